import { getObjectInfo } from '#generated/record-data/client.gen.ts';
import type { ObjectDefinition } from '../../objects/definition/index.ts';
import { childRelationships, objectDefinition, objectDefinitions } from '../../objects/index.ts';
import { addressFields, addressInfo } from './address-fields.ts';
import { dependentFields } from './dependent-fields.ts';
import { fieldInfo } from './field-info.ts';
import { tagged } from './fingerprint.ts';
import { platformPath } from './platform-path.ts';
import { defaultRecordTypeId, recordTypeInfos } from './record-types.ts';
import type { Viewer } from './rights.ts';
import type { Schemas } from './schemas.ts';
import { themeInfo } from './theme.ts';
import { visibleFields } from './visible-fields.ts';

/** Everything a screen needs to know about an object, as the viewer may use it (RD-OBJ-02, RD-OBJ-03). */
export function objectInfo(definition: ObjectDefinition, viewer: Viewer): Schemas['ObjectInfo'] {
  const { language } = viewer;
  const rights = viewer.rights(definition);
  const fields = visibleFields(definition).map(([name]) => [
    name,
    fieldInfo(definition, name, rights, language),
  ]);
  const addresses = addressFields(definition).map((field) => [field.apiName, addressInfo(field, language)]);
  return tagged({
    apiName: definition.apiName,
    associateEntityType: null,
    associateParentEntity: null,
    childRelationships: childRelationshipInfos(definition, viewer),
    compactLayoutable: true,
    createable: rights.createable,
    custom: definition.apiName.endsWith('__c'),
    defaultRecordTypeId: defaultRecordTypeId(definition),
    deletable: rights.deletable,
    dependentFields: dependentFields(definition),
    feedEnabled: false,
    fields: Object.fromEntries([...fields, ...addresses]),
    keyPrefix: definition.keyPrefix,
    label: definition.label[language],
    labelPlural: definition.labelPlural[language],
    layoutable: true,
    mruEnabled: !definition.managedByPlatform,
    nameFields: [...definition.nameFields],
    queryable: rights.readable,
    recordTypeInfos: recordTypeInfos(definition, language),
    searchLayoutable: true,
    searchable: definition.searchable,
    themeInfo: themeInfo(definition),
    updateable: rights.updateable,
  });
}

/** Every object that the viewer may read, by API name; histories are read by query alone (PF-HIST-03). */
export function objectInfoDirectory(viewer: Viewer): Schemas['ObjectInfoDirectory'] {
  const readable = objectDefinitions
    .map(viewer.seen)
    .filter((definition) => viewer.rights(definition).readable && !definition.historyOf);
  const entries = readable.map((definition) => [definition.apiName, directoryEntry(definition, viewer)]);
  return tagged({ objects: Object.fromEntries(entries) });
}

function directoryEntry(
  definition: ObjectDefinition,
  { language }: Viewer,
): Schemas['ObjectInfoDirectoryEntry'] {
  return {
    apiName: definition.apiName,
    keyPrefix: definition.keyPrefix,
    label: definition.label[language],
    labelPlural: definition.labelPlural[language],
    nameFields: [...definition.nameFields],
    objectInfoUrl: platformPath(getObjectInfo, { objectApiName: definition.apiName }),
  };
}

function childRelationshipInfos(
  definition: ObjectDefinition,
  viewer: Viewer,
): Schemas['ChildRelationship'][] {
  return childRelationships(definition.apiName)
    .filter(({ childObjectApiName, fieldName }) => {
      const child = viewer.seen(objectDefinition(childObjectApiName));
      return viewer.rights(child).readable && Object.hasOwn(child.fields, fieldName);
    })
    .map((child) => ({ ...child, junctionIdListNames: [], junctionReferenceTo: [] }));
}
