import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Field, ObjectDefinition } from '../../../objects/definition/index.ts';
import type { Value } from '../../../store/row.ts';
import type { MessageKey } from './messages.ts';
import { ValueFault } from './value-fault.ts';

type Values = Readonly<Record<string, Value | undefined>>;

/**
 * Values that do not go together, by field: a least quantity above the largest one, an end before its beginning. Judged
 * is what the write touches; of two written fields the upper one is at fault.
 *
 * @param record the record as it will be
 * @param written the values that the write sets
 */
export function orderFaults(
  { fields, ascending }: ObjectDefinition,
  { record, written }: { readonly record: Values; readonly written: Values },
  { language }: Viewer,
): Map<string, ValueFault> {
  const faults = new Map<string, ValueFault>();
  for (const [lower, upper] of ascending) {
    const at = upper in written ? upper : lower;
    if (!(at in written) || isAscending(fields[lower], record[lower], record[upper])) continue;
    const other = fields[at === upper ? lower : upper]?.label[language] ?? '';
    faults.set(at, new ValueFault('FIELD_INTEGRITY_EXCEPTION', reason(fields[at], at === upper), { other }));
  }
  return faults;
}

function isAscending(field: Field | undefined, lower: Value | undefined, upper: Value | undefined): boolean {
  if ((lower ?? null) === null || (upper ?? null) === null) return true;
  const size = isTime(field) ? (value: Value | undefined) => Date.parse(String(value)) : Number;
  return size(lower) <= size(upper);
}

function reason(field: Field | undefined, isUpper: boolean): MessageKey {
  if (isTime(field)) return isUpper ? 'notBefore' : 'notAfter';
  return isUpper ? 'notBelow' : 'notAbove';
}

function isTime(field: Field | undefined): boolean {
  return field?.type === 'Date' || field?.type === 'DateTime';
}
