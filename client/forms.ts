/** Tells whether a value has a form; missing values are judged by `optional`. */
export type Check = (value: unknown) => boolean;

/** An object with members; neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isText: Check = (value) => typeof value === 'string';
export const isName: Check = (value) => typeof value === 'string' && value.length > 0;
export const isTextOrNull: Check = (value) => value === null || isText(value);
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isInteger: Check = (value) => Number.isInteger(value);

export const isOneOf =
  (known: readonly string[]): Check =>
  (value) =>
    isText(value) && known.includes(value as string);

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** A list with at least one member. */
export const filledListOf =
  (check: Check): Check =>
  (value) =>
    listOf(check)(value) && (value as unknown[]).length > 0;

/** An object of which each member has its form. */
export const withMembers =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(members).every(([name, check]) => check(value[name]));

/** An object whose members all have one form. */
export const mapOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);
