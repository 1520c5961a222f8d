import type { InputFields, ObjectInfo } from '#client/records/types.ts';
import { nameFieldOf } from '../../data/name-field.ts';

/** What has been typed as the name of a record, as values of a new one; people have a first and a last name. */
export function typedName(
  typed: string,
  { fields, nameFields }: Pick<ObjectInfo, 'fields' | 'nameFields'>,
): InputFields {
  const text = typed.trim();
  const name = nameFieldOf(nameFields);
  if (!text) return {};
  if (fields[name]?.createable) return { [name]: text };
  if (!fields.LastName?.createable) return {};
  const words = text.split(/\s+/);
  const first = words.slice(0, -1).join(' ');
  return { LastName: words.at(-1) ?? '', ...(first && { FirstName: first }) };
}
