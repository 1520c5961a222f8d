import type { Handler } from '../../dispatch/handler.ts';
import { saveNewRecord } from '../writing/save-new-record.ts';
import { savedAnswer } from './saved-answer.ts';

/** Creates a record of any object; what is wrong with its fields is answered field by field. */
export const createRecord: Handler<'createRecord'> = async ({ query, body }, context) =>
  savedAnswer(await saveNewRecord(body, context, query), { ...query, status: 201 }, context);
