import type { FieldData, ListColumn, ObjectInfo, RecordData } from '#client/records/types.ts';
import { displayText, recordName } from '../../data/record-name.ts';
import { paths } from '../../paths.ts';

/** A column of a list, ready to be drawn. */
export interface Column {
  /** Field, over relationships with dots. */
  path: string;
  label: string;
  sortable: boolean;
  dataType: string;
  /** Whether it leads to the record of its row. */
  isLeading: boolean;
  /** Relationship that leads to the record referred to, for a reference field. */
  relationship: string | undefined;
  /** Whether it names the record at the end of its relationships, which it then leads to. */
  namesOther: boolean;
}

type ShownColumn = Pick<ListColumn, 'fieldApiName' | 'label' | 'sortable'> & {
  dataType?: string | null;
  lookupId?: string | null;
};

/**
 * Joins what the list says about its columns with what the object says about its fields. One column leads to the
 * record: its name, or the first one where the name is not listed.
 */
export function toColumns(
  shown: readonly ShownColumn[],
  info: ObjectInfo,
  typesByPath: ReadonlyMap<string, string> = new Map(),
): Column[] {
  const leading = shown.find(({ fieldApiName }) => info.nameFields.includes(fieldApiName)) ?? shown[0];
  return shown.map((column) => {
    const { fieldApiName: path, label, sortable, lookupId } = column;
    const field = info.fields[path];
    return {
      path,
      label,
      sortable,
      dataType: field?.dataType ?? typesByPath.get(path) ?? typeNamed(column.dataType) ?? 'String',
      isLeading: column === leading,
      relationship: field?.dataType === 'Reference' ? (field.relationshipName ?? undefined) : undefined,
      namesOther: path.includes('.') && lookupId !== null,
    };
  });
}

/** Types whose values are drawn in a way of their own. */
const DRAWN = [
  ...['Boolean', 'Currency', 'Date', 'DateTime', 'Double', 'Email', 'Int', 'Long'],
  ...['MultiPicklist', 'Percent', 'Phone', 'Picklist', 'Url'],
];

/** Related lists tell types in small letters. */
const typeNamed = (told: string | null | undefined): string | undefined =>
  DRAWN.find((type) => type.toLowerCase() === told?.toLowerCase());

/** One value of a row, with where it leads and how it reads. */
export interface Cell {
  field: FieldData | undefined;
  to?: string;
  text?: string;
}

type Row = Pick<RecordData, 'apiName' | 'id' | 'fields'>;

/** What a row has in a column: the leading one leads to the record, references to the record referred to. */
export function cellOf(row: Row, column: Column): Cell {
  const steps = column.path.split('.');
  const owner = steps.slice(0, -1).reduce<Row | undefined>((at, step) => nested(at?.fields[step]), row);
  const field = owner?.fields[steps.at(-1) ?? ''];
  if (!owner || !field) return { field };
  const target = column.relationship ? nested(owner.fields[column.relationship]) : undefined;
  const text =
    target && (displayText(owner.fields[column.relationship ?? ''] ?? field) || recordName(target));
  if (column.isLeading) return { field, text, to: pathOf(row) };
  const isFollowed = target !== undefined || column.namesOther;
  return { field, text, to: isFollowed ? pathOf(target ?? owner) : undefined };
}

/** How a row of a list is called: as its leading column reads, which the list shows of it in any case. */
export function rowName(row: Row, columns: readonly Column[], nameFields: readonly string[]): string {
  const leading = columns.find(({ isLeading }) => isLeading);
  const { field, text } = leading ? cellOf(row, leading) : {};
  return text || (field && displayText(field)) || recordName(row, nameFields);
}

/** The first columns beside the leading one in which a row has something, for where there is room for few. */
export const filledColumns = (
  { fields }: Pick<RecordData, 'fields'>,
  columns: readonly Column[],
  most: number,
): Column[] =>
  columns
    .filter(({ isLeading, path }) => !isLeading && (path.includes('.') || fields[path]?.value !== null))
    .slice(0, most);

/** The record in a relationship field. */
function nested(field: FieldData | undefined): Row | undefined {
  const value = field?.value;
  return value !== null && typeof value === 'object' && 'fields' in value ? (value as Row) : undefined;
}

const pathOf = ({ apiName, id }: Row): string | undefined => (id ? paths.record(apiName, id) : undefined);
