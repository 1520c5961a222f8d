import { findRecordType, offeredValues } from '../../../model/metadata/record-types.ts';
import { visibleFields } from '../../../model/metadata/visible-fields.ts';
import type { Field, ObjectDefinition, PicklistValue } from '../../../objects/definition/index.ts';
import type { Value } from '../../../store/row.ts';
import { ValueFault } from './value-fault.ts';

type Values = Readonly<Record<string, Value | undefined>>;

/**
 * Picklist values of a record that its record type or a controlling field does not offer, by field. Judged is what the
 * write touches: the field itself, its controlling field, or the record type.
 *
 * @param record the record as it will be
 * @param written the values that the write sets
 */
export function choiceFaults(
  definition: ObjectDefinition,
  record: Values,
  written: Values,
): Map<string, ValueFault> {
  const faults = new Map<string, ValueFault>();
  for (const [name, field] of visibleFields(definition)) {
    const { picklist } = field;
    const touched = [name, picklist?.controlledBy ?? name, 'RecordTypeId'].some((one) => one in written);
    const refused = picklist && touched ? refusedValue(definition, name, field, record) : undefined;
    if (refused === undefined) continue;
    const details = { value: refused };
    faults.set(name, new ValueFault('INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST', 'notOffered', details));
  }
  return faults;
}

function refusedValue(
  definition: ObjectDefinition,
  name: string,
  field: Field,
  record: Values,
): string | undefined {
  const value = record[name] ?? null;
  if (value === null) return undefined;
  const recordType = findRecordType(definition, String(record.RecordTypeId ?? '')) ?? 'master';
  const offered = offeredValues(definition, name, recordType).filter((one) => isValid(one, field, record));
  const chosen = field.type === 'MultiPicklist' ? String(value).split(';') : [String(value)];
  return chosen.find((one) => !offered.some((known) => known.value === one));
}

function isValid({ validFor }: PicklistValue, { picklist }: Field, record: Values): boolean {
  if (!picklist?.controlledBy || !validFor) return true;
  return validFor.includes(String(record[picklist.controlledBy] ?? ''));
}
