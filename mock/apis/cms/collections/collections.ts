import {
  getChannelContentCollection as ofChannel,
  getContentCollection as ofSite,
} from '#generated/cms/client.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { channelDelivery, siteDelivery } from '../contents/delivery.ts';
import { pageAddress } from '../contents/pages.ts';
import { readCollection } from './read-collection.ts';

export const getContentCollection: Handler<'getContentCollection'> = async (input, context) => {
  const { path, query } = input;
  const delivery = await siteDelivery(context, path.siteId, query);
  const address = pageAddress(ofSite, input, { name: 'pageToken' });
  const chosen = { keyOrId: path.collectionKeyOrId, page: query.pageToken, pageSize: query.pageSize };
  return { status: 200, body: await readCollection(context.store, delivery, chosen, address) };
};

export const getChannelContentCollection: Handler<'getChannelContentCollection'> = async (input, context) => {
  const { path, query } = input;
  const delivery = await channelDelivery(context, path.channelId, query);
  const address = pageAddress(ofChannel, input, { name: 'pageToken' });
  const chosen = { keyOrId: path.collectionKeyOrId, page: query.pageToken, pageSize: query.pageSize };
  return { status: 200, body: await readCollection(context.store, delivery, chosen, address) };
};
