import { TextField } from '@mui/material';
import { inputFrame } from './input-frame.ts';
import { type FieldInputProps, useFieldInput } from './use-field-input.ts';

const TYPES: Record<string, string> = { Email: 'email', Phone: 'tel', Url: 'url' };

/** From so many characters on a text is written rather than noted. */
const LONG_TEXT = 10_000;

/** Texts of one line or several. */
export function TextInput(props: FieldInputProps) {
  const input = useFieldInput(props);
  const { dataType, length = 0 } = props.field;
  const lines = length < LONG_TEXT ? 3 : 5;
  return (
    <TextField
      {...inputFrame(props, input)}
      value={input.value ?? ''}
      onChange={(event) => input.onChange(event.target.value)}
      type={TYPES[dataType] ?? 'text'}
      multiline={dataType === 'TextArea'}
      minRows={dataType === 'TextArea' ? lines : undefined}
      maxRows={12}
      autoComplete="off"
    />
  );
}
