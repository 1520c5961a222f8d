import { TextField } from '@mui/material';
import { fromShopInput, toShopInput } from '../../i18n/shop-time.ts';
import { inputFrame } from './input-frame.ts';
import { type FieldInputProps, useFieldInput } from './use-field-input.ts';

/** A day, or a moment in the time of the shop. */
export function DateInput(props: FieldInputProps) {
  const input = useFieldInput(props);
  const isMoment = props.field.dataType === 'DateTime';
  return (
    <TextField
      {...inputFrame(props, input)}
      type={isMoment ? 'datetime-local' : 'date'}
      value={isMoment ? toShopInput(input.value) : (input.value ?? '')}
      onChange={(event) =>
        input.onChange(isMoment ? fromShopInput(event.target.value) : event.target.value || null)
      }
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
