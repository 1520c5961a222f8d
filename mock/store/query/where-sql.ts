import type { Value } from '../row.ts';
import { columnOf } from './columns.ts';
import type { Parameters } from './parameters.ts';
import type { Operator } from './where.ts';

const COMBINATIONS = ['and', 'or', 'not'];

/** The condition of a WHERE clause; `true` when there is none. Empty fields fail every test but those for emptiness. */
export function whereSql(apiName: string, where: object | undefined, parameters: Parameters): string {
  const parts = Object.entries(where ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) =>
      COMBINATIONS.includes(key)
        ? combinationSql(apiName, key, value, parameters)
        : fieldSql(columnOf(apiName, key), value, parameters),
    );
  return all(parts);
}

function combinationSql(
  apiName: string,
  key: string,
  value: object | object[],
  parameters: Parameters,
): string {
  if (key === 'not') return `(${whereSql(apiName, value, parameters)} is not true)`;
  const parts = (value as object[]).map((part) => whereSql(apiName, part, parameters));
  return key === 'or' ? any(parts) : all(parts);
}

function fieldSql(column: string, condition: Value | Value[] | object, parameters: Parameters): string {
  if (Array.isArray(condition)) return inSql(column, condition, parameters);
  if (condition === null || typeof condition !== 'object') return equalsSql(column, condition, parameters);
  const comparisons = Object.entries(condition).filter(([, value]) => value !== undefined);
  return all(
    comparisons.map(([operator, value]) => operatorSql(column, operator as Operator, value, parameters)),
  );
}

const SYMBOLS = { lt: '<', lte: '<=', gt: '>', gte: '>=', like: 'ilike' } as const;

function operatorSql(
  column: string,
  operator: Operator,
  value: Value & Value[],
  parameters: Parameters,
): string {
  switch (operator) {
    case 'eq':
      return equalsSql(column, value, parameters);
    case 'ne':
      return `(${equalsSql(column, value, parameters)} is not true)`;
    case 'in':
      return inSql(column, value, parameters);
    case 'nin':
      return `(${inSql(column, value, parameters)} is not true)`;
    default:
      if (!Object.hasOwn(SYMBOLS, operator)) throw new Error(`There is no comparison ${String(operator)}`);
      return `${column} ${SYMBOLS[operator]} ${parameters.add(value)}`;
  }
}

function equalsSql(column: string, value: Value, parameters: Parameters): string {
  return value === null ? `${column} is null` : `${column} = ${parameters.add(value)}`;
}

/** One list parameter, so that lists of any length are the same statement. */
function inSql(column: string, values: readonly Value[], parameters: Parameters): string {
  const present = values.filter((value) => value !== null);
  const parts = present.length > 0 ? [`${column} = any(${parameters.add(present)})`] : [];
  return any(values.includes(null) ? [...parts, `${column} is null`] : parts);
}

function all(parts: readonly string[]): string {
  return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`;
}

function any(parts: readonly string[]): string {
  return parts.length === 0 ? 'false' : `(${parts.join(' or ')})`;
}
