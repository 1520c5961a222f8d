import type { Field, FieldType } from '../../../objects/definition/index.ts';
import type { Value } from '../../../store/row.ts';

const NUMBERS: readonly FieldType[] = ['Currency', 'Double', 'Int', 'Percent'];
/** Characters of a moment up to its milliseconds. */
const TO_MILLISECONDS = 23;

/** A stored value as records are answered with it: numbers as such, moments with the offset that clients expect. */
export function apiValue({ type }: Pick<Field, 'type'>, value: Value | undefined): Value {
  if (value === undefined || value === null) return null;
  if (NUMBERS.includes(type)) return Number(value);
  if (type === 'DateTime') return `${String(value).slice(0, TO_MILLISECONDS)}+0000`;
  return value;
}
