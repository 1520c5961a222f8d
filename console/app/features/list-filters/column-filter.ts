import type { Operator } from '../list-views/operators.ts';

/** The operators that columns are compared by; distances are left to list views. */
type Comparing = Exclude<Operator, 'Within'>;

/** Those of a column. */
export const comparing = (operators: readonly string[] | null | undefined): Comparing[] =>
  (operators ?? []).filter((name): name is Comparing => Object.hasOwn(COMPARISONS, name));

/** How the values of a condition are written in a request. */
const KINDS = ['text', 'number', 'truth'] as const;
type ValueKind = (typeof KINDS)[number];

/** A condition that somebody has set on a column of a list, kept in the address. */
export interface ColumnFilter {
  fieldApiName: string;
  operator: Comparing;
  kind: ValueKind;
  /** Values as the platform stores them; an empty one stands for a field without a value. */
  operands: string[];
}

const NUMBERS = ['Currency', 'Double', 'Int', 'Long', 'Percent'];

/** How values of a type are written. */
export const kindOf = (dataType: string | null | undefined): ValueKind => {
  if (dataType === 'Boolean') return 'truth';
  return NUMBERS.includes(dataType ?? '') ? 'number' : 'text';
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
  if (kind === 'number' && !operands.every((operand) => operand === '' || isNumber(operand))) return [];
  return [{ fieldApiName, operator: operator as Comparing, kind, operands }];
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

/** The conditions as the platform takes them, all of which must hold; undefined for none. */
export function whereOf(filters: readonly ColumnFilter[]): string | undefined {
  if (filters.length === 0) return undefined;
  const all = filters.map(({ fieldApiName, operator, kind, operands }) => {
    const path = fieldApiName.split('.');
    const each = operands.map((text) => `{ ${COMPARISONS[operator](path, written(text, kind), text)} }`);
    return `{ ${FOR_ALL.includes(operator) ? 'and' : 'or'}: [${each.join(', ')}] }`;
  });
  return `{ and: [${all.join(', ')}] }`;
}

function written(text: string, kind: ValueKind): string {
  if (text === '') return 'null';
  if (kind === 'truth') return String(text === 'true');
  return kind === 'number' ? text : JSON.stringify(text);
}
