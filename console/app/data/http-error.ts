import { HttpError } from 'react-admin';
import { FetchError } from '#client/errors/index.ts';
import { recordFaults } from '#client/records/record-faults.ts';

/** react-admin sets the errors of a form from `body.errors`, by the name of the input. */
export function throwAsHttpError(error: unknown): never {
  if (!(error instanceof FetchError)) throw error;
  const faults = recordFaults(error);
  const errors = faults && { values: faults.fields };
  throw new HttpError(error.explanation, error.status, {
    cause: error,
    general: faults?.general ?? [],
    errors,
  });
}
