import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { isNumeric } from '#client/records/data-types.ts';
import { useText } from '../../i18n/use-text.ts';
import type { FilterProps } from './FilterOptions.tsx';

/** The ends of a range of numbers or days; they count when the field is left or Enter is pressed. */
export function FilterRange({ filter: { label, dataType }, chosen, onChange }: FilterProps) {
  const say = useText();
  const { from = '', to = '' } = chosen;
  const type = isNumeric(dataType) ? 'number' : dataType.startsWith('Date') ? 'date' : 'text';
  return (
    <Box component="details" open={Boolean(from || to) || undefined}>
      <summary>{label}</summary>
      <Box sx={{ display: 'flex', gap: 2, pt: 2 }}>
        <RangeEnd
          key={`from ${from}`}
          {...{ type, label: say('find.filterFrom', { field: label }), value: from }}
          onChange={(value) => onChange({ ...chosen, from: value })}
        />
        <RangeEnd
          key={`to ${to}`}
          {...{ type, label: say('find.filterTo', { field: label }), value: to }}
          onChange={(value) => onChange({ ...chosen, to: value })}
        />
      </Box>
    </Box>
  );
}

interface RangeEndProps {
  type: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function RangeEnd({ type, label, value, onChange }: RangeEndProps) {
  const [typed, setTyped] = useState(value);
  const settle = () => typed !== value && onChange(typed);
  return (
    <TextField
      type={type}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      slotProps={{ htmlInput: { 'aria-label': label } }}
      sx={{ flex: 1 }}
    />
  );
}
