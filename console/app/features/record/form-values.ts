import type { InputFields } from '#client/records/types.ts';

export interface RecordFormValues {
  values: InputFields;
  /** What shall happen beside saving, by the names of the layout's choices. */
  effects?: Record<string, boolean>;
}

/** Errors by input, as react-admin's form takes them; undefined for a success. */
export type FormErrors = Record<string, unknown> | undefined;

export const FORM_ID = 'record-form';
