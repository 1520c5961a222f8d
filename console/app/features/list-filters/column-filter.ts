import { isNumeric } from '#client/records/data-types.ts';
import type { Operator } from '../list-views/operators.ts';
import { daysOf, isDays, momentsOf } from './day-spans.ts';

/** The operators that columns are compared by; distances are left to list views. */
type Comparing = Exclude<Operator, 'Within'>;

/** Those of a column. */
export const comparing = (operators: readonly string[] | null | undefined): Comparing[] =>
  (operators ?? []).filter((name): name is Comparing => Object.hasOwn(COMPARISONS, name));

/** How the values of a condition are written in a request. */
const KINDS = ['text', 'number', 'truth', 'day', 'moment'] as const;
type ValueKind = (typeof KINDS)[number];

/** A condition that somebody has set on a column of a list, kept in the address. */
export interface ColumnFilter {
  fieldApiName: string;
  operator: Comparing;
  kind: ValueKind;
  /** Values as the platform stores them, days as list views take them; an empty one stands for a field without a value. */
  operands: string[];
}

/** How values of a type are written. */
export const kindOf = (dataType: string | null | undefined): ValueKind => {
  if (dataType === 'Boolean') return 'truth';
  if (dataType === 'Date') return 'day';
  if (dataType === 'DateTime') return 'moment';
  return isNumeric(dataType ?? '') ? 'number' : 'text';
};

/** The conditions as the address has them; undefined for none. */
export const filtersText = (filters: readonly ColumnFilter[]): string | undefined =>
  filters.length === 0
    ? undefined
    : JSON.stringify(
        filters.map(({ fieldApiName, operator, kind, operands }) => [
          fieldApiName,
          operator,
          kind,
          ...operands,
        ]),
      );

/** The conditions in an address; what is none of ours is left out. */
export function readFilters(text: string | null): ColumnFilter[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries.flatMap(toFilter) : [];
  } catch {
    return [];
  }
}

const FIELD_PATH = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)*$/;

function toFilter(entry: unknown): ColumnFilter[] {
  if (!Array.isArray(entry) || !entry.every((part) => typeof part === 'string')) return [];
  const [fieldApiName = '', operator = '', kindName = '', ...operands] = entry as string[];
  const kind = KINDS.find((one) => one === kindName);
  if (
    !kind ||
    !FIELD_PATH.test(fieldApiName) ||
    !Object.hasOwn(COMPARISONS, operator) ||
    operands.length === 0
  )
    return [];
  if (!operands.every((operand) => operand === '' || isOfKind(operand, kind))) return [];
  return [{ fieldApiName, operator: operator as Comparing, kind, operands }];
}

function isOfKind(operand: string, kind: ValueKind): boolean {
  if (kind === 'number') return isNumber(operand);
  return kind === 'day' || kind === 'moment' ? isDays(operand) : true;
}

export const isNumber = (text: string): boolean => /^-?\d{1,18}(?:\.\d{1,18})?$/.test(text);

const negated = (comparison: string): string => `not: { ${comparison} }`;

/** How an operator compares a field with one value, in the language of `where`. */
const COMPARISONS: Record<Comparing, (path: readonly string[], value: string, text: string) => string> = {
  Equals: (path, value) => nested(path, `eq: ${value}`),
  NotEqual: (path, value) => nested(path, `ne: ${value}`),
  LessThan: (path, value) => nested(path, `lt: ${value}`),
  LessOrEqual: (path, value) => nested(path, `lte: ${value}`),
  GreaterThan: (path, value) => nested(path, `gt: ${value}`),
  GreaterOrEqual: (path, value) => nested(path, `gte: ${value}`),
  Contains: (path, _, text) => nested(path, `like: ${pattern(`%${literal(text)}%`)}`),
  NotContain: (path, _, text) => negated(nested(path, `like: ${pattern(`%${literal(text)}%`)}`)),
  StartsWith: (path, _, text) => nested(path, `like: ${pattern(`${literal(text)}%`)}`),
  Includes: (path, value) => nested(path, `includes: [${value}]`),
  Excludes: (path, value) => nested(path, `excludes: [${value}]`),
};

/** Operators that hold only if they hold for every value; of all others one value is enough. */
const FOR_ALL: readonly Comparing[] = ['NotEqual', 'NotContain', 'Excludes'];

const pattern = (text: string): string => JSON.stringify(text);
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

function nested(path: readonly string[], comparison: string): string {
  return path.reduceRight((inner, name) => `${name}: { ${inner} }`, comparison);
}

/** How an operator compares a field with days: what is equal to them lies within. */
function comparedWithDays(
  path: readonly string[],
  operator: Comparing,
  { from, to, below }: { from: string; to: string; below: 'lt' | 'lte' },
): string {
  const is = (comparison: string, value: string) => nested(path, `${comparison}: ${JSON.stringify(value)}`);
  const after = below === 'lt' ? 'gte' : 'gt';
  switch (operator) {
    case 'NotEqual':
      return `or: [{ ${is('lt', from)} }, { ${is(after, to)} }, { ${nested(path, 'eq: null')} }]`;
    case 'LessThan':
      return is('lt', from);
    case 'LessOrEqual':
      return is(below, to);
    case 'GreaterThan':
      return is(after, to);
    case 'GreaterOrEqual':
      return is('gte', from);
    default:
      return `and: [{ ${is('gte', from)} }, { ${is(below, to)} }]`;
  }
}

function compared({ fieldApiName, operator, kind }: ColumnFilter, text: string, now: Date): string {
  const path = fieldApiName.split('.');
  if (text !== '' && kind === 'day')
    return comparedWithDays(path, operator, { ...daysOf(text, now), below: 'lte' });
  if (text !== '' && kind === 'moment')
    return comparedWithDays(path, operator, { ...momentsOf(daysOf(text, now)), below: 'lt' });
  return COMPARISONS[operator](path, written(text, kind), text);
}

/**
 * The conditions as the platform takes them, all of which must hold; undefined for none. Spans that move with the
 * calendar are those of `now`.
 */
export function whereOf(filters: readonly ColumnFilter[], now = new Date()): string | undefined {
  if (filters.length === 0) return undefined;
  const all = filters.map((filter) => {
    const each = filter.operands.map((text) => `{ ${compared(filter, text, now)} }`);
    return `{ ${FOR_ALL.includes(filter.operator) ? 'and' : 'or'}: [${each.join(', ')}] }`;
  });
  return `{ and: [${all.join(', ')}] }`;
}

function written(text: string, kind: ValueKind): string {
  if (text === '') return 'null';
  if (kind === 'truth') return String(text === 'true');
  return kind === 'number' ? text : JSON.stringify(text);
}
