import { Box, TextField } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import type { ListObjectColumn } from '../list-views/operators.ts';
import { kindOf } from './column-filter.ts';

interface RangeInputProps {
  column: ListObjectColumn;
  labels: readonly string[];
  onChange: (labels: string[]) => void;
}

/** Begin and end of a span, as numbers or as days; one of them may be left open. */
export function RangeInput({ column, labels, onChange }: RangeInputProps) {
  const say = useText();
  const [from = '', to = ''] = labels;
  const isOfDays = kindOf(column.dataType) !== 'number';
  const input = (label: string, value: string, change: (text: string) => void) => (
    <TextField
      label={label}
      value={value}
      onChange={(event) => change(event.target.value)}
      autoComplete="off"
      sx={{ flex: 1, minWidth: 0 }}
      {...(isOfDays && { type: 'date', slotProps: { inputLabel: { shrink: true } } })}
    />
  );
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      {input(say('columnFilter.from'), from, (text) => onChange([text, to]))}
      {input(say('columnFilter.to'), to, (text) => onChange([from, text]))}
    </Box>
  );
}
