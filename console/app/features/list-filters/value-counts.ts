import type { ListInfo } from '#client/records/types.ts';
import { quoted } from '../../data/query-text.ts';
import type { Condition, ListObjectColumn, ListObjectInfo } from '../list-views/operators.ts';
import { type ColumnFilter, comparing, kindOf } from './column-filter.ts';
import { soqlCondition } from './soql-condition.ts';

/** Types whose values are few and known. */
const COUNTED = ['Picklist', 'Boolean'];

interface CountedList {
  column: ListObjectColumn;
  listInfo: ListInfo;
  possible: ListObjectInfo;
  /** Conditions set on columns; those of the column itself do not count. */
  filters: readonly ColumnFilter[];
  term: string;
  userId: string | undefined;
  now: Date;
}

/**
 * Asks how many records of a list have each value of a column, in the platform's query language. Undefined where what
 * narrows the list has no words in it, as a search has none: then no number is told, rather than a wrong one.
 */
export function countsQuery(list: CountedList): string | undefined {
  const { column, listInfo, possible, filters, term, now } = list;
  const { fieldApiName: name } = column;
  const scope = scopeCondition(list);
  const own = ownConditions(listInfo, possible, now);
  if (!COUNTED.includes(column.dataType ?? '') || term !== '' || !scope || !own) return undefined;
  const others = filters.filter(({ fieldApiName }) => fieldApiName !== name);
  const all = [...scope, ...own, ...others.map((filter) => soqlCondition(filter, now))];
  const where = all.length > 0 ? ` WHERE ${all.join(' AND ')}` : '';
  return `SELECT ${name} val, COUNT(Id) num FROM ${possible.objectApiName}${where} GROUP BY ${name}`;
}

/** Whose records the list holds; undefined for those used last, which no query knows. */
function scopeCondition({ listInfo: { scope }, userId }: CountedList): string[] | undefined {
  if (!scope || scope.apiName === 'everything') return [];
  const owner = scope.apiName === 'mine' ? userId : scope.apiName === 'queue' ? scope.entity?.id : undefined;
  return owner ? [`OwnerId = ${quoted(owner)}`] : undefined;
}

/** The conditions of the list view itself, joined as it joins them. */
function ownConditions(
  { filteredByInfo, filterLogicString }: ListInfo,
  { columns }: ListObjectInfo,
  now: Date,
): string[] | undefined {
  const conditions = filteredByInfo.map((condition) => {
    const column = columns.find(({ fieldApiName }) => fieldApiName === condition.fieldApiName);
    const filter = column && filterOf(condition, column);
    return filter && soqlCondition(filter, now);
  });
  if (!conditions.every((condition) => condition !== undefined)) return undefined;
  if (!filterLogicString) return conditions;
  return [`(${filterLogicString.replaceAll(/\d+/g, (number) => conditions[Number(number) - 1] ?? '')})`];
}

function filterOf(
  { fieldApiName, operator, operandLabels }: Condition,
  column: ListObjectColumn,
): ColumnFilter | undefined {
  const [known] = comparing([operator]);
  if (!known) return undefined;
  const storedOf = (label: string | null) =>
    column.picklistValues?.find((value) => value.label === label)?.apiName ?? label ?? '';
  return {
    fieldApiName,
    operator: known,
    kind: kindOf(column.dataType),
    operands: operandLabels.map(storedOf),
  };
}

/** A row of the answer. */
export interface CountRow {
  val: string | boolean | null;
  num: number;
}

/** Numbers by value, as a filter writes values; a value without a record has none. */
export const countsOf = (rows: readonly CountRow[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ val, num }) => [val === null ? '' : String(val), num]));
