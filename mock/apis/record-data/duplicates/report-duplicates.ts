import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { nameField } from '../../../objects/index.ts';
import type { Store } from '../../../store/store.ts';
import type { Match } from './find-matches.ts';

/** A set needs two records to be one. */
const FEWEST = 2;

/**
 * Lists a record that was saved although it duplicates others, where the rule says so, for whoever cleans up. What is
 * listed by the same rule already gets one record more.
 */
export async function reportDuplicates(
  store: Store,
  definition: ObjectDefinition,
  recordId: string,
  matches: readonly Match[],
): Promise<void> {
  for (const { rule, consequence, ids } of matches) {
    if (!consequence.operations.includes('Report')) continue;
    const all = [...ids, recordId];
    const setId = await setOf(store, definition, rule.name, all);
    await addItems(store, definition, setId, all);
  }
}

/** Strikes a record that is gone off every list; a set with one record left is none. */
export async function forgetDuplicates(store: Store, recordId: string): Promise<void> {
  const items = await store.find('DuplicateRecordItem', { where: { RecordId: recordId } });
  for (const { Id, DuplicateRecordSetId } of items) {
    await store.delete('DuplicateRecordItem', Id);
    const left = await store.count('DuplicateRecordItem', { DuplicateRecordSetId });
    if (left < FEWEST) await store.delete('DuplicateRecordSet', DuplicateRecordSetId);
  }
}

async function setOf(
  store: Store,
  { apiName }: ObjectDefinition,
  rule: string,
  recordIds: readonly string[],
): Promise<string> {
  const items = await store.find('DuplicateRecordItem', { where: { RecordId: recordIds } });
  const ids = items.map(({ DuplicateRecordSetId }) => DuplicateRecordSetId);
  const known = await store.findOne('DuplicateRecordSet', { where: { Id: ids, DuplicateRule__c: rule } });
  const values = { ObjectApiName__c: apiName, DuplicateRule__c: rule };
  return (known ?? (await store.insert('DuplicateRecordSet', values))).Id;
}

async function addItems(
  store: Store,
  definition: ObjectDefinition,
  DuplicateRecordSetId: string,
  recordIds: readonly string[],
): Promise<void> {
  const listed = await store.find('DuplicateRecordItem', { where: { DuplicateRecordSetId } });
  const known = new Set(listed.map(({ RecordId }) => RecordId));
  const rows = await store.getMany(
    definition.apiName,
    recordIds.filter((id) => !known.has(id)),
  );
  const items = rows.map((row) => ({
    Name: String(row[nameField(definition)] ?? row.Id),
    RecordId: row.Id,
    DuplicateRecordSetId,
  }));
  await store.insertMany('DuplicateRecordItem', items);
}
