import { objectInfoConstants } from '#generated/record-data/constants.gen.ts';
import type {
  ObjectDefinition,
  PicklistValue,
  RecordTypeDefinition,
} from '../../objects/definition/index.ts';
import { shortId } from '../../store/ids.ts';
import { recordTypeId } from '../../store/metadata-records.ts';
import type { Viewer } from './rights.ts';
import type { Schemas } from './schemas.ts';

const MASTER = objectInfoConstants.masterRecordTypeId;

/** Record types of an object by id, the master record type first (RD-OBJ-04). */
export function recordTypeInfos(
  definition: ObjectDefinition,
  language: Viewer['language'],
): Record<string, Schemas['RecordTypeInfo']> {
  const master = {
    available: true,
    defaultRecordTypeMapping: definition.recordTypes.length === 0,
    master: true,
  };
  const infos = definition.recordTypes.map((type) => ({
    available: type.isAvailable ?? true,
    defaultRecordTypeMapping: type.isDefault,
    master: false,
    name: type.label[language],
    recordTypeId: recordTypeId(definition, type.developerName),
  }));
  const masterInfo = { ...master, name: 'Master', recordTypeId: MASTER };
  return Object.fromEntries([masterInfo, ...infos].map((info) => [info.recordTypeId, info]));
}

/** Id of the record type that a new record has when none is chosen. */
export function defaultRecordTypeId(definition: ObjectDefinition): string {
  return recordTypeId(definition);
}

/** The record type of that id: `master`, one of the object's own, or undefined for a foreign id. */
export function findRecordType(
  definition: ObjectDefinition,
  id: string,
): RecordTypeDefinition | 'master' | undefined {
  if (id.startsWith(shortId(MASTER))) return 'master';
  return definition.recordTypes.find(({ developerName }) =>
    recordTypeId(definition, developerName).startsWith(shortId(id)),
  );
}

/** The values that a picklist offers under a record type. */
export function offeredValues(
  definition: ObjectDefinition,
  fieldName: string,
  recordType: RecordTypeDefinition | 'master',
): readonly PicklistValue[] {
  const values = definition.fields[fieldName]?.picklist?.values ?? [];
  const offered = recordType === 'master' ? undefined : recordType.picklistValues?.[fieldName];
  return offered ? values.filter(({ value }) => offered.includes(value)) : values;
}
