import type { Fault } from './faults.ts';

/** The place of a value in an answer, e.g. `products[].id`. */
export function placeIn(at: readonly string[], member?: string): string {
  return [...at, ...(member === undefined ? [] : [member])]
    .map((part) => (/^\d+$/.test(part) ? '[]' : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

/** What a fault is, without the value of a person: `productsPage.total is a string; the contract says number`. */
export function inWords(
  { at, keyword, member, value, message }: Fault,
  expected: string | undefined,
): string {
  const place = placeIn(at, member) || 'the answer';
  switch (keyword) {
    case 'required':
      return `${place} is missing`;
    case 'unevaluatedProperties':
    case 'additionalProperties':
      return `${place} is not declared in the contract (${typeOf(value)})`;
    case 'type':
      return `${place} is ${article(typeOf(value))}; the contract says ${expected ?? message.replace(/^must be /, '')}`;
    case 'enum':
    case 'const':
      return `${place} has the value ${JSON.stringify(value)}, which the contract does not name`;
    default:
      return `${place} ${message}`;
  }
}

/** The type of a value in the words of JSON Schema. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

const article = (type: string): string =>
  type === 'null' ? type : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
