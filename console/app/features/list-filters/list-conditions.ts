import type { ListInfo } from '#client/records/types.ts';
import { quoted } from '../../data/query-text.ts';
import type { Condition, ListObjectColumn, ListObjectInfo } from '../list-views/operators.ts';
import { type ColumnFilter, comparing, kindOf } from './column-filter.ts';
import { soqlCondition } from './soql-condition.ts';

/** A list as somebody looks at it. */
export interface ConditionedList {
  listInfo: ListInfo;
  possible: ListObjectInfo;
  /** Conditions set on columns. */
  filters: readonly ColumnFilter[];
  term: string;
  userId: string | undefined;
  now: Date;
}

/**
 * What the records of a list have in common, as the end of a query in the platform's language. Undefined where what
 * narrows the list has no words in it, as a search has none: then nothing is counted, rather than something else.
 */
export function whereOfList({ filters, term, now, ...list }: ConditionedList): string | undefined {
  const scope = scopeCondition(list);
  const own = ownConditions(list.listInfo, list.possible, now);
  if (term !== '' || !scope || !own) return undefined;
  const all = [...scope, ...own, ...filters.map((filter) => soqlCondition(filter, now))];
  return all.length > 0 ? ` WHERE ${all.join(' AND ')}` : '';
}

/** Whose records the list holds; undefined for those used last, which no query knows. */
function scopeCondition({
  listInfo: { scope },
  userId,
}: Pick<ConditionedList, 'listInfo' | 'userId'>): string[] | undefined {
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
