import { chunks } from '#client/chunks.ts';
import type { Platform } from '#client/platform.ts';
import { readRows } from '#client/records/query-rows.ts';
import type { FieldInfo, ObjectInfo } from '#client/records/types.ts';
import { ID } from './guess-mapping.ts';
import type { Mapping, ParsedFile } from './types.ts';

/** Values that one query names. */
const KEYS_PER_QUERY = 200;

/** The mapped fields by whose values records are told apart, such as a PZN or a number at another system. */
export const keyFields = ({ fields }: Pick<ObjectInfo, 'fields'>, mapping: Mapping): FieldInfo[] =>
  mapping.includes(ID)
    ? []
    : mapping.flatMap((name) => {
        const field = fields[name ?? ''];
        return field?.dataType === 'String' && (field.unique || field.externalId === true) ? [field] : [];
      });

/** What records are recognised by unless somebody chooses: a field that no two of them share cannot be created twice. */
export const guessKey = (info: ObjectInfo, mapping: Mapping): string | undefined =>
  info.updateable ? keyFields(info, mapping)[0]?.apiName : undefined;

/** The key of a line; empty where it has none. */
export const keyOf = (cells: readonly string[], mapping: Mapping, key: string): string =>
  cells[mapping.indexOf(key)]?.trim() ?? '';

/** Longest numbers of a fixed length, such as a PZN. */
const LONGEST_NUMBER = 18;

/**
 * A key in small letters, as keys are compared. Spreadsheets drop the zeros that a number of a fixed length begins with;
 * they do not count.
 */
export const comparedKey = (text: string, { length }: Pick<FieldInfo, 'length'>): string =>
  isNumber(text, length) ? text.padStart(length, '0') : text.toLowerCase();

const isNumber = (text: string, length: number) => length <= LONGEST_NUMBER && /^\d+$/.test(text);

/** Ids of the records that lines of a file name by their keys, by the keys as they are compared. */
export async function findKeyed(
  platform: Platform,
  { rows }: Pick<ParsedFile, 'rows'>,
  { apiName }: Pick<ObjectInfo, 'apiName'>,
  mapping: Mapping,
  field: FieldInfo,
): Promise<ReadonlyMap<string, string>> {
  const { apiName: key } = field;
  const texts = rows.map((cells) => keyOf(cells, mapping, key)).filter(Boolean);
  const keys = [...new Set(texts.flatMap((text) => [text, comparedKey(text, field)]))];
  const found = new Map<string, string>();
  for (const some of chunks(keys, KEYS_PER_QUERY)) {
    const q = `SELECT Id, ${key} FROM ${apiName} WHERE ${key} IN (${some.map(literal).join(', ')})`;
    for (const record of await readRows<Record<string, unknown>>(platform, q))
      found.set(comparedKey(String(record[key]), field), String(record.Id));
  }
  return found;
}

const literal = (text: string): string => `'${text.replace(/[\\']/g, (sign) => `\\${sign}`)}'`;
