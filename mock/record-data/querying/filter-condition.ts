import type { FilterOperator, ListFilter } from '../../objects/definition/index.ts';
import type { Condition, Scalar } from '../where/parse-where.ts';

const literal = (value: Scalar): string => String(value).replaceAll(/[\\%_]/g, '\\$&');

/** The saved conditions of a list view; several values of one condition are alternatives. */
export function filterCondition(filters: readonly ListFilter[]): Condition {
  return { kind: 'and', conditions: filters.map(oneFilter) };
}

function oneFilter({ field, operator, values }: ListFilter): Condition {
  const conditions = values.map((value) => comparison(field, operator, value));
  return { kind: operator === 'NotEqual' ? 'and' : 'or', conditions };
}

function comparison(field: string, operator: FilterOperator, value: Scalar): Condition {
  const path = [field];
  switch (operator) {
    case 'Equals':
      return { kind: 'comparison', path, operator: 'eq', value };
    case 'NotEqual':
      return { kind: 'comparison', path, operator: 'ne', value };
    case 'Contains':
      return { kind: 'comparison', path, operator: 'like', value: `%${literal(value)}%` };
    case 'StartsWith':
      return { kind: 'comparison', path, operator: 'like', value: `${literal(value)}%` };
    case 'LessThan':
      return { kind: 'comparison', path, operator: 'lt', value };
    case 'LessOrEqual':
      return { kind: 'comparison', path, operator: 'lte', value };
    case 'GreaterThan':
      return { kind: 'comparison', path, operator: 'gt', value };
    case 'GreaterOrEqual':
      return { kind: 'comparison', path, operator: 'gte', value };
  }
}
