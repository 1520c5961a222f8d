import type { FieldInfo, ObjectInfo } from '#client/records/types.ts';
import type { Mapping } from './types.ts';

/** The field that names the records to change. */
export const ID = 'Id';

/** The fields that a file can fill. */
export function importableFields({ fields }: Pick<ObjectInfo, 'fields'>): FieldInfo[] {
  return Object.values(fields)
    .filter(({ apiName, createable, updateable }) => apiName !== ID && (createable || updateable))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

/**
 * Which field each column fills, guessed by its API name, its label, or the relationship that leads to it
 * (`Account.Name`); each field at most once.
 */
export function guessMapping(headers: readonly string[], info: Pick<ObjectInfo, 'fields'>): Mapping {
  const fields = importableFields(info);
  const taken = new Set<string>();
  return headers.map((header) => {
    const name = plain(header);
    const found =
      name === 'id'
        ? ID
        : (
            fields.find(({ apiName }) => plain(apiName) === name) ??
            fields.find(({ label }) => plain(label) === name) ??
            fields.find((field) => relationshipNames(field).includes(name))
          )?.apiName;
    if (!found || taken.has(found)) return undefined;
    taken.add(found);
    return found;
  });
}

function relationshipNames({ relationshipName, referenceToInfos }: FieldInfo): string[] {
  if (!relationshipName) return [];
  const names = referenceToInfos.flatMap(({ nameFields }) => nameFields);
  return [relationshipName, ...names.map((name) => `${relationshipName}${name}`)].map(plain);
}

/** Case, spaces, points and signs do not count. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
