import { Box, MenuItem, TextField } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { COUNTED_DAYS, RELATIVE_DAYS, relativeDate } from './relative-dates.ts';

interface DayOperandProps {
  operand: string;
  onChange: (operand: string) => void;
}

const FIXED = 'fixed';
const COUNT = 30;

/** A day to compare with: one of the calendar, or a span that moves with it. */
export function DayOperand({ operand, onChange }: DayOperandProps) {
  const say = useText();
  const relative = relativeDate(operand);
  const kind = relative?.name ?? FIXED;
  const choose = (name: string) => {
    if (name === FIXED) return onChange('');
    onChange(COUNTED_DAYS.some((one) => one === name) ? `${name}:${relative?.count ?? COUNT}` : name);
  };
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <TextField
        select
        label={say('listView.day')}
        value={kind}
        onChange={(event) => choose(event.target.value)}
        sx={{ flex: 1, minWidth: 0 }}
      >
        <MenuItem value={FIXED}>{say('listView.fixedDay')}</MenuItem>
        {RELATIVE_DAYS.map((name) => (
          <MenuItem key={name} value={name}>
            {say(`relative.${name}`)}
          </MenuItem>
        ))}
        {COUNTED_DAYS.map((name) => (
          <MenuItem key={name} value={name}>
            {say(`relative.${name}`, { count: relative?.count ?? COUNT })}
          </MenuItem>
        ))}
      </TextField>
      {kind === FIXED && (
        <TextField
          type="date"
          label={say('listView.value')}
          value={isoDay(operand)}
          onChange={(event) => onChange(event.target.value)}
          sx={{ flex: 1, minWidth: 0 }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      {relative?.count !== undefined && (
        <TextField
          type="number"
          label={say('listView.dayCount')}
          value={relative.count}
          onChange={(event) => {
            const count = Math.min(9999, Math.max(1, Math.trunc(Number(event.target.value)) || 1));
            onChange(`${relative.name}:${count}`);
          }}
          sx={{ width: 96 }}
          slotProps={{ htmlInput: { min: 1, max: 9999 } }}
        />
      )}
    </Box>
  );
}

/** The day of an operand as the input has it; moments count by their day. */
const isoDay = (operand: string): string => /^\d{4}-\d{2}-\d{2}/.exec(operand)?.[0] ?? '';
