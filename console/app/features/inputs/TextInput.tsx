import { TextField } from '@mui/material';
import { inputFrame } from './input-frame.ts';
import { type FieldInputProps, useFieldInput } from './use-field-input.ts';

const TYPES: Record<string, string> = { Email: 'email', Phone: 'tel', Url: 'url' };

/** Texts of one line or several. */
export function TextInput(props: FieldInputProps) {
  const input = useFieldInput(props);
  const { dataType } = props.field;
  return (
    <TextField
      {...inputFrame(props, input)}
      value={input.value ?? ''}
      onChange={(event) => input.onChange(event.target.value)}
      type={TYPES[dataType] ?? 'text'}
      multiline={dataType === 'TextArea'}
      minRows={dataType === 'TextArea' ? 3 : undefined}
      maxRows={12}
      autoComplete="off"
    />
  );
}
