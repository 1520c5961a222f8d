import { getMediaLimits, mediaConstants } from '#generated/cms/constants.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { matchesTag } from './entity-tag.ts';
import { renderMedia, requireMedia } from './published-media.ts';

const WIDEST = getMediaLimits.width.maximum;
const CACHE_CONTROL = `public, max-age=${mediaConstants.mediaMaxAgeSeconds}`;

/** Serves a picture in width, density and format (SF-PICTURE-13). */
export const getMedia: Handler<'getMedia'> = async ({ path, query, headers }, { store, language }) => {
  const media = await requireMedia(store, path.contentKey, language);
  const { density, format = 'svg' } = query;
  const width = query.width === undefined ? undefined : Math.min(query.width * density, WIDEST);
  const rendered = await renderMedia(media, { format, ...(width === undefined ? {} : { width }) });
  const caching = { 'cache-control': CACHE_CONTROL, etag: rendered.eTag };
  if (matchesTag(headers['If-None-Match'], rendered.eTag)) return { status: 304, headers: caching };
  return { status: 200, headers: { ...caching, 'content-type': rendered.contentType }, body: rendered.bytes };
};
