import { getApplicationContext as operation } from '#generated/commerce/client.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireWebStore } from '../buyers/buyer.ts';
import { catalogueVersion, versionText } from '../catalogue/catalogue-version.ts';
import { applicationContext } from './application-context.ts';

const MAX_AGE_SECONDS = operation.cache.lifetimeMs / 1000;

export const getApplicationContext: Handler<'getApplicationContext'> = async ({ path }, context) => {
  const webStore = await requireWebStore(context, path.webstoreId);
  const version = versionText(await catalogueVersion(context.store));
  return {
    status: 200,
    headers: { 'cache-control': `private, max-age=${MAX_AGE_SECONDS}` },
    body: applicationContext(webStore, version, context.language),
  };
};
