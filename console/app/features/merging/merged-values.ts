import type { FieldInfo, InputFields } from '#client/records/types.ts';
import { type ConsoleRecord, changedValues } from '../../data/record.ts';
import type { PlacedField } from '../record/layout-fields.ts';

/** A field in which records differ. */
export interface DifferingField extends PlacedField {
  /** Whether the value of another record can be taken over. */
  isOpen: boolean;
}

/** The fields of the layout in which the records differ, each once. */
export function differingFields(
  records: readonly ConsoleRecord[],
  fields: readonly PlacedField[],
): DifferingField[] {
  const [first, ...others] = records;
  const differing = new Set(
    others.flatMap((other) => [
      ...Object.keys(changedValues(first?.values ?? {}, other.values)),
      ...Object.keys(changedValues(other.values, first?.values ?? {})),
    ]),
  );
  const byName = new Map(fields.map((placed) => [placed.field.apiName, placed]));
  return [...byName.values()]
    .filter(({ field }) => differing.has(field.apiName))
    .map((placed) => ({ ...placed, isOpen: placed.field.updateable }));
}

/** Which record a field is taken from unless somebody chooses: the one that stays, or the first that has a value. */
export const usualSource = (
  { apiName }: Pick<FieldInfo, 'apiName'>,
  masterId: string,
  records: readonly ConsoleRecord[],
): string => {
  const filled = records.filter(({ values }) => values[apiName] !== null && values[apiName] !== '');
  return (filled.find(({ id }) => id === masterId) ?? filled[0])?.id ?? masterId;
};

/**
 * What the record that stays takes over of the others.
 *
 * @param sources ids of the records that fields are taken from, by field
 */
export function takenValues(
  masterId: string,
  records: readonly ConsoleRecord[],
  fields: readonly DifferingField[],
  sources: Readonly<Record<string, string>>,
): InputFields {
  const taken = fields
    .filter(({ isOpen }) => isOpen)
    .map(
      ({ field }) =>
        [field.apiName, sources[field.apiName] ?? usualSource(field, masterId, records)] as const,
    )
    .filter(([, source]) => source !== masterId);
  return Object.fromEntries(
    taken.map(([name, source]) => [name, records.find(({ id }) => id === source)?.values[name] ?? null]),
  );
}
