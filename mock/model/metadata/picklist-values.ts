import { getPicklistValues } from '#generated/record-data/client.gen.ts';
import type {
  ObjectDefinition,
  PicklistAttributes,
  RecordTypeDefinition,
} from '../../objects/definition/index.ts';
import { tagged } from './fingerprint.ts';
import { platformPath } from './platform-path.ts';
import { offeredValues } from './record-types.ts';
import type { Viewer } from './rights.ts';
import type { Schemas } from './schemas.ts';
import { visibleFields } from './visible-fields.ts';

/** A record type under the id by which it was asked for. */
export interface AskedRecordType {
  readonly id: string;
  readonly recordType: RecordTypeDefinition | 'master';
}

/** The values of one picklist field under a record type (RD-PICK-01). */
export function picklistValues(
  definition: ObjectDefinition,
  fieldName: string,
  { id, recordType }: AskedRecordType,
  language: Viewer['language'],
): Schemas['PicklistValues'] {
  const indexes = controllerIndexes(definition, fieldName);
  const values = offeredValues(definition, fieldName, recordType).map(
    ({ value, label, attributes, validFor = [] }) => ({
      attributes: attributesInfo(attributes),
      label: label[language],
      validFor: validFor.flatMap((controlling) => indexes[controlling] ?? []),
      value,
    }),
  );
  const preset = definition.fields[fieldName]?.default;
  const parameters = { objectApiName: definition.apiName, recordTypeId: id, fieldApiName: fieldName };
  return tagged({
    controllerValues: indexes,
    defaultValue: values.find(({ value }) => value === preset) ?? null,
    url: platformPath(getPicklistValues, parameters),
    values,
  });
}

/** The values of all picklist fields under a record type. */
export function picklistValuesByRecordType(
  definition: ObjectDefinition,
  asked: AskedRecordType,
  language: Viewer['language'],
): Schemas['PicklistValuesCollection'] {
  const picklists = visibleFields(definition).filter(([, { picklist }]) => picklist);
  const entries = picklists.map(([name]) => [name, picklistValues(definition, name, asked, language)]);
  return tagged({ picklistFieldValues: Object.fromEntries(entries) });
}

function attributesInfo(attributes: PicklistAttributes | undefined): Schemas['PicklistValue']['attributes'] {
  if (!attributes) return null;
  const { kind, ...known } = attributes;
  return { picklistAtrributesValueType: kind, ...known } as Schemas['PicklistValue']['attributes'];
}

/** Index of each value of the controlling field; a checkbox controls by false 0 and true 1. */
function controllerIndexes(definition: ObjectDefinition, fieldName: string): Record<string, number> {
  const controller = definition.fields[definition.fields[fieldName]?.picklist?.controlledBy ?? ''];
  if (!controller) return {};
  if (controller.type === 'Boolean') return { false: 0, true: 1 };
  return Object.fromEntries((controller.picklist?.values ?? []).map(({ value }, index) => [value, index]));
}
