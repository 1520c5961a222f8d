import type { FieldError } from '../../../engine/errors/platform-fault.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import { findVisibleField } from '../../../model/metadata/visible-fields.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { Value } from '../../../store/row.ts';
import { fieldError } from './field-error.ts';
import { type Given, isEmpty, readValue } from './read-value.ts';
import { ValueFault } from './value-fault.ts';

/** Whether a record is made or changed. */
export type WriteMode = 'create' | 'update';

/** The values of a request that can be stored, and what is wrong with the others. */
export interface FieldReading {
  readonly values: Record<string, Value>;
  readonly errors: FieldError[];
}

/** Reads the fields of a request by the object's definition and the rights of the viewer (RD-REC-19, RD-REC-21). */
export function readFields(
  definition: ObjectDefinition,
  given: Readonly<Record<string, Given>>,
  mode: WriteMode,
  viewer: Viewer,
): FieldReading {
  const values: Record<string, Value> = {};
  const errors: FieldError[] = [];
  for (const [asked, raw] of Object.entries(given)) {
    const [name = asked] = findVisibleField(definition, asked) ?? [];
    const value = readField(definition, name, raw, mode, viewer);
    if (value instanceof ValueFault) errors.push(fieldError(definition, name, value, viewer.language));
    else values[name] = value;
  }
  const missing = mode === 'create' ? missingFields(definition, values, errors) : [];
  const fault = new ValueFault('REQUIRED_FIELD_MISSING', 'missing');
  errors.push(...missing.map((name) => fieldError(definition, name, fault, viewer.language)));
  return { values, errors };
}

function readField(
  definition: ObjectDefinition,
  name: string,
  given: Given,
  mode: WriteMode,
  viewer: Viewer,
): Value | ValueFault {
  const [, field] = findVisibleField(definition, name) ?? [];
  if (!field) return new ValueFault('INVALID_FIELD', 'unknownField', { field: name });
  const rights = viewer.rights(definition);
  const writable = mode === 'create' ? rights.mayCreate(name) : rights.mayUpdate(name);
  if (!writable) return new ValueFault('INVALID_FIELD_FOR_INSERT_UPDATE', 'notWritable');
  // A form sends its empty fields too; on a new record the default takes their place.
  if (mode === 'create' && isEmpty(given) && field.default !== undefined) return null;
  return readValue(field, given);
}

/** Required fields of a new record that the request leaves empty and nothing else fills. */
function missingFields(
  { fields }: ObjectDefinition,
  values: Readonly<Record<string, Value>>,
  errors: readonly FieldError[],
): string[] {
  const refused = new Set(errors.map(({ field }) => field));
  return Object.entries(fields)
    .filter(([name, field]) => field.required && (values[name] ?? null) === null && !refused.has(name))
    .filter(
      ([, field]) =>
        field.default === undefined && field.createable && !field.autoNumber && field.type !== 'Id',
    )
    .map(([name]) => name);
}
