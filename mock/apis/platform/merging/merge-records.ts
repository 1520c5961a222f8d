import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { insufficientAccess, notFound } from '#mock/apis/record-data/faults.ts';
import { visibleRows } from '#mock/apis/record-data/reading/visible-rows.ts';
import { fullId } from '#mock/apis/record-data/record-ids.ts';
import { readableObjectOf, viewerOf } from '#mock/apis/record-data/viewer.ts';
import { removeRecord } from '#mock/apis/record-data/writing/remove-record.ts';
import { saveChanges } from '#mock/apis/record-data/writing/save-changes.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { ObjectDefinition } from '#mock/objects/definition/index.ts';
import { moveRelated } from './move-related.ts';

/** Objects whose records can be merged. */
export const MERGED: readonly string[] = ['Account', 'Case', 'Contact', 'Lead'];
/** Records that go into another at once. */
const MOST_MERGED = 2;

export interface MergeWish {
  readonly masterId: string;
  /** Records that go into it. */
  readonly mergedIds: readonly string[];
  /** What the master takes over: texts by field, null to empty one. */
  readonly values: Readonly<Record<string, string | null>>;
}

export interface Merged {
  readonly mergedRecordIds: string[];
  /** Records that belonged to the others and belong to the master now. */
  readonly updatedRelatedIds: string[];
}

/**
 * Makes one record of up to three: the master takes over the values and what refers to the others, which are deleted
 * then and can be restored, but not with what was theirs. Runs in a transaction of the caller.
 *
 * @throws PlatformFault 400 for records that do not go together, 403 for a profile that may not change or delete them,
 *   404 for no record; what refuses a change or a deletion refuses the merge
 */
export async function mergeRecords(wish: MergeWish, context: RequestContext): Promise<Merged> {
  const viewer = viewerOf(context);
  const masterId = fullId(wish.masterId);
  const mergedIds = [...new Set(wish.mergedIds.map(fullId))];
  const definition = readableObjectOf(masterId, viewer);
  refuseOthers(definition, masterId, mergedIds);
  const { updateable, deletable } = viewer.rights(definition);
  if (!updateable || !deletable) throw insufficientAccess();
  const asked = [masterId, ...mergedIds];
  if ((await visibleRows(context.store, definition, asked, viewer)).length < asked.length) throw notFound();
  const updatedRelatedIds = await moveRelated(context.store, definition, mergedIds, masterId);
  const fields = typed(definition, wish.values);
  if (Object.keys(fields).length > 0) {
    const input = { apiName: definition.apiName, fields, allowSaveOnDuplicate: true };
    await saveChanges({ recordId: masterId, input }, context);
  }
  for (const id of mergedIds) await removeRecord(id, context);
  return { mergedRecordIds: mergedIds, updatedRelatedIds };
}

function refuseOthers(
  { apiName, keyPrefix }: ObjectDefinition,
  masterId: string,
  mergedIds: readonly string[],
): void {
  const refused = (message: string) => new PlatformFault(400, 'INVALID_OPERATION', message);
  if (!MERGED.includes(apiName)) throw refused(`Records of ${apiName} cannot be merged.`);
  if (mergedIds.length === 0 || mergedIds.length > MOST_MERGED)
    throw refused(`One or ${MOST_MERGED} records can be merged into another.`);
  if (mergedIds.includes(masterId)) throw refused('A record cannot be merged into itself.');
  if (mergedIds.some((id) => !id.startsWith(keyPrefix)))
    throw refused(`All records of a merge must be of ${apiName}.`);
}

const NUMBERS = ['Currency', 'Double', 'Int', 'Percent'];

/** Values as a write takes them: XML has texts only. */
function typed({ fields }: ObjectDefinition, values: MergeWish['values']) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const type = fields[name]?.type ?? '';
      if (value === null || value === '') return [name, null];
      if (type === 'Boolean') return [name, value === 'true' || value === '1'];
      return [name, NUMBERS.includes(type) && !Number.isNaN(Number(value)) ? Number(value) : value];
    }),
  );
}
