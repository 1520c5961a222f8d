import type { Data } from '#client/operation.ts';
import type { ObjectDefinition } from '#mock/objects/definition/index.ts';
import type { Finding } from '../report/finding.ts';
import { REMEDIES, remedyForPart } from '../report/remedies.ts';
import { expectedInfo } from './expected.ts';

type ObjectInfo = Data<'getObjectInfo'>;
type FieldInfo = ObjectInfo['fields'][string];

const RIGHTS = ['createable', 'updateable', 'deletable'] as const;

/** What the description of an object lacks, or says otherwise than the console's definition of it. */
export function compareObject(definition: ObjectDefinition, found: ObjectInfo | undefined): Finding[] {
  const { apiName } = definition;
  const missing = (what: string, step = remedyForPart(apiName)): Finding[] => [
    { kind: 'missing', subject: apiName, what, step },
  ];
  if (!found) return missing('is not there, or not visible to the person who has signed in');
  const expected = expectedInfo(definition);
  const rights = RIGHTS.filter((right) => expected[right] && found[right] === false);
  return [
    ...rights.flatMap((right) => missing(`is not ${right} for the person who has signed in`)),
    ...Object.values(expected.fields).flatMap((field) =>
      compareField(apiName, field, found.fields?.[field.apiName]),
    ),
    ...newlyRequired(expected, found),
    ...missingRecordTypes(definition, found).flatMap((name) =>
      missing(`lacks the record type ${name}`, remedyForPart(`${name}__c`)),
    ),
  ];
}

function compareField(apiName: string, expected: FieldInfo, found: FieldInfo | undefined): Finding[] {
  const subject = `${apiName}.${expected.apiName}`;
  const step = remedyForPart(expected.apiName);
  if (!found) return [{ kind: 'missing', subject, what: 'is not there, or hidden from the person', step }];
  const differs = (what: string): Finding[] => [{ kind: 'drift', subject, what, step: REMEDIES.change }];
  const targets = (field: FieldInfo) => (field.referenceToInfos ?? []).map((info) => info.apiName);
  const lost = targets(expected).filter((target) => !targets(found).includes(target));
  return [
    ...(found.dataType === expected.dataType
      ? []
      : differs(`is of the type ${found.dataType}; the definition says ${expected.dataType}`)),
    ...(lost.length > 0 ? differs(`does not lead to ${lost.join(', ')}`) : []),
    ...(found.length < expected.length
      ? differs(`takes ${found.length} characters; the definition says ${expected.length}`)
      : []),
  ];
}

/** Fields without which the platform saves no record, and which the console does not ask for. */
function newlyRequired(expected: ObjectInfo, found: ObjectInfo): Finding[] {
  return Object.values(found.fields ?? {})
    .filter(({ required, createable, dataType }) => required && createable && dataType !== 'Boolean')
    .filter(({ apiName }) => expected.fields[apiName]?.required !== true)
    .map(({ apiName }) => ({
      kind: 'drift',
      subject: `${expected.apiName}.${apiName}`,
      what: 'is required of new records; the definition does not require it',
      step: REMEDIES.input,
    }));
}

/** Record types are told apart by their names, as object info says nothing else that is the same in every organisation. */
function missingRecordTypes(definition: ObjectDefinition, { recordTypeInfos = {} }: ObjectInfo): string[] {
  const names = Object.values(recordTypeInfos).map(({ name }) => name);
  return definition.recordTypes
    .filter(
      ({ label, developerName }) => ![label.de, label.en, developerName].some((name) => names.includes(name)),
    )
    .map(({ developerName }) => developerName);
}
