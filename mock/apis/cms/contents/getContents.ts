import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { siteDelivery } from './delivery.ts';
import { readContents } from './read-contents.ts';

export const getContents: Handler<'getContents'> = async ({ path, query }, context) => {
  const delivery = await siteDelivery(context, path.siteId, query);
  return { status: 200, body: await readContents(context.store, delivery, query) };
};
