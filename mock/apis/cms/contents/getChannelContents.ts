import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { channelDelivery } from './delivery.ts';
import { readContents } from './read-contents.ts';

export const getChannelContents: Handler<'getChannelContents'> = async ({ path, query }, context) => {
  const delivery = await channelDelivery(context, path.channelId, query);
  return { status: 200, body: await readContents(context.store, delivery, query) };
};
