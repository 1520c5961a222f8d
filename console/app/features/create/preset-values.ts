import type { InputFields, ObjectInfo } from '#client/records/types.ts';

/** Values that the address sets, as the parent of a record made from a related list, and its record type. */
export function presetValues(
  { fields }: Pick<ObjectInfo, 'fields'>,
  address: URLSearchParams,
  recordTypeId: string | null,
): InputFields {
  const known = [...address].filter(([name]) => fields[name]?.createable);
  const type: InputFields =
    recordTypeId && fields.RecordTypeId?.createable ? { RecordTypeId: recordTypeId } : {};
  return { ...Object.fromEntries(known), ...type };
}
