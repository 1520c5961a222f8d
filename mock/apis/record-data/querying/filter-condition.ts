import { findColumn } from '../../../model/metadata/columns.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ListFilter, ObjectDefinition } from '../../../objects/definition/index.ts';
import { type FilterLogic, parseFilterLogic } from '../filter-logic/parse-filter-logic.ts';
import { type DaySpan, dayIn, relativeSpan } from '../relative-days/relative-days.ts';
import type { Condition, Scalar } from '../where/parse-where.ts';

/** Operators that hold only if they hold for every value; of all others one value is enough. */
const FOR_ALL: readonly ListFilter['operator'][] = ['NotEqual', 'NotContain', 'Excludes'];

/** What conditions are read against: the object's fields, and the moment that it is. */
interface Reading {
  readonly definition: ObjectDefinition;
  readonly now: Date;
  readonly viewer: Viewer;
}

/**
 * The saved conditions of a list view, joined by their filter logic. Several values of one condition are alternatives;
 * of a condition that excludes, every value is excluded. Spans that move with the calendar are counted from `now`.
 */
export function filterCondition(
  filters: readonly ListFilter[],
  filterLogic: string | null,
  reading: Reading,
): Condition {
  const conditions = filters.map((filter) => oneFilter(filter, reading));
  const logic = filterLogic === null ? undefined : parseFilterLogic(filterLogic);
  return logic && 'kind' in logic ? joined(logic, conditions) : { kind: 'and', conditions };
}

function joined(logic: FilterLogic, conditions: readonly Condition[]): Condition {
  switch (logic.kind) {
    case 'filter':
      return conditions[logic.number - 1] ?? { kind: 'and', conditions: [] };
    case 'not':
      return { kind: 'not', condition: joined(logic.of, conditions) };
    default:
      return { kind: logic.kind, conditions: logic.of.map((one) => joined(one, conditions)) };
  }
}

function oneFilter({ field, operator, values }: ListFilter, { definition, now, viewer }: Reading): Condition {
  const path = field.split('.');
  const type = findColumn(definition, field, viewer)?.field.type;
  const isDay = type === 'Date' || type === 'DateTime';
  const conditions = values.map((value) => {
    const span =
      isDay && typeof value === 'string' ? relativeSpan(value, dayIn(viewer.timeZone, now)) : undefined;
    return span ? spanComparison(path, operator, span) : comparison(path, operator, value);
  });
  return { kind: FOR_ALL.includes(operator) ? 'and' : 'or', conditions };
}

/** A day compared with several: it is one of them, or lies before or after all of them. */
function spanComparison(
  path: readonly string[],
  operator: ListFilter['operator'],
  { from, to }: DaySpan,
): Condition {
  const within: Condition = {
    kind: 'and',
    conditions: [comparison(path, 'GreaterOrEqual', from), comparison(path, 'LessOrEqual', to)],
  };
  if (operator === 'Equals') return within;
  if (operator === 'NotEqual') return { kind: 'not', condition: within };
  return comparison(path, operator, operator === 'LessThan' || operator === 'GreaterOrEqual' ? from : to);
}

function comparison(path: readonly string[], operator: ListFilter['operator'], value: Scalar): Condition {
  const compare = (
    name: Extract<Condition, { kind: 'comparison' }>['operator'],
    operand: Scalar,
  ): Condition => ({
    kind: 'comparison',
    path,
    operator: name,
    value: operand,
  });
  switch (operator) {
    case 'Equals':
      return compare('eq', value);
    case 'NotEqual':
      return compare('ne', value);
    case 'Contains':
      return compare('like', `%${literal(value)}%`);
    case 'NotContain':
      return { kind: 'not', condition: compare('like', `%${literal(value)}%`) };
    case 'StartsWith':
      return compare('like', `${literal(value)}%`);
    case 'Includes':
      return { kind: 'membership', path, operator: 'includes', values: [value] };
    case 'Excludes':
      return { kind: 'membership', path, operator: 'excludes', values: [value] };
    case 'LessThan':
      return compare('lt', value);
    case 'LessOrEqual':
      return compare('lte', value);
    case 'GreaterThan':
      return compare('gt', value);
    case 'GreaterOrEqual':
      return compare('gte', value);
  }
}

const literal = (value: Scalar): string => String(value).replaceAll(/[\\%_]/g, '\\$&');
