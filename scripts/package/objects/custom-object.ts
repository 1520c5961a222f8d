import type { CompactLayout, CustomObject } from '@salesforce/types/metadata';
import type { ObjectDefinition } from '#mock/objects/definition/index.ts';
import { isOwn } from '../definitions/installed.ts';
import { placedFields } from '../definitions/placed-fields.ts';
import type { Written } from '../metadata-xml.ts';
import { NAME, type PackageOptions } from '../options.ts';

/** What the package says of an object itself: of one of ours everything, of others which compact layout they have. */
export function customObject(
  definition: ObjectDefinition,
  { language }: PackageOptions,
): Written<CustomObject> {
  if (!isOwn(definition.apiName)) return { compactLayoutAssignment: NAME };
  const { label, labelPlural } = definition;
  return {
    compactLayoutAssignment: NAME,
    deploymentStatus: 'Deployed',
    label: label[language],
    pluralLabel: labelPlural[language],
    nameField: nameField(definition, language),
    // Records of ours are about the person who has made them; staff with more rights see them by these.
    sharingModel: 'Private',
  };
}

/** Every object has a name; where ours has none, records are numbered. */
function nameField(
  { label, fields: { Name: name } }: ObjectDefinition,
  language: PackageOptions['language'],
) {
  if (name && !name.autoNumber) return { type: 'Text' as const, label: name.label[language] };
  const digits = '0'.repeat(name?.autoNumber ?? 6);
  return {
    type: 'AutoNumber' as const,
    label: (name?.label ?? label)[language],
    displayFormat: `{${digits}}`,
  };
}

const MOST_FIELDS = 10;

/** The few fields at the head of a record; the platform shows no texts of several lines there. */
export function compactLayout(definition: ObjectDefinition): Written<CompactLayout> {
  const short = definition.compactLayout.filter((name) => definition.fields[name]?.type !== 'TextArea');
  return { fullName: NAME, label: NAME, fields: placedFields(definition, short).slice(0, MOST_FIELDS) };
}
