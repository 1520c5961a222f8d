import type { FieldError, PlatformFault } from './platform-fault.ts';

/** The object form in which writes of records are refused (PF-ERR-02). */
export function recordErrorBody({ status, errorCode, message, extra }: PlatformFault): object {
  const byField = Object.entries(Object.groupBy(extra.fieldErrors ?? [], ({ field }) => field));
  const fieldErrors = Object.fromEntries(
    byField.map(([field, errors = []]) => [field, errors.map(complete)]),
  );
  const errors = extra.recordErrors ?? (byField.length === 0 ? [{ errorCode, message }] : []);
  return {
    message,
    statusCode: status,
    errorCode,
    enhancedErrorType: 'RecordError',
    output: { errors: errors.map(complete), fieldErrors },
  };
}

function complete(error: Omit<FieldError, 'field'> & { field?: string }): object {
  return {
    constituentField: error.constituentField ?? null,
    duplicateRecordError: error.duplicateRecordError ?? null,
    errorCode: error.errorCode,
    field: error.field ?? null,
    fieldLabel: error.fieldLabel ?? null,
    message: error.message,
  };
}
