import type { FieldError } from '../../../engine/errors/platform-fault.ts';
import type { Label, ObjectDefinition } from '../../../objects/definition/index.ts';
import { message } from './messages.ts';
import type { ValueFault } from './value-fault.ts';

/** A fault of a field's value as the platform answers it, in the language of the request. */
export function fieldError(
  { fields }: ObjectDefinition,
  field: string,
  { errorCode, reason, details }: ValueFault,
  language: keyof Label,
): FieldError {
  const label = Object.hasOwn(fields, field) ? fields[field]?.label[language] : undefined;
  return {
    field,
    ...(label === undefined ? {} : { fieldLabel: label }),
    errorCode,
    message: message(reason, language, details),
  };
}
