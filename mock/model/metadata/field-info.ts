import type { Field, FieldType, ObjectDefinition } from '../../objects/definition/index.ts';
import { isPolymorphic, nameField, targetsOf } from '../../objects/index.ts';
import type { Rights, Viewer } from './rights.ts';
import type { Schemas } from './schemas.ts';

/** Types of which a list can neither filter nor sort by the values. */
const LONG_TEXT_LENGTH = 255;

/** What object info says about one field (RD-OBJ-02, PF-OBJ-01, PF-OBJ-91). */
export function fieldInfo(
  definition: ObjectDefinition,
  apiName: string,
  rights: Rights,
  language: Viewer['language'],
): Schemas['FieldInfo'] {
  const field = definition.fields[apiName] as Field;
  const comparable = isComparable(field);
  const controller = field.picklist?.controlledBy ?? null;
  return {
    apiName,
    calculated: field.formula !== undefined,
    compound: isCompound(definition, apiName),
    compoundComponentName: field.part?.as ?? null,
    compoundFieldName: field.part?.of ?? null,
    controllerName: controller,
    controllingFields: controllingFields(definition, apiName),
    createable: rights.mayCreate(apiName),
    custom: apiName.endsWith('__c'),
    dataType: dataType(field.type),
    externalId: false,
    extraTypeInfo: extraTypeInfo(definition, apiName, field),
    filterable: comparable,
    filteredLookupInfo: filteredLookupInfo(field),
    highScaleNumber: false,
    htmlFormatted: field.isHtml === true,
    inlineHelpText: field.help?.[language] ?? null,
    label: field.label[language],
    length: field.length,
    nameField: apiName === nameField(definition),
    polymorphicForeignKey: field.reference !== undefined && isPolymorphic(field.reference),
    precision: field.precision,
    reference: field.reference !== undefined,
    referenceTargetField: null,
    referenceToInfos: referenceToInfos(field),
    relationshipName: field.reference?.relationshipName ?? null,
    required: field.type === 'Boolean' || (field.required && !field.nillable),
    scale: field.scale,
    searchPrefilterable: field.reference !== undefined,
    sortable: comparable,
    unique: field.unique,
    updateable: rights.mayUpdate(apiName),
  };
}

/** Whether lists can be filtered and ordered by a field: anything but long texts and sets of values. */
export function isComparable({ type, length }: Field): boolean {
  if (type === 'MultiPicklist') return false;
  return type !== 'TextArea' || length <= LONG_TEXT_LENGTH;
}

/** The type as the platform names it; an id is a text there. */
export function dataType(type: FieldType): string {
  return type === 'Id' ? 'String' : type;
}

function referenceToInfos({ reference }: Field): Schemas['ReferenceToInfo'][] {
  if (!reference) return [];
  return targetsOf(reference).map(({ apiName, nameFields }) => ({ apiName, nameFields: [...nameFields] }));
}

/** Which fields of the record decide what a reference may lead to (RD-LOOKUP-02). */
function filteredLookupInfo({ reference }: Field): Schemas['FieldInfo']['filteredLookupInfo'] {
  if (!reference?.filter) return null;
  return { controllingFields: [reference.filter.sameAs], dependent: true, optionalFilter: false };
}

/** The fields that decide which values of a picklist are valid, the nearest first. */
function controllingFields(definition: ObjectDefinition, apiName: string): string[] {
  const chain: string[] = [];
  let controller = definition.fields[apiName]?.picklist?.controlledBy;
  while (controller && !chain.includes(controller)) {
    chain.push(controller);
    controller = definition.fields[controller]?.picklist?.controlledBy;
  }
  return chain;
}

/** Whether other fields are parts of this one. */
function isCompound({ fields }: ObjectDefinition, apiName: string): boolean {
  return Object.values(fields).some(({ part }) => part?.of === apiName);
}

/** Names of persons and their parts; the name of an account can be that of a person. */
function extraTypeInfo(definition: ObjectDefinition, apiName: string, field: Field): string | null {
  const { type, part, isHtml } = field;
  if (type === 'TextArea') return isHtml ? 'RichTextArea' : 'PlainTextArea';
  if ((part?.of ?? apiName) !== 'Name' || !isCompound(definition, 'Name')) return null;
  return definition.fields.Name?.part ? 'SwitchablePersonName' : 'PersonName';
}
