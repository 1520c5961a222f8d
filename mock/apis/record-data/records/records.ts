import { getRecordLimits } from '#generated/record-data/constants.gen.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { isVisible } from '../reading/visible-rows.ts';
import { rememberUse } from '../recent-use/recent-use.ts';
import { fullId } from '../record-ids.ts';
import { readableObjectOf, viewerOf } from '../viewer.ts';
import { removeRecord } from '../writing/remove-record.ts';
import { saveChanges } from '../writing/save-changes.ts';
import { type Saved, saveNewRecord } from '../writing/save-new-record.ts';
import { savedRecord } from '../writing/saved-record.ts';
import { readRecords } from './read-records.ts';
import { refuseEmptyRequest } from './record-selection.ts';
import { refuseMails } from './refuse-mails.ts';

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
export const createRecord: Handler<'createRecord'> = async ({ query, body }, context) => {
  refuseMails(query);
  return savedAnswer(await saveNewRecord(body, context, query), { ...query, status: 201 }, context);
};

/** Changes fields of a record, unless it was changed since the caller read it. */
export const updateRecord: Handler<'updateRecord'> = async ({ path, query, headers, body }, context) => {
  refuseMails(query);
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

type Answer<Status extends 200 | 201> =
  | { readonly status: Status; readonly body: Schemas['Record'] }
  | { readonly status: 204 };

/** How a caller wants a saved record to be answered. */
interface AnswerWish<Status extends 200 | 201> {
  readonly status: Status;
  readonly handleOwnerChange?: boolean | undefined;
  readonly includeFieldsInBody?: boolean | undefined;
}

/**
 * The answer to a write: the record, or 204 if it is out of the writer's sight afterwards and the caller is ready for
 * that (RD-REC-13). A caller who is not has nothing saved.
 *
 * @throws 404 for a record out of sight
 */
async function savedAnswer<Status extends 200 | 201>(
  { definition, row, sent }: Saved,
  { status, handleOwnerChange, includeFieldsInBody }: AnswerWish<Status>,
  context: RequestContext,
): Promise<Answer<Status>> {
  const viewer = viewerOf(context);
  if (await isVisible(context.store, definition, row.Id, viewer)) {
    const also = includeFieldsInBody ? sent : [];
    return { status, body: await savedRecord(context.store, definition, row.Id, also, viewer) };
  }
  if (handleOwnerChange) return { status: 204 };
  throw notFound();
}
