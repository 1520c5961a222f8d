import { getMediaLimits, mediaConstants } from '#generated/cms/constants.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { mediaFor } from '#mock/art/media/media-for.ts';
import { createMediaRenderer } from '#mock/art/media/render-media.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { readMockSettings } from '#mock/settings.ts';
import { publishedContent } from '../contents/published.ts';
import { matchesTag } from './entity-tag.ts';

const WIDEST = getMediaLimits.width.maximum;
const CACHE_CONTROL = `public, max-age=${mediaConstants.mediaMaxAgeSeconds}`;
/** Renders pictures and keeps the files beside the records, in the data folder of this process. */
const renderMedia = createMediaRenderer(readMockSettings().dataDir);

/** Serves a picture in width, density and format (SF-PICTURE-13). */
export const getMedia: Handler<'getMedia'> = async ({ path, query, headers }, { store, language }) => {
  const content = await publishedContent(store, path.contentKey, language);
  const media = content && mediaFor(content);
  if (!media) throw notFound();
  const { density, format = 'svg' } = query;
  const width = query.width === undefined ? undefined : Math.min(query.width * density, WIDEST);
  const rendered = await renderMedia(media, { format, ...(width === undefined ? {} : { width }) });
  const caching = { 'cache-control': CACHE_CONTROL, etag: rendered.eTag };
  if (matchesTag(headers['If-None-Match'], rendered.eTag)) return { status: 304, headers: caching };
  return { status: 200, headers: { ...caching, 'content-type': rendered.contentType }, body: rendered.bytes };
};
