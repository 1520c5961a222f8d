import { MenuItem, TextField } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { DayOperand } from './DayOperand.tsx';
import type { ListObjectColumn } from './operators.ts';

interface OperandInputProps {
  column: ListObjectColumn | undefined;
  operands: string[];
  onChange: (operands: string[]) => void;
}

/** The values of a condition by the type of its field: choices, yes or no, days, or texts with commas between. */
export function OperandInput({ column, operands, onChange }: OperandInputProps) {
  const say = useText();
  const dataType = column?.dataType ?? 'String';
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
      >
        <MenuItem value="true">{say('field.yes')}</MenuItem>
        <MenuItem value="false">{say('field.no')}</MenuItem>
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
        slotProps={{ select: { multiple: true } }}
      >
        {labels.map((label) => (
          <MenuItem key={label} value={label}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  return <TextOperand key={column?.fieldApiName} {...{ operands, onChange, dataType }} />;
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
