import { avatarsConstants } from '#generated/record-data/constants.gen.ts';
import { matchesTag } from '../../cms/media/entity-tag.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { visibleRow } from '../reading/visible-rows.ts';
import { fullId } from '../record-ids.ts';
import { readableObjectOf, viewerOf } from '../viewer.ts';
import { havePhotos, pictureOf } from './people.ts';

const CACHE_CONTROL = `private, max-age=${avatarsConstants.photoMaxAgeSeconds}`;

/** Serves the initials of somebody as a picture; 404 for a record that is something. */
export const getRecordAvatarPhoto: Handler<'getRecordAvatarPhoto'> = async ({ path, headers }, context) => {
  const id = fullId(path.recordId);
  const viewer = viewerOf(context);
  const definition = readableObjectOf(id, viewer);
  const row = havePhotos(definition) ? await visibleRow(context.store, definition, id, viewer) : undefined;
  if (!row) throw notFound();
  const { svg, version } = pictureOf(definition, row);
  const caching = { 'cache-control': CACHE_CONTROL, etag: `"${version}"` };
  if (matchesTag(headers['If-None-Match'], caching.etag)) return { status: 304, headers: caching };
  return { status: 200, headers: { ...caching, 'content-type': 'image/svg+xml' }, body: svg };
};
