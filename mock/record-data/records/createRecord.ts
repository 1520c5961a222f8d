import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { saveNewRecord } from '../writing/save-new-record.ts';
import { savedRecord } from '../writing/saved-record.ts';

/** Creates a record of any object; what is wrong with its fields is answered field by field. */
export const createRecord: Handler<'createRecord'> = async ({ query, body }, context) => {
  const { definition, row, sent } = await saveNewRecord(body, context);
  const also = query.includeFieldsInBody ? sent : [];
  return { status: 201, body: await savedRecord(context.store, definition, row.Id, also, viewerOf(context)) };
};
