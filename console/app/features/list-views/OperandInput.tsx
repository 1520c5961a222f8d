import { MenuItem, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { tagOf } from '../../i18n/manner.ts';
import { type Say, useLocale, useText } from '../../i18n/use-text.ts';
import { DayOperand } from './DayOperand.tsx';
import type { ListObjectColumn } from './operators.ts';

interface OperandInputProps {
  column: ListObjectColumn | undefined;
  operands: string[];
  /** How many records have each value, where that is known. */
  counts?: ReadonlyMap<string, number> | undefined;
  onChange: (operands: string[]) => void;
}

/** The values of a condition by the type of its field: choices, yes or no, days, or texts with commas between. */
export function OperandInput({ column, operands, counts, onChange }: OperandInputProps) {
  const say = useText();
  const id = useId();
  const dataType = column?.dataType ?? 'String';
  const countedBy = (value: string) => (counts ? { 'aria-describedby': `${id}${value}` } : {});
  if (dataType === 'Date' || dataType === 'DateTime')
    return (
      <DayOperand operand={operands[0] ?? ''} onChange={(operand) => onChange(operand ? [operand] : [])} />
    );
  if (dataType === 'Boolean') {
    return (
      <TextField
        select
        fullWidth
        label={say('listView.value')}
        value={operands[0] ?? ''}
        onChange={(event) => onChange([event.target.value])}
        slotProps={{ select: { renderValue: (value) => truthText(String(value), say) } }}
      >
        {['true', 'false'].map((value) => (
          <MenuItem key={value} value={value} {...countedBy(value)}>
            {truthText(value, say)}
            <ValueCount value={value} {...{ id, counts }} />
          </MenuItem>
        ))}
      </TextField>
    );
  }
  const choices = column?.picklistValues ?? [];
  if (choices.length > 0) {
    const labels = choices.map(({ label, apiName }) => label ?? apiName);
    return (
      <TextField
        select
        fullWidth
        label={say('listView.values')}
        value={operands.filter((operand) => labels.includes(operand))}
        onChange={(event) => onChange(event.target.value as unknown as string[])}
        slotProps={{
          select: { multiple: true, renderValue: (chosen) => (chosen as string[]).join(', ') },
        }}
      >
        {choices.map(({ apiName, label }) => (
          <MenuItem key={apiName} value={label ?? apiName} {...countedBy(apiName)}>
            {label ?? apiName}
            <ValueCount value={apiName} {...{ id, counts }} />
          </MenuItem>
        ))}
      </TextField>
    );
  }
  return <TextOperand key={column?.fieldApiName} {...{ operands, onChange, dataType }} />;
}

const truthText = (value: string, say: Say): string =>
  value === '' ? '' : say(value === 'true' ? 'field.yes' : 'field.no');

interface ValueCountProps {
  /** Of the input. */
  id: string;
  value: string;
  counts: ReadonlyMap<string, number> | undefined;
}

/** How many records have a value: at the end of its line, and as its description. */
function ValueCount({ id, value, counts }: ValueCountProps) {
  const say = useText();
  const locale = useLocale();
  if (!counts) return null;
  const count = counts.get(value) ?? 0;
  return (
    <Typography
      component="span"
      variant="body2"
      color="textSecondary"
      aria-hidden
      sx={{ ml: 'auto', pl: 4, fontVariantNumeric: 'tabular-nums' }}
    >
      {count.toLocaleString(tagOf(locale))}
      <span id={`${id}${value}`} hidden>
        {say('columnFilter.count', { count })}
      </span>
    </Typography>
  );
}

/** Several values are alternatives; a number may have a comma of its own, so semicolons part numbers. */
function TextOperand({
  operands,
  onChange,
  dataType,
}: Omit<OperandInputProps, 'column'> & { dataType: string }) {
  const say = useText();
  const isText = ['String', 'ComboBox', 'Email', 'Phone', 'Url', 'Reference', 'TextArea'].includes(dataType);
  return (
    <TextField
      fullWidth
      label={say(isText ? 'listView.values' : 'listView.value')}
      defaultValue={operands.join('; ')}
      onChange={(event) =>
        onChange(
          event.target.value
            .split(';')
            .map((text) => text.trim())
            .filter(Boolean),
        )
      }
      helperText={say('listView.valuesHelp')}
      autoComplete="off"
    />
  );
}
