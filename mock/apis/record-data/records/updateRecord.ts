import type { Handler } from '../../dispatch/handler.ts';
import { saveChanges } from '../writing/save-changes.ts';
import { savedAnswer } from './saved-answer.ts';

/** Changes fields of a record, unless it was changed since the caller read it. */
export const updateRecord: Handler<'updateRecord'> = async ({ path, query, headers, body }, context) => {
  const change = {
    recordId: path.recordId,
    input: body,
    ifUnmodifiedSince: headers['If-Unmodified-Since'],
  };
  return savedAnswer(await saveChanges(change, context, query), { ...query, status: 200 }, context);
};
