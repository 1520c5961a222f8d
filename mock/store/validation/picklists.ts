import type { Field, ObjectDefinition } from '../../objects/definition/index.ts';
import { recordTypeId } from '../metadata-records.ts';
import type { Value } from '../row.ts';
import type { Problem } from './problem.ts';

type Values = Readonly<Record<string, Value | undefined>>;

/** Why the picklist value is no choice in this record: unknown, not of its record type, or not under its controlling value. */
export function picklistProblem(
  definition: ObjectDefinition,
  fieldName: string,
  record: Values,
): Problem | undefined {
  const field = definition.fields[fieldName];
  const value = record[fieldName];
  if (!field?.picklist || typeof value !== 'string') return undefined;
  const chosen = field.type === 'MultiPicklist' ? value.split(';') : [value];
  const choices = choicesOf(definition, fieldName, field, record);
  const wrong = chosen.find((choice) => !choices.includes(choice));
  return wrong === undefined ? undefined : { code: 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST', value: wrong };
}

function choicesOf(definition: ObjectDefinition, name: string, field: Field, record: Values): string[] {
  const controlling = field.picklist?.controlledBy;
  const ofType = recordTypeOf(definition, record)?.picklistValues?.[name];
  return (field.picklist?.values ?? [])
    .filter(({ value }) => ofType === undefined || ofType.includes(value))
    .filter(({ validFor }) => !controlling || validFor?.includes(String(record[controlling])))
    .map(({ value }) => value);
}

function recordTypeOf(definition: ObjectDefinition, record: Values) {
  return definition.recordTypes.find(
    ({ developerName }) => recordTypeId(definition, developerName) === record.RecordTypeId,
  );
}

/** The picklists whose choices depend on this field: those it controls, and all of them when it is the record type. */
export function dependentPicklists(definition: ObjectDefinition, fieldName: string): string[] {
  return Object.entries(definition.fields)
    .filter(
      ([, { picklist }]) => picklist && (picklist.controlledBy === fieldName || fieldName === 'RecordTypeId'),
    )
    .map(([name]) => name);
}
