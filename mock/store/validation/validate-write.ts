import type { FieldError } from '../../faults/platform-fault.ts';
import type { Field, Language, ObjectDefinition } from '../../objects/definition/index.ts';
import { findField, objectDefinition } from '../../objects/index.ts';
import { recordTypeId } from '../metadata-records.ts';
import type { AnyRow, Value } from '../row.ts';
import type { Store } from '../store.ts';
import { problemMessage } from './messages.ts';
import { normalise } from './normalise.ts';
import { dependentPicklists, picklistProblem } from './picklists.ts';
import type { Problem } from './problem.ts';
import { ruleProblem } from './rules.ts';
import { referenceProblem, takenFields } from './stored-records.ts';

/** A write to be checked. */
export interface IntendedWrite {
  readonly apiName: string;
  /** Values as the caller sent them. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The record as it is, for an update; absent for an insert. */
  readonly stored?: AnyRow;
  readonly language: Language;
  /**
   * Whether the caller may set a field. Without it the definition decides, as for a person; the platform's own writes
   * (commerce) pass `() => true`.
   */
  readonly mayWrite?: (fieldName: string) => boolean;
}

/** The values to store, or all that is wrong with them: each field at most once, in the order of the definition. */
export type ValidatedWrite =
  | { readonly ok: true; readonly values: Record<string, Value> }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/**
 * Checks a write against the definition of its object: fields, rights, types, lengths, required, picklists, references,
 * uniqueness and rules such as the check digit of a PZN (record-data.md §5, platform-facts.md §10).
 */
export async function validateWrite(store: Store, write: IntendedWrite): Promise<ValidatedWrite> {
  const definition = objectDefinition(write.apiName);
  const problems = new Map<string, Problem>();
  const values = readValues(definition, write, problems);
  const record = { ...initialRecord(definition, write), ...values };
  checkRequired(definition, write, record, problems);
  checkPicklists(definition, record, Object.keys(values), problems);
  await checkReferences(store, definition, values, problems);
  await checkUnique(store, definition, record, Object.keys(values), problems);
  if (problems.size === 0) return { ok: true, values };
  return { ok: false, errors: describe(definition, problems, write.language) };
}

type Problems = Map<string, Problem>;
type Values = Record<string, Value>;

/** The values that can be stored as far as their own field is concerned. */
function readValues(definition: ObjectDefinition, write: IntendedWrite, problems: Problems): Values {
  const values: Values = {};
  for (const [name, given] of Object.entries(write.values)) {
    const result = readValue(findField(definition.apiName, name), name, given, write);
    if ('problem' in result) problems.set(name, result.problem);
    else values[name] = result.value;
  }
  return values;
}

function readValue(field: Field | undefined, name: string, given: unknown, write: IntendedWrite) {
  if (!field) return { problem: { code: 'INVALID_FIELD' } as const };
  if (!mayWrite(field, name, write)) return { problem: { code: 'INVALID_FIELD_FOR_INSERT_UPDATE' } as const };
  const normalised = normalise(field, given);
  const broken = 'value' in normalised ? ruleProblem(field, normalised.value) : undefined;
  return broken ? { problem: broken } : normalised;
}

function mayWrite(field: Field, name: string, { stored, mayWrite: asked }: IntendedWrite): boolean {
  if (field.formula !== undefined || (stored && name === 'Id')) return false;
  if (asked) return asked(name);
  return !field.hidden && (stored ? field.updateable : field.createable);
}

/** What the record holds where the write says nothing: what is stored, or what an insert would fill in. */
function initialRecord(
  definition: ObjectDefinition,
  { stored }: IntendedWrite,
): Record<string, Value | undefined> {
  if (stored) return stored;
  const presets = Object.entries(definition.fields).filter(([, field]) => field.type !== 'Reference');
  return {
    ...Object.fromEntries(presets.map(([name, field]) => [name, field.default ?? null])),
    ...(definition.recordTypes.length > 0 ? { RecordTypeId: recordTypeId(definition) } : {}),
  };
}

/** On insert every required field without a default must be given; no write may empty one. */
function checkRequired(
  definition: ObjectDefinition,
  write: IntendedWrite,
  record: object,
  problems: Problems,
): void {
  for (const [name, field] of Object.entries(definition.fields)) {
    if (!field.required || field.formula !== undefined || problems.has(name)) continue;
    const given = Object.hasOwn(write.values, name);
    const filledIn = field.default !== undefined || field.autoNumber !== undefined || name === 'Id';
    const expected = given || (!write.stored && !filledIn);
    if (expected && ((record as Values)[name] ?? null) === null)
      problems.set(name, { code: 'REQUIRED_FIELD_MISSING' });
  }
}

function checkPicklists(
  definition: ObjectDefinition,
  record: Record<string, Value | undefined>,
  changed: readonly string[],
  problems: Problems,
): void {
  const affected = new Set(changed.flatMap((name) => [name, ...dependentPicklists(definition, name)]));
  for (const name of affected) {
    const problem = picklistProblem(definition, name, record);
    if (problem && !problems.has(name)) problems.set(name, problem);
  }
}

async function checkReferences(
  store: Store,
  definition: ObjectDefinition,
  values: Values,
  problems: Problems,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const problem = await referenceProblem(store, definition, name, value);
    if (problem) problems.set(name, problem);
  }
}

async function checkUnique(
  store: Store,
  definition: ObjectDefinition,
  record: Record<string, Value | undefined>,
  changed: readonly string[],
  problems: Problems,
): Promise<void> {
  for (const name of await takenFields(store, definition, record, changed)) {
    if (!problems.has(name)) problems.set(name, { code: 'DUPLICATE_VALUE' });
  }
}

function describe(definition: ObjectDefinition, problems: Problems, language: Language): FieldError[] {
  const order = Object.keys(definition.fields);
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...problems]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([field, problem]) => {
      const fieldLabel = findField(definition.apiName, field)?.label[language] ?? field;
      return {
        field,
        fieldLabel,
        errorCode: problem.code,
        message: problemMessage(problem, fieldLabel, language),
      };
    });
}
