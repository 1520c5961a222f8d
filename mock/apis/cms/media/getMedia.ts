import { getMediaLimits, mediaConstants } from '#generated/cms/constants.gen.ts';
import { acceptedEncoding } from '#http/server/encoding.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { isInPreview } from '#mock/model/sessions/preview.ts';
import { matchesTag } from './entity-tag.ts';
import { renderMedia, requireMedia } from './published-media.ts';

const WIDEST = getMediaLimits.width.maximum;
const FOR_ALL = `public, max-age=${mediaConstants.mediaMaxAgeSeconds}`;
/** What only a preview shows is nobody else's to keep. */
const FOR_ONE = 'private, no-store';

/** Serves a picture in width, density and format (SF-PICTURE-13), drawings compressed. */
export const getMedia: Handler<'getMedia'> = async ({ path, query, headers }, context) => {
  const isPreview = isInPreview(context.session);
  const { media, isPublished } = await requireMedia(context.store, path.contentKey, {
    language: context.language,
    isPreview,
  });
  const { density, format = 'svg' } = query;
  const width = query.width === undefined ? undefined : Math.min(query.width * density, WIDEST);
  const encoding = acceptedEncoding(headers['Accept-Encoding']);
  const rendered = await renderMedia(media, { format, encoding, ...(width === undefined ? {} : { width }) });
  const caching = {
    'cache-control': isPublished ? FOR_ALL : FOR_ONE,
    etag: rendered.eTag,
    vary: 'accept-encoding',
  };
  if (matchesTag(headers['If-None-Match'], rendered.eTag)) return { status: 304, headers: caching };
  const packing = rendered.encoding && { 'content-encoding': rendered.encoding };
  const type = { 'content-type': rendered.contentType };
  return { status: 200, headers: { ...caching, ...type, ...packing }, body: rendered.bytes };
};
