import { findRecordType } from '../../../model/metadata/record-types.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { targetOf } from '../../../objects/index.ts';
import { objectOfId, toLongId } from '../../../store/ids.ts';
import type { Value } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { readRows } from '../reading/read-rows.ts';
import { ValueFault } from './value-fault.ts';

interface Link {
  readonly name: string;
  readonly id: string;
  /** Undefined for the id of an object that the field does not refer to. */
  readonly to: ObjectDefinition | undefined;
}

/**
 * References that lead to no record or to one of another object, by field, those to a record of any object included; one
 * query per object referred to.
 */
export async function referenceFaults(
  store: Store,
  definition: ObjectDefinition,
  values: Readonly<Record<string, Value>>,
  { userId }: Pick<Viewer, 'userId'>,
): Promise<Map<string, ValueFault>> {
  const faults = new Map<string, ValueFault>();
  const links = linksOf(definition, values);
  for (const { name, id, to } of links) {
    if (!to) faults.set(name, new ValueFault('FIELD_INTEGRITY_EXCEPTION', 'wrongObject'));
    else if (name === 'RecordTypeId' && !isOwnRecordType(definition, id))
      faults.set(name, new ValueFault('INVALID_CROSS_REFERENCE_KEY', 'otherRecordType'));
  }
  // A record type is what its definition says, and whoever asks is there: nothing is asked of the database for them.
  const plausible = links.filter(
    ({ name, id }) => !faults.has(name) && name !== 'RecordTypeId' && id !== userId,
  );
  for (const [to, group] of Map.groupBy(plausible, (link) => link.to)) {
    if (!to) continue;
    const found = await readRows(
      store,
      to,
      ['Id'],
      group.map(({ id }) => id),
    );
    for (const { name, id } of group) {
      if (!found.has(id)) faults.set(name, new ValueFault('INVALID_CROSS_REFERENCE_KEY', 'unknownRecord'));
    }
  }
  return faults;
}

function isOwnRecordType(definition: ObjectDefinition, id: string): boolean {
  const recordType = findRecordType(definition, id);
  return recordType !== undefined && recordType !== 'master' && (recordType.isAvailable ?? true);
}

function linksOf({ fields }: ObjectDefinition, values: Readonly<Record<string, Value>>): Link[] {
  return Object.entries(values).flatMap(([name, id]): Link[] => {
    if (typeof id !== 'string') return [];
    const { reference, rule } = fields[name] ?? {};
    if (rule === 'recordId') return [{ name, id: toLongId(id) ?? id, to: objectOfId(id) }];
    return reference ? [{ name, id, to: targetOf(reference, id) }] : [];
  });
}
