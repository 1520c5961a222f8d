import type { FieldInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import type { Choice } from '../inputs/use-field-input.ts';

/** The records that have one value. */
export interface Lane {
  /** Empty for records without a value. */
  value: string;
  label: string;
  /** Whether a record can be given the value. */
  isTarget: boolean;
  rows: ConsoleRecord[];
}

/**
 * A lane for each choice in its order, after them one for each other value that records still have, and before them one
 * for records without a value, where there are any.
 *
 * @param laneOf what the board shows a record under, which a move changes before the platform has saved it
 */
export function lanesOf(
  { apiName }: Pick<FieldInfo, 'apiName'>,
  choices: readonly Choice[],
  rows: readonly ConsoleRecord[],
  laneOf: (row: ConsoleRecord) => string,
): Lane[] {
  const byValue = Map.groupBy(rows, laneOf);
  const offered = choices.map((choice) => ({
    ...choice,
    isTarget: true,
    rows: byValue.get(choice.value) ?? [],
  }));
  const others = [...byValue].filter(([value]) => !choices.some((choice) => choice.value === value));
  const kept = others.map(([value, held]) => ({
    value,
    label: (value && held[0]?.fields[apiName]?.displayValue) || value,
    isTarget: false,
    rows: held,
  }));
  return [...kept.filter(({ value }) => !value), ...offered, ...kept.filter(({ value }) => value)];
}
