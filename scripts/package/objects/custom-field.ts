import type { CustomField } from '@salesforce/types/metadata';
import type { Field } from '#mock/objects/definition/index.ts';
import type { Written } from '../metadata-xml.ts';
import type { PackageOptions } from '../options.ts';
import { valueSet } from './value-set.ts';

type Metadata = Written<CustomField>;
type Options = Pick<PackageOptions, 'language'>;

/** Longest text that is one line or a few, and not a field that no filter can name. */
const LONGEST_TEXT = 255;
const LINES = 6;

/** A field of ours in the vendor's terms. */
export function customField(name: string, field: Field, options: Options): Metadata {
  const { label, help } = field;
  return {
    fullName: name,
    label: label[options.language],
    ...(help && { inlineHelpText: help[options.language] }),
    ...constraints(field),
    ...shape(field, options),
  };
}

/** Whether a record cannot be saved without a value: a checkbox always has one, and a long text cannot be asked for. */
export const isMandatory = (field: Field): boolean =>
  field.required && field.type !== 'Boolean' && !isLongText(field);

function constraints(field: Field): Partial<Metadata> {
  const { type, unique } = field;
  const value = defaultOf(field);
  return {
    ...(isMandatory(field) && { required: true }),
    ...(unique && { unique }),
    ...(unique && type === 'String' && { caseSensitive: false }),
    ...(value !== undefined && { defaultValue: value }),
  };
}

/** A default is a formula, in which 19 % is 0.19; picklists mark theirs, and records are never one. */
function defaultOf({ type, default: value, picklist }: Field): string | undefined {
  if (value === undefined || picklist || type === 'Reference') return undefined;
  if (typeof value === 'string') return `"${value}"`;
  return String(type === 'Percent' ? Number(value) / 100 : value);
}

function shape(field: Field, options: Options): Partial<Metadata> {
  const { length, precision, scale } = field;
  switch (field.type) {
    case 'String':
    case 'ComboBox':
      return { type: 'Text', length };
    case 'TextArea':
      return isLongText(field) ? { type: 'LongTextArea', length, visibleLines: LINES } : { type: 'TextArea' };
    case 'Picklist':
      return { type: 'Picklist', valueSet: valueSet(field, options) };
    case 'MultiPicklist':
      return { type: 'MultiselectPicklist', visibleLines: LINES, valueSet: valueSet(field, options) };
    case 'Reference':
      return lookup(field, options);
    case 'Int':
    case 'Double':
      return { type: 'Number', precision, scale };
    case 'Currency':
    case 'Percent':
      return { type: field.type, precision, scale };
    case 'Boolean':
      return { type: 'Checkbox' };
    case 'Date':
    case 'DateTime':
    case 'Email':
    case 'Phone':
    case 'Url':
      return { type: field.type };
    case 'Id':
    case 'EncryptedString':
      throw new Error(`No field of the package can be of the type ${field.type}.`);
  }
}

const isLongText = ({ type, length }: Field): boolean => type === 'TextArea' && length > LONGEST_TEXT;

/**
 * A field that leads to another record. Deleting that one is refused where the field has to have a value, and else
 * empties it: only lookups that the vendor has allowed it for may delete more.
 */
function lookup(field: Field, { language }: Options): Partial<Metadata> {
  const { reference, label } = field;
  const [target, ...others] = reference?.to ?? [];
  if (!reference || !target || others.length > 0)
    throw new Error(`The field "${label.en}" leads to several objects, which no field of ours can.`);
  const { onDelete, childRelationshipName } = reference;
  return {
    type: 'Lookup',
    referenceTo: target,
    deleteConstraint: isMandatory(field) || onDelete === 'refuse' ? 'Restrict' : 'SetNull',
    ...(childRelationshipName && {
      relationshipName: childRelationshipName,
      relationshipLabel: label[language],
    }),
  };
}
