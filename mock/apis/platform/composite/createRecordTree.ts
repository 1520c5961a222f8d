import type { components } from '#generated/platform/types.gen.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { readableObject, viewerOf } from '../../record-data/viewer.ts';
import { saveNewRecord } from '../../record-data/writing/save-new-record.ts';
import { ONE_OF_MANY, remembered } from './remembered.ts';
import { isUndone, type SaveResult, saveEach } from './save-each.ts';
import { type TreeRecord, treeRecords } from './tree-records.ts';

type Result = components['schemas']['TreeResult']['results'][number];

/** Creates records with those that refer to them; one refusal undoes all (PF-REST-20). */
export const createRecordTree: Handler<'createRecordTree'> = async ({ path, body }, context) => {
  const viewer = viewerOf(context);
  const records = treeRecords(body.records, readableObject(path.sObjectName, viewer), viewer);
  const ids = new Map<string, string>();
  const saved = await saveEach(records, true, context, async (record, inner) => {
    const referring = referenceOf(record, ids);
    // What its parent was refused for is told of the parent; all of them are undone then.
    if (!referring) return { success: true, errors: [] };
    const { apiName, fields, referenceId } = record;
    const { row } = await saveNewRecord({ apiName, fields: { ...fields, ...referring } }, inner, ONE_OF_MANY);
    ids.set(referenceId, row.Id);
    return { id: row.Id, success: true, errors: [] };
  });
  const refused = records.flatMap((record, index) => refusalOf(record, saved[index]));
  if (refused.length > 0) return { status: 400, body: { hasErrors: true, results: refused } };
  await remembered(saved, context);
  const results = records.map(({ referenceId }): Result => {
    const id = ids.get(referenceId);
    return { referenceId, ...(id !== undefined && { id }) };
  });
  return { status: 201, body: { hasErrors: false, results } };
};

/** The field by which a record refers to its parent; undefined where the parent was refused. */
function referenceOf(
  { parent }: TreeRecord,
  ids: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> | undefined {
  if (!parent) return {};
  const id = ids.get(parent.referenceId);
  return id === undefined ? undefined : { [parent.fieldName]: id };
}

function refusalOf({ referenceId }: TreeRecord, result: SaveResult | undefined): Result[] {
  if (!result || result.success || isUndone(result)) return [];
  return [{ referenceId, errors: result.errors }];
}
