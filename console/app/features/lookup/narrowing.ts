import type { FieldInfo, InputFields } from '#client/records/types.ts';

type Filtered = Pick<FieldInfo, 'filteredLookupInfo'>;

/** The fields that are known to narrow which records a reference field can refer to. */
export const controllingFields = ({ filteredLookupInfo }: Filtered): string[] =>
  filteredLookupInfo?.controllingFields ?? [];

/**
 * What the platform is told of a form to narrow the records for a reference field: the values of its controlling
 * fields, or all where the field does not say which those are.
 */
export function narrowingValues(field: Filtered, values: InputFields): InputFields {
  const isTold = field.filteredLookupInfo !== undefined;
  const controlling = controllingFields(field);
  const sent = Object.entries(values).filter(([name, value]) => {
    return value !== undefined && (!isTold || controlling.includes(name));
  });
  return Object.fromEntries(sent);
}
