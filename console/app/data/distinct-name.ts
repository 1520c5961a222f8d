import type { FieldInfo, ObjectInfo, RecordData } from '#client/records/types.ts';
import { displayText, recordName } from './record-name.ts';

/** Values beside a name; more would hide it. */
const FACTS = 2;
const TELLING = ['String', 'Email', 'Phone'];

/**
 * How a record is told from others of the same name, such as the packs of one product: by its name and up to two of its
 * short texts that are known, first those that no other record has. A name that no other record has stands alone.
 */
export function distinctName(
  record: Pick<RecordData, 'fields' | 'id'>,
  { fields, nameFields }: Pick<ObjectInfo, 'fields' | 'nameFields'>,
): string {
  const name = recordName(record, nameFields);
  if (nameFields.some((field) => fields[field]?.unique)) return name;
  const told = Object.keys(record.fields).flatMap((field) => fields[field] ?? []);
  const telling = told.filter((field) => !nameFields.includes(field.apiName) && isTelling(field));
  const texts = telling
    .toSorted((a, b) => Number(b.unique) - Number(a.unique))
    .flatMap(({ apiName }) => textOf(record, apiName))
    .filter((text) => text !== name);
  return [name, ...[...new Set(texts)].slice(0, FACTS)].join(' · ');
}

const isTelling = ({ apiName, dataType, htmlFormatted }: FieldInfo): boolean =>
  apiName !== 'Id' && TELLING.includes(dataType) && !htmlFormatted;

function textOf({ fields }: Pick<RecordData, 'fields'>, apiName: string): string[] {
  const field = fields[apiName];
  const text = field ? displayText(field) : '';
  return text ? [text] : [];
}
