import type { Data } from '../operation.ts';

type FieldInfo = Data<'getObjectInfo'>['fields'][string];

/** Words beyond this are more than anybody types. */
const MOST_WORDS = 10;

/**
 * A search term as a condition, for versions whose lists cannot be searched: each of its words occurs in a name, in
 * something unique, in an e-mail address or in a text column of the list (RD-VERSION-54). Undefined for no words.
 */
export function searchCondition(
  searchTerm: string,
  { nameFields, fields }: Pick<Data<'getObjectInfo'>, 'nameFields' | 'fields'>,
  columns: readonly string[],
): string | undefined {
  const isSearched = ({ apiName, dataType, unique }: FieldInfo) =>
    dataType === 'Email' ||
    (dataType === 'String' && (unique || nameFields.includes(apiName) || columns.includes(apiName)));
  const names = Object.values(fields)
    .filter((field) => field.filterable && isSearched(field))
    .map(({ apiName }) => apiName);
  const words = searchTerm.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0 || names.length === 0) return undefined;
  return joined(
    'and',
    words.map((word) =>
      joined(
        'or',
        names.map((name) => contains(name, word)),
      ),
    ),
  );
}

/** Both of two conditions, of which either may be missing. */
export const bothOf = (...conditions: (string | null | undefined)[]): string | undefined => {
  const given = conditions.filter((condition) => condition != null && condition !== '') as string[];
  return given.length > 1 ? joined('and', given) : given[0];
};

const joined = (word: 'and' | 'or', conditions: string[]) => `{ ${word}: [${conditions.join(', ')}] }`;

/** Per cent signs and underscores are taken literally; `*` and `?` stand for any text and any one character. */
function contains(name: string, word: string): string {
  const literal = word
    .replaceAll(/[\\%_]/g, '\\$&')
    .replaceAll('*', '%')
    .replaceAll('?', '_');
  return `{ ${name}: { like: ${JSON.stringify(`%${literal}%`)} } }`;
}
