import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { channelDelivery } from './delivery.ts';
import { readContent } from './read-content.ts';

export const getChannelContent: Handler<'getChannelContent'> = async ({ path, query }, context) => {
  const delivery = await channelDelivery(context, path.channelId, query);
  return { status: 200, body: await readContent(context.store, delivery, path.contentKeyOrId, query) };
};
