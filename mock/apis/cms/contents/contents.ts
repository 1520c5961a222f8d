import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { channelDelivery, siteDelivery } from './delivery.ts';
import { readContent } from './read-content.ts';
import { readContents } from './read-contents.ts';

export const getContent: Handler<'getContent'> = async ({ path, query }, context) => {
  const delivery = await siteDelivery(context, path.siteId, query);
  return { status: 200, body: await readContent(context.store, delivery, path.contentKeyOrId, query) };
};

export const getContents: Handler<'getContents'> = async ({ path, query }, context) => {
  const delivery = await siteDelivery(context, path.siteId, query);
  return { status: 200, body: await readContents(context.store, delivery, query) };
};

export const getChannelContent: Handler<'getChannelContent'> = async ({ path, query }, context) => {
  const delivery = await channelDelivery(context, path.channelId, query);
  return { status: 200, body: await readContent(context.store, delivery, path.contentKeyOrId, query) };
};

export const getChannelContents: Handler<'getChannelContents'> = async ({ path, query }, context) => {
  const delivery = await channelDelivery(context, path.channelId, query);
  return { status: 200, body: await readContents(context.store, delivery, query) };
};
