import { MenuItem, TextField } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { inputFrame } from './input-frame.ts';
import { type FieldInputProps, useFieldInput } from './use-field-input.ts';

/** One of the values of a picklist. */
export function ChoiceInput(props: FieldInputProps) {
  const say = useText();
  const input = useFieldInput(props);
  const { choices = [], isRequired } = props;
  const isKnown = choices.some(({ value }) => value === input.value);
  return (
    <TextField
      {...inputFrame(props, input)}
      select
      value={input.value ?? ''}
      onChange={(event) => input.onChange(event.target.value || null)}
    >
      {!isRequired && <MenuItem value="">{say('field.none')}</MenuItem>}
      {choices.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
      {input.value && !isKnown && <MenuItem value={String(input.value)}>{String(input.value)}</MenuItem>}
    </TextField>
  );
}
