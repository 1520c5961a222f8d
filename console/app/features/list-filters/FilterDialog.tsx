import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { OperandInput } from '../list-views/OperandInput.tsx';
import { type ListObjectColumn, operatorText } from '../list-views/operators.ts';
import { type ColumnFilter, comparing, kindOf } from './column-filter.ts';
import { enteredOperands, operandLabel } from './filter-operands.ts';
import { RangeInput } from './RangeInput.tsx';
import { BETWEEN, enteredRange, hasRange, type RangeFault, rangeOf } from './range.ts';
import type { NarrowedList } from './use-list-query.ts';
import { useValueCounts } from './use-value-counts.ts';

interface FilterDialogProps {
  column: ListObjectColumn;
  /** The conditions that the column has already. */
  filters: readonly ColumnFilter[];
  /** The list that is open, of which the numbers of records are told. */
  narrowed: NarrowedList;
  onApply: (filters: ColumnFilter[]) => void;
  onClose: () => void;
}

/** A condition on a column of the list that is open, or a span with two ends. */
export function FilterDialog({ column, filters, narrowed, onApply, onClose }: FilterDialogProps) {
  const say = useText();
  const locale = useLocale();
  const title = useId();
  const operators = comparing(column.supportedFilterOperators);
  const [filter] = filters;
  const range = rangeOf(filters);
  const [operator, setOperator] = useState<ColumnFilter['operator'] | typeof BETWEEN>(
    (range && BETWEEN) ??
      filter?.operator ??
      operators.find((one) => one === column.defaultFilterOperator) ??
      operators[0] ??
      'Equals',
  );
  const [labels, setLabels] = useState(
    filter ? (range ?? filter.operands).map((operand) => operandLabel(operand, filter, column, locale)) : [],
  );
  const counts = useValueCounts(column, narrowed);
  const [fault, setFault] = useState<RangeFault>();
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (operator === BETWEEN) {
      const entered = enteredRange(column, labels, locale);
      return typeof entered === 'string' ? setFault(entered) : onApply(entered);
    }
    const operands = enteredOperands(labels, column, locale);
    if (!operands) return setFault('noNumber');
    onApply([{ fieldApiName: column.fieldApiName, operator, kind: kindOf(column.dataType), operands }]);
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>
        {say('columnFilter.title', { field: column.label ?? column.fieldApiName })}
      </DialogTitle>
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogContent dividers sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          {fault && <Alert severity="error">{say(`columnFilter.${fault}`)}</Alert>}
          <TextField
            select
            autoFocus
            label={say('listView.operator')}
            value={operator}
            onChange={(event) => setOperator(event.target.value as typeof operator)}
          >
            {operators.map((one) => (
              <MenuItem key={one} value={one}>
                {operatorText(one, column.dataType, say)}
              </MenuItem>
            ))}
            {hasRange(column) && <MenuItem value={BETWEEN}>{say('columnFilter.between')}</MenuItem>}
          </TextField>
          <Box>
            {operator === BETWEEN ? (
              <RangeInput {...{ column, labels }} onChange={setLabels} />
            ) : (
              <OperandInput column={column} {...{ counts }} operands={labels} onChange={setLabels} />
            )}
          </Box>
        </DialogContent>
        <DialogActions>
          {filter && <Button onClick={() => onApply([])}>{say('columnFilter.remove')}</Button>}
          <Button onClick={onClose}>{say('action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {say('columnFilter.apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
