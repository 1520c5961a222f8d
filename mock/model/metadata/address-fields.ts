import type { Label, ObjectDefinition } from '../../objects/definition/index.ts';
import type { Viewer } from './rights.ts';
import type { Schemas } from './schemas.ts';
import { visibleFields } from './visible-fields.ts';

/** A compound field that holds an address. It is made of other fields, and written through them alone. */
export interface AddressField {
  readonly apiName: string;
  readonly label: Label;
  /** The names of the fields that it is made of, by the part that they are, such as `City`. */
  readonly parts: ReadonlyMap<string, string>;
}

/** The addresses of an object, in the order of their first parts (PF-OBJ-93). */
export function addressFields(definition: ObjectDefinition): AddressField[] {
  const parts = visibleFields(definition).flatMap(([name, { part }]) => {
    return part?.label && part.as ? [{ name, apiName: part.of, label: part.label, as: part.as }] : [];
  });
  return [...Map.groupBy(parts, ({ apiName }) => apiName)].map(([apiName, of]) => ({
    apiName,
    label: of[0]?.label ?? { de: apiName, en: apiName },
    parts: new Map(of.map(({ as, name }) => [as, name])),
  }));
}

/** An address of an object by its name, without regard to case. */
export function findAddressField(definition: ObjectDefinition, name: string): AddressField | undefined {
  const lower = name.toLowerCase();
  if (!lower.endsWith('address')) return undefined;
  return addressFields(definition).find(({ apiName }) => apiName.toLowerCase() === lower);
}

/** What object info says about an address. */
export function addressInfo(
  { apiName, label }: AddressField,
  language: Viewer['language'],
): Schemas['FieldInfo'] {
  return { ...ALWAYS, apiName, label: label[language] };
}

/** What is the same of every address. */
const ALWAYS = {
  calculated: false,
  compound: true,
  compoundComponentName: null,
  compoundFieldName: null,
  controllerName: null,
  controllingFields: [],
  createable: false,
  custom: false,
  dataType: 'Address',
  externalId: false,
  extraTypeInfo: null,
  filterable: true,
  filteredLookupInfo: null,
  highScaleNumber: false,
  htmlFormatted: false,
  inlineHelpText: null,
  length: 0,
  nameField: false,
  polymorphicForeignKey: false,
  precision: 0,
  reference: false,
  referenceTargetField: null,
  referenceToInfos: [],
  relationshipName: null,
  required: false,
  scale: 0,
  searchPrefilterable: false,
  sortable: false,
  unique: false,
  updateable: false,
} satisfies Partial<Schemas['FieldInfo']>;
