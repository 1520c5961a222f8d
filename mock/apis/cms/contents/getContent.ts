import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { siteDelivery } from './delivery.ts';
import { readContent } from './read-content.ts';

export const getContent: Handler<'getContent'> = async ({ path, query }, context) => {
  const delivery = await siteDelivery(context, path.siteId, query);
  return { status: 200, body: await readContent(context.store, delivery, path.contentKeyOrId, query) };
};
