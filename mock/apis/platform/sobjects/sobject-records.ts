import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../../record-data/viewer.ts';
import { removeRecord } from '../../record-data/writing/remove-record.ts';
import { saveChanges } from '../../record-data/writing/save-changes.ts';
import { saveNewRecord } from '../../record-data/writing/save-new-record.ts';
import { explained } from '../records/explained.ts';
import { recordOf } from '../records/record-of.ts';
import { writtenFields } from '../records/written-fields.ts';
import { guardOf } from './conditions/guard.ts';

/** Creates a record by the rules of every record (PF-REST-05). */
export const createSObjectRecord: Handler<'createSObjectRecord'> = async ({ path, body }, context) => {
  const input = { apiName: path.sObjectName, fields: writtenFields(body), allowSaveOnDuplicate: false };
  const { row } = await explained(() => saveNewRecord(input, context));
  return { status: 201, body: { id: row.Id, success: true, errors: [] } };
};

/** Changes fields of a record by the same rules, unless it is another version than was read (PF-REST-21). */
export const updateSObjectRecord: Handler<'updateSObjectRecord'> = async (
  { path, body, headers },
  context,
) => {
  const record = recordOf(path.sObjectName, path.recordId, viewerOf(context));
  const guard = await guardOf(record, headers, context);
  const input = { fields: writtenFields(body), allowSaveOnDuplicate: false };
  await explained(() => saveChanges({ recordId: record.id, input, guard }, context));
  return { status: 204 };
};

/** Deletes a record, unless others need it. */
export const deleteSObjectRecord: Handler<'deleteSObjectRecord'> = async ({ path }, context) => {
  const { id } = recordOf(path.sObjectName, path.recordId, viewerOf(context));
  await explained(() => removeRecord(id, context));
  return { status: 204 };
};
