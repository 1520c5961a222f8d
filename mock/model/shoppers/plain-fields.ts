import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { isMissingField } from '#mock/model/access/bare-store.ts';
import type { FieldType } from '#mock/objects/definition/index.ts';
import { type ObjectApiName, objectDefinition } from '#mock/objects/index.ts';
import type { Row } from '#mock/store/row.ts';

/** Who of the staff made a record is no business of shoppers. */
const STAFF_FIELDS = new Set(['OwnerId', 'CreatedById', 'LastModifiedById']);

/** The fields of an object that shoppers may see, in the order of the definition. */
export function shopperFields(apiName: ObjectApiName): readonly string[] {
  return Object.entries(objectDefinition(apiName).fields)
    .filter(([name, { hidden }]) => !hidden && !STAFF_FIELDS.has(name) && !isMissingField(apiName, name))
    .map(([name]) => name);
}

/** Those of some fields that shoppers may see. */
export function seenFields(apiName: ObjectApiName, names: readonly string[]): readonly string[] {
  const seen = shopperFields(apiName);
  return names.filter((name) => seen.includes(name));
}

/**
 * The fields to answer: those asked for, or all that shoppers may see.
 *
 * @throws PlatformFault 400 INVALID_FIELD for a name the object does not have or does not show
 */
export function chosenFields(apiName: ObjectApiName, asked?: readonly string[]): readonly string[] {
  const known = shopperFields(apiName);
  const unknown = asked?.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new PlatformFault(400, 'INVALID_FIELD', `No such field on ${apiName}: ${unknown}`);
  }
  return asked ?? known;
}

/** Values of a record as the product calls carry them: plain text by field name (PF-PROD-01). */
export function plainFields<Name extends ObjectApiName>(
  apiName: Name,
  row: Row<Name>,
  names: readonly string[],
): Record<string, string | null> {
  const { fields } = objectDefinition(apiName);
  const values = row as Record<string, unknown>;
  return Object.fromEntries(
    names.map((name) => [name, plainText(values[name], fields[name]?.type ?? 'String')]),
  );
}

function plainText(value: unknown, type: FieldType): string | null {
  if (value === null || value === undefined) return null;
  return type === 'DateTime' ? withoutMilliseconds(String(value)) : String(value);
}

function withoutMilliseconds(moment: string): string {
  return new Date(moment).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
