import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { tagOf } from '../../i18n/manner.ts';
import { useLocale } from '../../i18n/use-text.ts';
import { fromDecimalInput, toDecimalInput } from '../fields/decimal.ts';
import { inputFrame } from './input-frame.ts';
import { type FieldInputProps, useFieldInput } from './use-field-input.ts';

/** Numbers as the person writes them; what is no number stays as typed and is marked. */
export function NumberInput(props: FieldInputProps) {
  const locale = useLocale();
  const input = useFieldInput(props);
  const tag = tagOf(locale);
  const [typed, setTyped] = useState(() => ({ text: toDecimalInput(input.value, locale), tag }));
  // What was typed in another manner is written in the new one.
  const text = typed.tag === tag ? typed.text : toDecimalInput(input.value, locale);
  const setText = (next: string) => setTyped({ text: next, tag });
  const { dataType } = props.field;
  const change = (next: string) => {
    setText(next);
    input.onChange(fromDecimalInput(next, locale));
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
