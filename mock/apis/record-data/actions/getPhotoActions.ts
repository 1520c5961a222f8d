import { getPhotoActions as operation } from '#generated/record-data/client.gen.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { readAssociations } from '../avatars/avatar.ts';
import { mayChangePhoto } from '../avatars/may-change-photo.ts';
import { viewerOf } from '../viewer.ts';
import { actionRequest } from './action-request.ts';
import { placed } from './button.ts';
import { actionCollections } from './collections.ts';
import { sourceRecords } from './source-records.ts';
import { photoButtons } from './standard-buttons.ts';

/** Lists what can be done with the photos of records. */
export const getPhotoActions: Handler<'getPhotoActions'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const request = actionRequest(query);
  const records = await sourceRecords(context.store, path.recordIds, viewer);
  const ids = records.map(({ id }) => id);
  const photos = await readAssociations(context.store, ids);
  const collections = records.map(({ id, definition }) => {
    const allowed = mayChangePhoto(id, definition, viewer);
    const buttons = allowed ? photoButtons(definition, photos.has(id), viewer) : [];
    const place = { context: 'Photo', source: id, key: id } as const;
    return { path: { recordIds: id }, actions: placed(buttons, place, request) };
  });
  return { status: 200, body: actionCollections(operation, request, { recordIds: ids }, collections) };
};
