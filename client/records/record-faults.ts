import { FetchError } from '../errors/index.ts';
import type { Operations } from '../operation.ts';

type RecordError = Extract<
  Operations['updateRecord']['responses'][400]['content']['application/json'],
  { output: unknown }
>;

/** Why a record was not saved: by field, and as a whole. */
export interface RecordFaults {
  fields: Record<string, string>;
  general: string[];
}

/** Reads the faults out of a refused write, whichever form its body has; undefined for any other error. */
export function recordFaults(error: unknown): RecordFaults | undefined {
  if (!(error instanceof FetchError) || error.status !== 400) return undefined;
  const output = (error.body as Partial<RecordError> | undefined)?.output;
  if (!output) return { fields: {}, general: error.errors.map(({ message }) => message) };
  const fields = Object.entries(output.fieldErrors).map(([name, faults]) => [
    name,
    faults.map(({ message }) => message).join(' '),
  ]);
  return { fields: Object.fromEntries(fields), general: output.errors.map(({ message }) => message) };
}
