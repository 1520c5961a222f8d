import type { FieldInfo, InputFields } from '#client/records/types.ts';

/**
 * What a mass change writes: the values entered for the chosen fields, and nothing into those that shall be emptied. A
 * box that is not ticked says no.
 *
 * @param emptied API names of the fields to empty
 */
export function massValues(
  chosen: readonly Pick<FieldInfo, 'apiName' | 'dataType'>[],
  entered: InputFields,
  emptied: ReadonlySet<string>,
): InputFields {
  return Object.fromEntries(
    chosen.map(({ apiName, dataType }) => {
      if (dataType === 'Boolean') return [apiName, entered[apiName] === true];
      return [apiName, emptied.has(apiName) ? null : (entered[apiName] ?? null)];
    }),
  );
}

/** Whether a field can be emptied in many records at once; emptying is chosen, never the absence of a value. */
export const mayBeEmptied = ({ required, dataType }: Pick<FieldInfo, 'required' | 'dataType'>): boolean =>
  !required && dataType !== 'Boolean';
