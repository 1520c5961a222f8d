import { Box, Button, Chip, IconButton } from '@mui/material';
import { X } from 'lucide-react';
import type { Locale } from '../../i18n/locales.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { fieldText } from '../fields/format.ts';
import { conditionText, type ListObjectColumn } from '../list-views/operators.ts';
import type { ColumnFilter } from './column-filter.ts';
import { conditionOf } from './filter-operands.ts';

interface FilterChipsProps {
  filters: readonly ColumnFilter[];
  /** What lists of the object can compare; none until known. */
  columns: readonly ListObjectColumn[] | undefined;
  onChange: (filters: ColumnFilter[]) => void;
  onEdit: (filter: ColumnFilter) => void;
  /** Saves them with the list view as a new one; absent where the person may not. */
  onSave: (() => void) | undefined;
}

/** The conditions that somebody has set on columns, each to be changed or taken away, and all to be kept. */
export function FilterChips({ filters, columns, onChange, onEdit, onSave }: FilterChipsProps) {
  const say = useText();
  const locale = useLocale();
  if (filters.length === 0) return null;
  return (
    <>
      {filters.map((filter) => {
        const column = columns?.find(({ fieldApiName }) => fieldApiName === filter.fieldApiName);
        const condition = conditionOf(filter, column, locale);
        const operandLabels = condition.operandLabels.map((label) => shownDay(label, locale));
        const text = conditionText({ ...condition, operandLabels }, column, say);
        return (
          <Box key={text} sx={{ display: 'inline-flex', alignItems: 'center' }}>
            <Chip variant="outlined" label={text} onClick={() => onEdit(filter)} />
            <IconButton
              size="small"
              aria-label={say('columnFilter.removeOf', { condition: text })}
              onClick={() => onChange(filters.filter((one) => one !== filter))}
            >
              <X size={16} strokeWidth={1.5} />
            </IconButton>
          </Box>
        );
      })}
      <Button onClick={() => onChange([])} sx={{ minHeight: 24, py: 0 }}>
        {say('columnFilter.removeAll')}
      </Button>
      {onSave && (
        <Button onClick={onSave} sx={{ minHeight: 24, py: 0 }}>
          {say('columnFilter.save')}
        </Button>
      )}
    </>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const shownDay = (label: string | null, locale: Locale): string | null =>
  label && DAY.test(label) ? fieldText({ value: label, displayValue: null }, 'Date', locale) : label;
