import { Box, Button, MenuItem, TextField } from '@mui/material';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { CALCULATIONS, type Calculation } from '../../bulk/calculation.ts';
import { fromDecimalInput } from '../../fields/decimal.ts';
import { numberExample } from '../../fields/format.ts';
import { Section } from '../../object/Section.tsx';
import { calculatedCells } from './calculated-cells.ts';
import type { CellColumn } from './cells.ts';
import type { VariantTable } from './read-variants.ts';
import type { CellEdits } from './use-variants.ts';

interface PriceFormulaProps {
  table: VariantTable;
  columns: readonly CellColumn[];
  edits: CellEdits;
}

/** Fills a column of prices by a formula, from its own prices or from those of another column; saves nothing yet. */
export function PriceFormula({ table, columns, edits }: PriceFormulaProps) {
  const say = useText();
  const locale = useLocale();
  const prices = columns.filter(({ price, isEditable }) => price && isEditable);
  const [into, setInto] = useState(prices[0]?.id ?? '');
  const [from, setFrom] = useState(OWN);
  const [how, setHow] = useState<Calculation>('raisePercent');
  const [text, setText] = useState('');
  const amount = fromDecimalInput(text, locale);
  const isWrong = text !== '' && typeof amount !== 'number';
  const target = prices.find(({ id }) => id === into);
  if (!target) return null;
  const fill = () => {
    const source = prices.find(({ id }) => id === from) ?? target;
    if (typeof amount === 'number')
      edits.type(calculatedCells(table, { target, source, how, amount }, locale));
  };
  return (
    <Section title={say('variants.formula')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          fill();
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 3, p: 4 }}
      >
        <Choice label={say('variants.into')} value={into} onChange={setInto} choices={prices} />
        <Choice
          label={say('variants.from')}
          value={from}
          onChange={setFrom}
          choices={[{ id: OWN, label: say('variants.own') }, ...prices.filter(({ id }) => id !== into)]}
        />
        <Choice
          label={say('variants.how')}
          value={how}
          onChange={(chosen) => setHow(chosen as Calculation)}
          choices={CALCULATIONS.map((id) => ({ id, label: say(`bulk.calculate_${id}`) }))}
        />
        <TextField
          size="small"
          label={say('variants.amount')}
          value={text}
          onChange={({ target: { value } }) => setText(value)}
          error={isWrong}
          helperText={isWrong && say('field.notNumber', { example: numberExample() })}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          sx={{ width: 190 }}
        />
        <Button
          type="submit"
          variant="outlined"
          startIcon={<Calculator size={16} strokeWidth={1.5} />}
          disabled={typeof amount !== 'number'}
        >
          {say('variants.fill')}
        </Button>
      </Box>
    </Section>
  );
}

/** Stands for the column that is filled. */
const OWN = '';

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  choices: readonly { id: string; label: string }[];
}

function Choice({ label, value, onChange, choices }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 180 }}
    >
      {choices.map(({ id, label: text }) => (
        <MenuItem key={id} value={id}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
