import { defaultRecordTypeId } from '../../../model/metadata/record-types.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { AnyRow, Value } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import type { RequestContext } from '../../dispatch/handler.ts';
import { reportDuplicates } from '../duplicates/report-duplicates.ts';
import { insufficientAccess } from '../faults.ts';
import { rememberUse } from '../recent-use/recent-use.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { accountOfActivity } from './account-of-activity.ts';
import { answerOf } from './answered-case.ts';
import { assignedValues } from './assigned-values.ts';
import { checkRecord } from './check-record.ts';
import { followCreation, isFollowed } from './follow-write.ts';
import { readFields } from './read-fields.ts';
import { explainingConstraints } from './refusal.ts';

/** A record that was written. */
export interface Saved {
  readonly definition: ObjectDefinition;
  readonly row: AnyRow;
  /** Names of the fields that the request set. */
  readonly sent: readonly string[];
}

/** What the caller wants to happen beside saving. */
export interface SavingRules {
  /** Whether the default assignment rule decides who owns the record. */
  readonly useDefaultRule?: boolean | undefined;
  /** Whether the caller remembers the use itself, as that of several records at once. */
  readonly isOneOfMany?: boolean | undefined;
  /**
   * Whether new records may be stored together, each at the latest before the next statement: what the tables refuse is
   * then thrown as a ConstraintError by whatever comes next, and nothing but the id is known of a record stored so. What
   * is refused for any other reason has left nothing behind.
   */
  readonly isGathered?: boolean | undefined;
}

/**
 * Creates a record by the rules that every way of creating one obeys; it counts as used by who creates it.
 *
 * @throws 403 for a profile that may not, 400 with what is wrong field by field (PF-ERR-02)
 */
export async function saveNewRecord(
  input: Schemas['RecordCreateInput'],
  context: RequestContext,
  { useDefaultRule, isOneOfMany, isGathered }: SavingRules = {},
): Promise<Saved> {
  const viewer = viewerOf(context);
  const { store, language } = context;
  const definition = readableObject(input.apiName, viewer);
  if (!viewer.rights(definition).createable) throw insufficientAccess();
  const reading = readFields(definition, input.fields, 'create', viewer);
  const given = { ...presets(definition), ...withoutEmpty(reading.values) };
  const calculated = {
    ...(await assignedValues(store, definition, useDefaultRule)),
    ...(await accountOfActivity(store, definition, given, reading.values)),
    ...(await answerOf(context, definition, given)),
  };
  const record = { ...given, ...calculated };
  const { allowSaveOnDuplicate } = input;
  const write = { definition, reading, record, allowSaveOnDuplicate };
  const duplicated = await checkRecord(store, write, viewer);
  const values = { ...reading.values, ...calculated };
  const writeNow = async (inner: Store): Promise<AnyRow> => {
    const insert = () => inner.insert(definition.apiName, values);
    const row = await explainingConstraints(definition, language, insert);
    await reportDuplicates(inner, definition, row.Id, duplicated);
    await followCreation({ ...context, store: inner }, definition, row);
    return row;
  };
  const isAlone = duplicated.length === 0 && !isFollowed(definition);
  const writeLater = async () => ({ Id: await store.insertLater(definition.apiName, values) });
  const row = await (!isGathered ? writeNow(store) : isAlone ? writeLater() : store.transaction(writeNow));
  if (!isOneOfMany) await rememberUse(context, { apiName: definition.apiName, id: row.Id });
  return { definition, row, sent: Object.keys(reading.values) };
}

/** What a new record has unless the request says otherwise, as far as choices depend on it. */
function presets(definition: ObjectDefinition): Record<string, Value> {
  const values = Object.entries(definition.fields).flatMap(([name, { default: preset, type }]) =>
    preset === undefined || type === 'Reference' ? [] : [[name, preset]],
  );
  return { ...Object.fromEntries(values), RecordTypeId: defaultRecordTypeId(definition) };
}

function withoutEmpty(values: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
