import type { JsonObject } from '../../contract/bundles.ts';

type Bad = string | number | readonly (string | number)[];

/** Values, as a query or a path can carry them, that a schema refuses. None for a schema that takes any text. */
export function badValues(schema: JsonObject): Bad[] {
  switch (schema.type) {
    case 'boolean':
      return ['perhaps'];
    case 'integer':
      return ['many', ...limits(schema), 1.5];
    case 'array':
      return badLists(schema);
    default:
      return badTexts(schema);
  }
}

function limits({ minimum, maximum }: JsonObject): number[] {
  return [
    ...(typeof minimum === 'number' ? [minimum - 1] : []),
    ...(typeof maximum === 'number' ? [maximum + 1] : []),
  ];
}

function badTexts({ enum: choices, pattern, format, minLength, maxLength }: JsonObject): string[] {
  return [
    ...(choices ? ['Nothing'] : []),
    ...(format === 'date' || format === 'date-time' ? ['yesterday'] : []),
    ...(typeof pattern === 'string'
      ? ['?!', '9-9'].filter((text) => !new RegExp(pattern, 'u').test(text))
      : []),
    ...(typeof minLength === 'number' && minLength > 0 ? [''] : []),
    ...(typeof maxLength === 'number' ? ['x'.repeat(maxLength + 1)] : []),
  ];
}

function badLists({ items, maxItems }: JsonObject): Bad[] {
  const item = items as JsonObject;
  const good = goodText(item);
  return [
    // An empty entry cannot be told from an empty list.
    ...badTexts(item).flatMap((text) => (text === '' ? [] : [[text]])),
    ...(typeof maxItems === 'number' ? [Array.from({ length: maxItems + 1 }, () => good)] : []),
  ];
}

/** A text that the schema of an entry takes. */
function goodText({ enum: choices, pattern }: JsonObject): string {
  if (Array.isArray(choices)) return String(choices[0]);
  const candidates = ['Name', 'Account.Name', 'Account.Contacts.Name', 'Name=x', '001000000000001AAA'];
  return candidates.find((text) => typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) ?? '';
}
