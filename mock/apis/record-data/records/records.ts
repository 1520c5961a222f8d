import { getRecordLimits } from '#generated/record-data/constants.gen.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { rememberUse } from '../recent-use/recent-use.ts';
import { fullId } from '../record-ids.ts';
import { readableObjectOf, viewerOf } from '../viewer.ts';
import { removeRecord } from '../writing/remove-record.ts';
import { saveChanges } from '../writing/save-changes.ts';
import { saveNewRecord } from '../writing/save-new-record.ts';
import { readRecords } from './read-records.ts';
import { refuseEmptyRequest } from './record-selection.ts';
import { savedAnswer } from './saved-answer.ts';

/** Reads one record by fields or by layout. */
export const getRecord: Handler<'getRecord'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const id = fullId(path.recordId);
  readableObjectOf(id, viewer);
  refuseEmptyRequest(query);
  const { pageSize = getRecordLimits.pageSize.default, updateMru, ...request } = query;
  const record = (await readRecords(context.store, { ...request, pageSize, ids: [id] }, viewer)).get(id);
  if (!record) throw notFound();
  if (updateMru) await rememberUse(context, { apiName: record.apiName, id });
  return { status: 200, body: record };
};

/** Creates a record of any object; what is wrong with its fields is answered field by field. */
export const createRecord: Handler<'createRecord'> = async ({ query, body }, context) =>
  savedAnswer(await saveNewRecord(body, context, query), { ...query, status: 201 }, context);

/** Changes fields of a record, unless it was changed since the caller read it. */
export const updateRecord: Handler<'updateRecord'> = async ({ path, query, headers, body }, context) => {
  const change = {
    recordId: path.recordId,
    input: body,
    ifUnmodifiedSince: headers['If-Unmodified-Since'],
  };
  return savedAnswer(await saveChanges(change, context, query), { ...query, status: 200 }, context);
};

/** Deletes a record, unless others need it. */
export const deleteRecord: Handler<'deleteRecord'> = async ({ path }, context) => {
  await removeRecord(path.recordId, context);
  return { status: 204 };
};
