import { MenuItem, TextField } from '@mui/material';
import { inputFrame } from './input-frame.ts';
import { type FieldInputProps, useFieldInput } from './use-field-input.ts';

/** Several values of a picklist, which the platform keeps as one text with semicolons. */
export function ChoicesInput(props: FieldInputProps) {
  const input = useFieldInput(props);
  const chosen = String(input.value ?? '')
    .split(';')
    .filter(Boolean);
  return (
    <TextField
      {...inputFrame(props, input)}
      select
      value={chosen}
      onChange={(event) => input.onChange((event.target.value as unknown as string[]).join(';') || null)}
      slotProps={{ select: { multiple: true } }}
    >
      {props.choices?.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
