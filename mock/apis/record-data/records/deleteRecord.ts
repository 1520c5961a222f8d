import type { Handler } from '../../dispatch/handler.ts';
import { removeRecord } from '../writing/remove-record.ts';

/** Deletes a record, unless others need it. */
export const deleteRecord: Handler<'deleteRecord'> = async ({ path }, context) => {
  await removeRecord(path.recordId, context);
  return { status: 204 };
};
