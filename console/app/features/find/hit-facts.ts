import type { ObjectInfo, RecordData } from '#client/records/types.ts';
import type { SearchResultRecord } from '#client/search/types.ts';
import { displayText } from '../../data/record-name.ts';

export type Highlights = NonNullable<SearchResultRecord['highlightInfo']>['fields'];
export type Piece = Highlights[string][number];

/** A field beside the name of a record that was found. */
export interface HitFact {
  field: string;
  label: string;
  /** Its text in pieces where the term stands in it. */
  pieces: Piece[] | undefined;
}

const SHOWN = 4;
const LONGEST = 120;

/** What stands below a record's name: fields that match first, then what the platform shows of such a record. */
export function factsOf(
  record: RecordData,
  info: Pick<ObjectInfo, 'nameFields' | 'fields'> | undefined,
  highlights: Highlights = {},
  nameField?: string,
): HitFact[] {
  const isName = (field: string) => field === nameField || info?.nameFields.includes(field);
  const matched = Object.keys(highlights).filter((field) => !isName(field));
  const others = Object.keys(record.fields).filter(
    (field) => field !== 'Id' && !isName(field) && !matched.includes(field) && isTelling(record, field),
  );
  return [...matched, ...others].slice(0, SHOWN).map((field) => ({
    field,
    label: info?.fields[field]?.label ?? field,
    pieces: highlights[field],
  }));
}

/** A short text that is there; references are told by the record they lead to. */
function isTelling({ fields }: RecordData, name: string): boolean {
  const field = fields[name];
  if (!field || field.value === null || field.value === '') return false;
  if (typeof field.value === 'object') return false;
  if (name.endsWith('Id') && !field.displayValue) return false;
  return displayText(field).length <= LONGEST;
}
