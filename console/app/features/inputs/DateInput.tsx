import { TextField } from '@mui/material';
import { useManner } from '../../i18n/MannerProvider.tsx';
import { fromTimeInput, toTimeInput } from '../../i18n/person-time.ts';
import { inputFrame } from './input-frame.ts';
import { type FieldInputProps, useFieldInput } from './use-field-input.ts';

/** A day, or a moment in the time of the person. */
export function DateInput(props: FieldInputProps) {
  const input = useFieldInput(props);
  useManner();
  const isMoment = props.field.dataType === 'DateTime';
  return (
    <TextField
      {...inputFrame(props, input)}
      type={isMoment ? 'datetime-local' : 'date'}
      value={isMoment ? toTimeInput(input.value) : (input.value ?? '')}
      onChange={(event) =>
        input.onChange(isMoment ? fromTimeInput(event.target.value) : event.target.value || null)
      }
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
