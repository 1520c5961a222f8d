import type { Field, Label } from '../../objects/definition/index.ts';
import type { Value } from '../../store/row.ts';

/** The value of a list condition as a person reads it: the label of a picklist value, nothing for an empty field. */
export function operandLabel(field: Field, value: Value, language: keyof Label): string {
  if (value === null) return '';
  const known = field.picklist?.values.find((one) => one.value === value);
  return known?.label[language] ?? String(value);
}
