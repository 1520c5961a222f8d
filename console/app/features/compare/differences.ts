import type { ConsoleRecord } from '../../data/record.ts';
import { changedValues } from '../../data/record.ts';
import type { PlacedField } from '../record/layout-fields.ts';

/** One field of two records beside each other. */
export interface ComparedField {
  placed: PlacedField;
  isDifferent: boolean;
}

/** The fields that either layout shows, in the order of the first, each with whether the records differ in it. */
export function comparedFields(
  one: ConsoleRecord,
  other: ConsoleRecord,
  fields: readonly PlacedField[],
): ComparedField[] {
  const differing = {
    ...changedValues(one.values, other.values),
    ...changedValues(other.values, one.values),
  };
  const byName = new Map(fields.map((placed) => [placed.field.apiName, placed]));
  return [...byName.values()].map((placed) => ({
    placed,
    isDifferent: placed.field.apiName in differing,
  }));
}
