import { Checkbox, FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { type FieldInputProps, useFieldInput } from './use-field-input.ts';

/** Yes or no. */
export function TruthInput(props: FieldInputProps) {
  const input = useFieldInput(props);
  const help = input.problem ?? props.field.inlineHelpText;
  const box = (
    <Checkbox
      id={input.id}
      name={input.name}
      checked={input.value === true}
      onChange={(event) => input.onChange(event.target.checked)}
      onBlur={input.onBlur}
      autoFocus={props.autoFocus}
      size="small"
    />
  );
  return (
    <FormControl error={input.problem !== undefined}>
      <FormControlLabel control={box} label={props.label} />
      {help && <FormHelperText>{help}</FormHelperText>}
    </FormControl>
  );
}
