import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { toLongId } from '../../../store/ids.ts';
import type { AnyWhere } from '../../../store/store.ts';
import type { RequestContext } from '../../dispatch/handler.ts';
import { reportDuplicates } from '../duplicates/report-duplicates.ts';
import { insufficientAccess, notFound } from '../faults.ts';
import { visibleRow } from '../reading/visible-rows.ts';
import { rememberUse } from '../recent-use/recent-use.ts';
import { fullId } from '../record-ids.ts';
import { readableObjectOf, viewerBefore, viewerOf } from '../viewer.ts';
import { accountOfActivity } from './account-of-activity.ts';
import { assignedValues } from './assigned-values.ts';
import { checkRecord } from './check-record.ts';
import { followChange } from './follow-write.ts';
import { changedSince, unmodifiedSince } from './precondition.ts';
import { readFields } from './read-fields.ts';
import { explainingConstraints } from './refusal.ts';
import type { Saved, SavingRules } from './save-new-record.ts';

type Input = Schemas['RecordUpdateInput'];

/** A change of one record. */
export interface RecordChange {
  readonly recordId: string;
  readonly input: Input;
  /** HTTP date of the version that was edited; a newer one refuses the change. */
  readonly ifUnmodifiedSince?: string | undefined;
  /** What the stored record has to be, in place of that; another one refuses the change. */
  readonly guard?: AnyWhere | undefined;
}

/**
 * Changes a record by the rules that every way of changing one obeys; it counts as used by who changes it.
 *
 * @throws 403 for a profile that may not, 404 for no record, 412 for a newer version, 400 with what is wrong field by
 *   field (PF-WRITE-01, PF-ERR-02)
 */
export async function saveChanges(
  { recordId, input, ifUnmodifiedSince, guard: given }: RecordChange,
  context: RequestContext,
  { useDefaultRule, isOneOfMany }: SavingRules = {},
): Promise<Saved> {
  const anyone = viewerOf(context);
  const { store, language } = context;
  const id = fullId(recordId);
  const definition = readableObjectOf(id, anyone);
  const viewer = viewerBefore(anyone, definition, id);
  if (!viewer.rights(definition).updateable) throw insufficientAccess();
  refuseOtherObject(input.apiName, definition);
  const guard = given ?? unmodifiedSince(ifUnmodifiedSince);
  const before = await visibleRow(store, definition, id, viewer);
  if (!before) throw notFound();
  const reading = readFields(definition, withoutOwnId(input.fields, id), 'update', viewer);
  const merged = { ...before, ...reading.values };
  const calculated = {
    ...(await assignedValues(store, definition, useDefaultRule)),
    ...(await accountOfActivity(store, definition, merged, reading.values)),
  };
  const record = { ...merged, ...calculated };
  const { allowSaveOnDuplicate } = input;
  const write = { definition, reading, record, before, allowSaveOnDuplicate };
  const duplicated = await checkRecord(store, write, viewer);
  const row = await explainingConstraints(definition, language, () =>
    store.update(definition.apiName, id, { ...reading.values, ...calculated }, guard),
  );
  if (!row) throw guard ? changedSince() : notFound();
  await followChange(context, definition, row, before);
  await reportDuplicates(store, definition, id, duplicated);
  if (!isOneOfMany) await rememberUse(context, { apiName: definition.apiName, id });
  return { definition, row, sent: Object.keys(reading.values) };
}

/** The object may be named along with the record in any case; another object's record has another id. */
function refuseOtherObject(apiName: string | null | undefined, definition: ObjectDefinition): void {
  if (!apiName || apiName.toLowerCase() === definition.apiName.toLowerCase()) return;
  const message = `The record is a ${definition.apiName}, not a ${apiName}.`;
  throw new PlatformFault(400, 'INVALID_TYPE', message);
}

/** The id may be sent along (RD-REC-22); another id is a field that nobody may change. */
function withoutOwnId({ Id, ...fields }: Input['fields'], id: string): Input['fields'] {
  return Id === undefined || toLongId(String(Id)) === id ? fields : { Id, ...fields };
}
