import type { TextFieldProps } from '@mui/material';
import type { FieldInputProps, useFieldInput } from './use-field-input.ts';

/** What all text-like inputs share: name above, fault or help below. */
export function inputFrame(
  { field, label, isRequired, autoFocus }: FieldInputProps,
  input: ReturnType<typeof useFieldInput>,
): TextFieldProps {
  return {
    id: input.id,
    name: input.name,
    label,
    required: isRequired,
    fullWidth: true,
    autoFocus,
    inputRef: input.ref,
    onBlur: input.onBlur,
    error: input.problem !== undefined,
    helperText: input.problem ?? field.inlineHelpText ?? undefined,
  };
}
