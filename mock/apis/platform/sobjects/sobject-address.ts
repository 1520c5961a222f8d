import type { AddressField } from '../../../model/metadata/address-fields.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from './sobject-basics.ts';
import { always } from './sobject-field.ts';

/** What programs are told of an address: they read it, and write its parts (PF-OBJ-93). */
export function sObjectAddress(
  { apiName, label }: AddressField,
  { language }: Viewer,
): Schemas['SObjectField'] {
  return {
    ...always,
    aggregatable: false,
    autoNumber: false,
    byteLength: 0,
    calculated: false,
    cascadeDelete: false,
    compoundFieldName: null,
    controllerName: null,
    createable: false,
    custom: false,
    defaultValue: null,
    defaultedOnCreate: false,
    dependentPicklist: false,
    digits: 0,
    externalId: false,
    extraTypeInfo: null,
    filterable: true,
    groupable: false,
    idLookup: false,
    inlineHelpText: null,
    label: label[language],
    length: 0,
    name: apiName,
    nameField: false,
    namePointing: false,
    nillable: true,
    picklistValues: [],
    polymorphicForeignKey: false,
    precision: 0,
    referenceTo: [],
    relationshipName: null,
    restrictedDelete: false,
    restrictedPicklist: false,
    scale: 0,
    searchPrefilterable: false,
    soapType: 'urn:address',
    sortable: false,
    type: 'address',
    unique: false,
    updateable: false,
  };
}
