import { MenuItem, TextField } from '@mui/material';
import type { FieldInfo } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { CALCULATIONS, type Calculation } from './calculation.ts';

interface CalculationChoiceProps {
  field: FieldInfo;
  value: Calculation;
  onChange: (value: Calculation) => void;
}

/** Whether an amount is set, or made of the one that each record has. */
export function CalculationChoice({ field, value, onChange }: CalculationChoiceProps) {
  const say = useText();
  return (
    <TextField
      select
      size="small"
      value={value}
      onChange={({ target }) => onChange(target.value as Calculation)}
      slotProps={{
        select: { SelectDisplayProps: { 'aria-label': say('bulk.calculation', { field: field.label }) } },
      }}
      sx={{ width: 168, flexShrink: 0 }}
    >
      {CALCULATIONS.map((how) => (
        <MenuItem key={how} value={how}>
          {say(`bulk.calculate_${how}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
