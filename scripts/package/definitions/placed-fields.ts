import type { ObjectDefinition } from '#mock/objects/definition/index.ts';
import { readStandardFields } from '#test/contract/standard-fields.ts';
import { installedNames, isOwn } from './installed.ts';

/** What an object has of which the reference says nothing. */
const EVERYWHERE = ['Name', 'OwnerId', 'CreatedById', 'LastModifiedById'];

/** Known to object information and yet on no page: layouts show when beside who, and the rest follows from other fields. */
const ON_NO_LAYOUT = new Set([
  'CreatedDate',
  'LastModifiedDate',
  'Case.IsClosed',
  'Lead.ConvertedAccountId',
  'Lead.ConvertedContactId',
  'Lead.ConvertedDate',
  'Lead.IsConverted',
  'Opportunity.ContactId',
  'Opportunity.IsClosed',
  'Opportunity.IsWon',
  'Product2.ProductClass',
  // Exists where an organisation has several currencies, which a shop in euros does not need.
  'CurrencyIsoCode',
]);

const rows = readStandardFields();
const standard = new Set(rows.map(({ object, field }) => `${object}.${field}`));
const described = new Set(rows.map(({ object }) => object));

/**
 * The name under which a layout shows a field: an address or a person's name as a whole for its parts. Undefined for a
 * field that the package does not add and of which the vendor's reference does not say that the platform has it: one
 * such field, and the platform refuses the whole package.
 */
export function placedField(definition: ObjectDefinition, name: string): string | undefined {
  const { apiName, fields } = definition;
  if (isOwn(name)) return installedNames(apiName).includes(name) ? name : undefined;
  const whole = fields[name]?.part?.of ?? name;
  if (ON_NO_LAYOUT.has(whole) || ON_NO_LAYOUT.has(`${apiName}.${whole}`)) return undefined;
  const isKnown =
    isStandard(apiName, whole) || (whole === 'RecordTypeId' && definition.recordTypes.length > 0);
  return isKnown ? whole : undefined;
}

/** Whether the platform has a field of its own by this name. */
export const isStandard = (apiName: string, name: string): boolean =>
  described.has(apiName) ? standard.has(`${apiName}.${name}`) : EVERYWHERE.includes(name);

/** The same for a list of names, each once. */
export function placedFields(definition: ObjectDefinition, names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => placedField(definition, name) ?? []))];
}
