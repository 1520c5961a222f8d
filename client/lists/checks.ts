/** Tells whether a value has a form; missing values are judged by `optional`. */
export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isName: Check = (value) => typeof value === 'string' && value.length > 0;
export const isTextOrNull: Check = (value) => value === null || isText(value);
const isFlag: Check = (value) => typeof value === 'boolean';
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A condition of a list (record-data.md §5). */
export const isFilterItem = withMembers({
  fieldApiName: isText,
  operandLabels: listOf(isText),
  operator: isText,
});

/** Whose records a list holds (record-data.md §5). */
export const isScope = withMembers({
  apiName: isText,
  entityId: optional(isTextOrNull),
  relatedEntityId: optional(isTextOrNull),
});

/** One field of an order (record-data.md §5). */
export const isOrderItem = withMembers({ fieldApiName: isText, isAscending: isFlag });

/** Widths and wrapping by column, and an order; each may be missing (record-data.md §5). */
export const isPreference = withMembers({
  columnWidths: optional(mapOf(isInteger)),
  columnWrap: optional(mapOf(isFlag)),
  orderedBy: optional(listOf(isOrderItem)),
});
