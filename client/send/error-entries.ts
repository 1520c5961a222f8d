import type { ErrorEntry } from '../errors/platform-error.ts';
import { isObject } from '../forms.ts';

/**
 * The reasons in an error body. Three forms occur: the list `[{ errorCode, message }]` of most calls; the
 * RecordError object of record writes, whose `output` names fields; and a checkout with `errors[]` of
 * `{ type, title, detail }` (PF-ERR-01, PF-ERR-02, PF-ERR-04). Anything else gives an empty list.
 */
export function errorEntries(body: unknown): ErrorEntry[] {
  if (Array.isArray(body)) return body.flatMap(entryOf);
  if (!isObject(body)) return [];
  const output = isObject(body.output) ? body.output : {};
  const named = [
    ...listOf(output.errors),
    ...Object.values(isObject(output.fieldErrors) ? output.fieldErrors : {}).flatMap(listOf),
  ];
  const entries = [...named, ...listOf(body.errors)].flatMap(entryOf);
  return entries.length > 0 ? entries : entryOf(body);
}

function entryOf(value: unknown): ErrorEntry[] {
  if (!isObject(value)) return [];
  const errorCode = textOf(value.errorCode ?? value.title ?? value.type);
  const message = textOf(value.message ?? value.detail);
  const field = textOf(value.field);
  if (!errorCode && !message) return [];
  return [field ? { message, errorCode, field } : { message, errorCode }];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
