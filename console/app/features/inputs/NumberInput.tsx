import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useLocale } from '../../i18n/use-text.ts';
import { fromDecimalInput, toDecimalInput } from '../fields/decimal.ts';
import { inputFrame } from './input-frame.ts';
import { type FieldInputProps, useFieldInput } from './use-field-input.ts';

/** Numbers as people of the language write them; what is no number stays as typed and is marked. */
export function NumberInput(props: FieldInputProps) {
  const locale = useLocale();
  const input = useFieldInput(props);
  const [text, setText] = useState(() => toDecimalInput(input.value, locale));
  const { dataType } = props.field;
  const change = (typed: string) => {
    setText(typed);
    input.onChange(fromDecimalInput(typed, locale));
  };
  const percent = dataType === 'Percent' && <InputAdornment position="end">%</InputAdornment>;
  return (
    <TextField
      {...inputFrame(props, input)}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        input.onBlur();
        setText(toDecimalInput(input.value, locale));
      }}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: dataType === 'Int' ? 'numeric' : 'decimal', style: { textAlign: 'right' } },
        input: { endAdornment: percent },
      }}
    />
  );
}
