import type { Data } from '../../operation.ts';
import type { Condition } from './condition.ts';

type Fields = Data<'getRecord'>['fields'];
type Compare = (value: unknown, wanted: unknown) => boolean;

/** Whether the fields of a record meet a condition; a field that the record lacks counts as empty. */
export function meets(fields: Fields, condition: Condition): boolean {
  if ('and' in condition) return condition.and.every((each) => meets(fields, each));
  if ('or' in condition) return condition.or.some((each) => meets(fields, each));
  if ('not' in condition) return !meets(fields, condition.not);
  const { path, operator, value } = condition;
  return OPERATORS[operator]?.(valueAt(fields, path), value) ?? false;
}

function valueAt(fields: Fields | undefined, [name = '', ...rest]: readonly string[]): unknown {
  const value = fields?.[name]?.value;
  if (rest.length === 0) return value ?? null;
  return valueAt((value as { fields?: Fields } | null | undefined)?.fields, rest);
}

/** Texts without regard to case, as the platform compares them. */
const plain = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);
const isEqual: Compare = (value, wanted) => plain(value) === plain(wanted);
const isListed: Compare = (value, wanted) =>
  Array.isArray(wanted) && wanted.some((each) => isEqual(value, each));

/** An empty value is neither before nor after another. */
const ordered =
  (holds: (value: string | number, wanted: string | number) => boolean): Compare =>
  (value, wanted) =>
    value !== null && wanted !== null && holds(plain(value) as string, plain(wanted) as string);

const OPERATORS: Readonly<Record<string, Compare>> = {
  eq: isEqual,
  ne: (value, wanted) => !isEqual(value, wanted),
  in: isListed,
  nin: (value, wanted) => !isListed(value, wanted),
  lt: ordered((value, wanted) => value < wanted),
  lte: ordered((value, wanted) => value <= wanted),
  gt: ordered((value, wanted) => value > wanted),
  gte: ordered((value, wanted) => value >= wanted),
  like: (value, wanted) => typeof value === 'string' && patternOf(String(wanted)).test(value),
};

/** `%` stands for any text and `_` for any one character, unless a backslash is before it. */
function patternOf(like: string): RegExp {
  const source = like.replaceAll(/\\?[\s\S]/g, (part) => {
    if (part === '%') return '[\\s\\S]*';
    return part === '_' ? '[\\s\\S]' : (part.at(-1) ?? '').replace(/[$()*+.?[\\\]^{|}/-]/, '\\$&');
  });
  return new RegExp(`^${source}$`, 'i');
}
