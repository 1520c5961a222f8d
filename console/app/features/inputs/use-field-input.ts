import { useInput } from 'react-admin';
import type { FieldInfo, InputValue } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { faultOf } from '../fields/validation.ts';

/** What an input of a record's field needs to know. */
export interface FieldInputProps {
  field: FieldInfo;
  label: string;
  isRequired: boolean;
  /** Choices of a picklist. */
  choices?: Choice[];
  autoFocus?: boolean;
}

export interface Choice {
  value: string;
  label: string;
}

/** Joins a field of the record with the form: value, change, and what is wrong with it. */
export function useFieldInput({ field, isRequired, choices }: FieldInputProps) {
  const say = useText();
  const values = choices?.map(({ value }) => value);
  const validate = (value: InputValue | undefined) => {
    const fault = faultOf(field, value, isRequired, values);
    return fault && say(fault.key, fault.values);
  };
  const input = useInput({ source: `values.${field.apiName}`, validate, defaultValue: null });
  const message = input.fieldState.error?.message;
  return {
    id: input.id,
    name: input.field.name,
    value: input.field.value as InputValue,
    onChange: input.field.onChange as (value: InputValue) => void,
    onBlur: input.field.onBlur,
    ref: input.field.ref,
    problem: message ? plainMessage(message) : undefined,
  };
}

/** react-admin hides its own form of a message in a text. */
const plainMessage = (message: string): string =>
  message.startsWith('@@react-admin@@')
    ? String(JSON.parse(message.slice('@@react-admin@@'.length)))
    : message;
