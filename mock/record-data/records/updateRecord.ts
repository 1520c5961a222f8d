import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { saveChanges } from '../writing/save-changes.ts';
import { savedRecord } from '../writing/saved-record.ts';

/** Changes fields of a record, unless it was changed since the caller read it. */
export const updateRecord: Handler<'updateRecord'> = async ({ path, query, headers, body }, context) => {
  const change = {
    recordId: path.recordId,
    input: body,
    ifUnmodifiedSince: headers['If-Unmodified-Since'],
  };
  const { definition, row, sent } = await saveChanges(change, context);
  const also = query.includeFieldsInBody ? sent : [];
  return { status: 200, body: await savedRecord(context.store, definition, row.Id, also, viewerOf(context)) };
};
