import { addressFields } from '../../../model/metadata/address-fields.ts';
import { recordTypeInfos } from '../../../model/metadata/record-types.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import { visibleFields } from '../../../model/metadata/visible-fields.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { childRelationships, objectDefinition } from '../../../objects/index.ts';
import { sObjectAddress } from './sobject-address.ts';
import { type Schemas, sObjectBasics } from './sobject-basics.ts';
import { sObjectField } from './sobject-field.ts';

/** Everything about an object that the viewer may know: fields, relationships and record types (PF-REST-03). */
export function sObjectDescribe(definition: ObjectDefinition, viewer: Viewer): Schemas['SObjectDescribe'] {
  return {
    ...sObjectBasics(definition, viewer),
    childRelationships: children(definition, viewer),
    compactLayoutable: true,
    fields: [
      ...visibleFields(definition).map(([name]) => sObjectField(definition, name, viewer)),
      ...addressFields(definition).map((field) => sObjectAddress(field, viewer)),
    ],
    recordTypeInfos: recordTypes(definition, viewer),
    searchLayoutable: true,
    supportedScopes: [{ label: viewer.language === 'de' ? 'Alle' : 'All', name: 'everything' }],
  };
}

function children({ apiName }: ObjectDefinition, viewer: Viewer): Schemas['SObjectChildRelationship'][] {
  return childRelationships(apiName).flatMap(({ childObjectApiName, fieldName, relationshipName }) => {
    const child = viewer.seen(objectDefinition(childObjectApiName));
    const reference = child.fields[fieldName]?.reference;
    if (!reference || !viewer.rights(child).readable) return [];
    return {
      cascadeDelete: reference.onDelete === 'cascade',
      childSObject: childObjectApiName,
      deprecatedAndHidden: false,
      field: fieldName,
      junctionIdListNames: [],
      junctionReferenceTo: [],
      relationshipName,
      restrictedDelete: reference.onDelete === 'refuse',
    };
  });
}

function recordTypes(definition: ObjectDefinition, { language }: Viewer): Schemas['SObjectRecordType'][] {
  const developerNames = new Map(
    definition.recordTypes.map(({ label, developerName }) => [label[language], developerName]),
  );
  return Object.values(recordTypeInfos(definition, language)).map((info) => ({
    active: true,
    available: info.available ?? true,
    defaultRecordTypeMapping: info.defaultRecordTypeMapping ?? false,
    developerName: info.master ? 'Master' : (developerNames.get(info.name ?? '') ?? null),
    master: info.master ?? false,
    name: info.name ?? '',
    recordTypeId: info.recordTypeId ?? '',
    urls: {},
  }));
}
