import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { channelDelivery } from '../contents/delivery.ts';
import { renderMedia, requireMedia } from '../media/published-media.ts';

/** Serves a picture of a channel as it was made (PF-CMS-87). */
export const getChannelMedia: Handler<'getChannelMedia'> = async ({ path, query }, context) => {
  const delivery = await channelDelivery(context, path.channelId, query);
  const { media } = await requireMedia(context.store, path.mediaGUID, delivery);
  const { bytes, contentType } = await renderMedia(media, { format: 'svg' });
  return { status: 200, headers: { 'content-type': contentType }, body: bytes };
};
