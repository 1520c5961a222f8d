import { type FaultExtra, type FieldError, PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Label, ObjectDefinition } from '../../../objects/definition/index.ts';
import { objectDefinition } from '../../../objects/index.ts';
import { ConstraintError } from '../../../store/constraint-error.ts';
import { fieldError } from './field-error.ts';
import { ValueFault } from './value-fault.ts';

type Language = keyof Label;
type RecordFault = NonNullable<FaultExtra['recordErrors']>[number];

const SUMMARY: Label = {
  de: 'Der Datensatz wurde nicht gespeichert. Prüfen Sie die markierten Felder.',
  en: 'The record was not saved. Check the marked fields.',
};
const IN_USE: Label = {
  de: 'Der Datensatz kann nicht gelöscht werden, weil andere ihn brauchen ({children}).',
  en: 'The record cannot be deleted because others need it ({children}).',
};
const INSTEAD: Label = {
  de: 'Wird er nicht mehr gebraucht, nehmen Sie stattdessen „{field}“ heraus.',
  en: 'If it is no longer needed, clear “{field}” instead.',
};

/**
 * 400 for a record of which fields are at fault, all of them named, or which is at fault as a whole
 * (PF-ERR-02). A fault of the whole record leads, since a person decides about that one.
 */
export function recordRefused(
  fieldErrors: readonly FieldError[],
  language: Language,
  recordErrors: readonly RecordFault[] = [],
): PlatformFault {
  const first = recordErrors[0] ?? fieldErrors[0];
  return new PlatformFault(
    400,
    first?.errorCode ?? 'INVALID_INPUT',
    recordErrors[0]?.message ?? SUMMARY[language],
    { fieldErrors, ...(recordErrors.length > 0 ? { recordErrors } : {}) },
  );
}

/** Runs a write and turns what the tables refuse into the refusal of the record. */
export async function explainingConstraints<T>(
  definition: ObjectDefinition,
  language: Language,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ConstraintError)) throw error;
    throw error.kind === 'referenced'
      ? stillUsed(error, definition, language)
      : constraintRefused(error, definition, language);
  }
}

function constraintRefused(
  error: ConstraintError,
  definition: ObjectDefinition,
  language: Language,
): PlatformFault {
  const fault = CONSTRAINT_FAULTS[error.kind as keyof typeof CONSTRAINT_FAULTS];
  return recordRefused(
    error.fields.map((name) => fieldError(definition, name, fault, language)),
    language,
  );
}

const CONSTRAINT_FAULTS = {
  unique: new ValueFault('DUPLICATE_VALUE', 'duplicate'),
  reference: new ValueFault('INVALID_CROSS_REFERENCE_KEY', 'unknownRecord'),
  required: new ValueFault('REQUIRED_FIELD_MISSING', 'missing'),
};

function stillUsed(
  { apiName }: ConstraintError,
  { fields }: ObjectDefinition,
  language: Language,
): PlatformFault {
  const children = objectDefinition(apiName).labelPlural[language];
  const why = IN_USE[language].replace('{children}', children);
  const instead = fields.IsActive && INSTEAD[language].replace('{field}', fields.IsActive.label[language]);
  const message = instead ? `${why} ${instead}` : why;
  return new PlatformFault(400, 'DELETE_FAILED', message, {
    recordErrors: [{ errorCode: 'DELETE_FAILED', message }],
  });
}
