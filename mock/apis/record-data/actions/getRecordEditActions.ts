import { getRecordEditActions as operation } from '#generated/record-data/client.gen.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { actionRequest } from './action-request.ts';
import { placed } from './button.ts';
import { actionCollections } from './collections.ts';
import { sourceRecords } from './source-records.ts';
import { editFormButtons } from './standard-buttons.ts';

/** Lists the buttons of the form for existing records. */
export const getRecordEditActions: Handler<'getRecordEditActions'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const request = actionRequest(query);
  const records = await sourceRecords(context.store, path.recordIds, viewer);
  const collections = records.map(({ id, definition }) => {
    const place = { context: 'RecordEdit', source: id, key: id } as const;
    return { path: { recordIds: id }, actions: placed(editFormButtons(definition, viewer), place, request) };
  });
  const all = { recordIds: records.map(({ id }) => id) };
  return { status: 200, body: actionCollections(operation, request, all, collections) };
};
