import { fieldInfo } from '../../../model/metadata/field-info.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Field, FieldType, ObjectDefinition } from '../../../objects/definition/index.ts';
import { describedPicklist } from './described-picklist.ts';
import type { Schemas } from './sobject-basics.ts';

/** Types by the names that programs know, where lower case is not all. */
const SOAP_TYPES: { readonly [Type in FieldType]?: string } = {
  Id: 'tns:ID',
  Reference: 'tns:ID',
  Boolean: 'xsd:boolean',
  Currency: 'xsd:double',
  Double: 'xsd:double',
  Percent: 'xsd:double',
  Int: 'xsd:int',
  Date: 'xsd:date',
  DateTime: 'xsd:dateTime',
};
/** Bytes that a character may take. */
const BYTES_A_CHARACTER = 3;

/** What programs are told of a field. */
export function sObjectField(
  definition: ObjectDefinition,
  name: string,
  viewer: Viewer,
): Schemas['SObjectField'] {
  const field = definition.fields[name] as Field;
  return {
    ...always,
    ...kindOf(definition, name, field, viewer),
    ...numbers(field),
    ...relationship(field),
    calculated: field.formula !== undefined,
    autoNumber: field.autoNumber !== undefined,
    custom: name.endsWith('__c'),
    defaultValue: field.type === 'Boolean' ? (field.default ?? false) : null,
    defaultedOnCreate: field.default !== undefined || field.autoNumber !== undefined || field.type === 'Id',
    inlineHelpText: field.help?.[viewer.language] ?? null,
    label: field.label[viewer.language],
    name,
    nillable: !field.required,
    picklistValues: describedPicklist(definition, field, viewer),
    restrictedPicklist: field.picklist !== undefined,
    unique: field.unique,
  };
}

/** What is the same of every field here. */
export const always = {
  aiPredictionField: false,
  calculatedFormula: null,
  caseSensitive: false,
  defaultValueFormula: null,
  deprecatedAndHidden: false,
  displayLocationInDecimal: false,
  encrypted: false,
  formulaTreatNullNumberAsZero: false,
  highScaleNumber: false,
  mask: null,
  maskType: null,
  permissionable: true,
  queryByDistance: false,
  referenceTargetField: null,
  relationshipOrder: null,
  writeRequiresMasterRead: false,
} as const;

function kindOf(definition: ObjectDefinition, name: string, field: Field, viewer: Viewer) {
  const info = fieldInfo(definition, name, viewer.rights(definition), viewer.language);
  const isGroupable = info.filterable === true && !['Currency', 'Double', 'Percent'].includes(field.type);
  return {
    aggregatable: info.filterable ?? false,
    compoundFieldName: info.compoundFieldName ?? null,
    controllerName: info.controllerName ?? null,
    createable: info.createable ?? false,
    dependentPicklist: info.controllerName !== null,
    externalId: field.unique,
    extraTypeInfo: info.extraTypeInfo?.toLowerCase() ?? null,
    filterable: info.filterable ?? false,
    groupable: isGroupable,
    htmlFormatted: info.htmlFormatted ?? false,
    idLookup: field.unique || field.type === 'Id',
    nameField: info.nameField ?? false,
    namePointing: info.polymorphicForeignKey ?? false,
    polymorphicForeignKey: info.polymorphicForeignKey ?? false,
    searchPrefilterable: info.searchPrefilterable ?? false,
    soapType: SOAP_TYPES[field.type] ?? 'xsd:string',
    sortable: info.sortable ?? false,
    type: field.type.toLowerCase(),
    updateable: info.updateable ?? false,
  };
}

function numbers({ type, length, precision, scale }: Field) {
  const isWhole = type === 'Int';
  return {
    byteLength: length * BYTES_A_CHARACTER,
    digits: isWhole ? precision : 0,
    length,
    precision: isWhole ? 0 : precision,
    scale,
  };
}

function relationship({ reference }: Field) {
  return {
    cascadeDelete: reference?.onDelete === 'cascade',
    referenceTo: [...(reference?.to ?? [])],
    relationshipName: reference?.relationshipName ?? null,
    restrictedDelete: reference?.onDelete === 'refuse',
  };
}
