import { MenuItem, TextField } from '@mui/material';
import { useResourceContext } from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import { isReachedByAction } from './choices.ts';
import { inputFrame } from './input-frame.ts';
import { type FieldInputProps, useFieldInput } from './use-field-input.ts';

/** One of the values of a picklist. */
export function ChoiceInput(props: FieldInputProps) {
  const say = useText();
  const input = useFieldInput(props);
  const objectApiName = useResourceContext() ?? '';
  const { choices = [], isRequired, field } = props;
  const isReached = (value: unknown) => isReachedByAction(objectApiName, field.apiName, String(value ?? ''));
  const offered = choices.filter(
    ({ value }) => value === input.value || !(isReached(value) || isReached(input.value)),
  );
  const isKnown = choices.some(({ value }) => value === input.value);
  return (
    <TextField
      {...inputFrame(props, input)}
      select
      value={input.value ?? ''}
      onChange={(event) => input.onChange(event.target.value || null)}
    >
      {!isRequired && <MenuItem value="">{say('field.none')}</MenuItem>}
      {offered.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
      {input.value && !isKnown && <MenuItem value={String(input.value)}>{String(input.value)}</MenuItem>}
    </TextField>
  );
}
