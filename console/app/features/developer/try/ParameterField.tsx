import { MenuItem, TextField } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { listOf } from '../api/contracts.ts';
import type { CallField } from './call-form.ts';

interface ParameterFieldProps {
  field: CallField;
  value: string;
  /** What is wrong with the value, as a sentence. */
  fault: string | undefined;
  onChange: (value: string) => void;
}

/** One parameter of a call: chosen where the contract names the values, else typed. */
export function ParameterField({ field, value, fault, onChange }: ParameterFieldProps) {
  const say = useText();
  const { id, name, place, isRequired, schema, example } = field;
  const choices = choicesOf(field);
  const isList = [schema.type].flat().includes('array');
  const hints = [
    place === 'path' ? say('try.inPath') : say('try.inQuery'),
    ...(isList ? [say('try.list')] : []),
    ...(example && choices.length === 0 ? [say('try.example', { value: example })] : []),
  ];
  return (
    <TextField
      select={choices.length > 0}
      name={id}
      label={name}
      required={isRequired}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={fault !== undefined}
      helperText={fault ?? hints.join(' · ')}
      slotProps={{
        htmlInput: { spellCheck: false, autoCapitalize: 'none' },
        formHelperText: { sx: { overflowWrap: 'anywhere' } },
      }}
    >
      {choices.length > 0 && !isRequired && <MenuItem value="">{say('try.unset')}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {choice}
        </MenuItem>
      ))}
    </TextField>
  );
}

function choicesOf({ schema }: CallField): string[] {
  if (schema.type === 'boolean') return ['true', 'false'];
  return listOf<unknown>(schema.enum).map(String);
}
