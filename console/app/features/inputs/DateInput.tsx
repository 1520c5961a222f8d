import { TextField } from '@mui/material';
import { inputFrame } from './input-frame.ts';
import { fromLocalInput, toLocalInput } from './moment.ts';
import { type FieldInputProps, useFieldInput } from './use-field-input.ts';

/** A day, or a moment in the reader's own time. */
export function DateInput(props: FieldInputProps) {
  const input = useFieldInput(props);
  const isMoment = props.field.dataType === 'DateTime';
  return (
    <TextField
      {...inputFrame(props, input)}
      type={isMoment ? 'datetime-local' : 'date'}
      value={isMoment ? toLocalInput(input.value) : (input.value ?? '')}
      onChange={(event) =>
        input.onChange(isMoment ? fromLocalInput(event.target.value) : event.target.value || null)
      }
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
