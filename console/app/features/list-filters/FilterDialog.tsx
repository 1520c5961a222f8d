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
import { type NarrowedList, useValueCounts } from './use-value-counts.ts';

interface FilterDialogProps {
  column: ListObjectColumn;
  /** The condition that the column has already. */
  filter: ColumnFilter | undefined;
  /** The list that is open, of which the numbers of records are told. */
  narrowed: NarrowedList;
  onApply: (filter: ColumnFilter | undefined) => void;
  onClose: () => void;
}

/** One condition on a column of the list that is open. */
export function FilterDialog({ column, filter, narrowed, onApply, onClose }: FilterDialogProps) {
  const say = useText();
  const locale = useLocale();
  const title = useId();
  const operators = comparing(column.supportedFilterOperators);
  const [operator, setOperator] = useState(
    filter?.operator ??
      operators.find((one) => one === column.defaultFilterOperator) ??
      operators[0] ??
      'Equals',
  );
  const [labels, setLabels] = useState(
    filter?.operands.map((operand) => operandLabel(operand, filter, column, locale)) ?? [],
  );
  const counts = useValueCounts(column, narrowed);
  const [isWrong, setWrong] = useState(false);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const operands = enteredOperands(labels, column, locale);
    if (!operands) return setWrong(true);
    onApply({ fieldApiName: column.fieldApiName, operator, kind: kindOf(column.dataType), operands });
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>
        {say('columnFilter.title', { field: column.label ?? column.fieldApiName })}
      </DialogTitle>
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogContent dividers sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          {isWrong && <Alert severity="error">{say('columnFilter.noNumber')}</Alert>}
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
          </TextField>
          <Box>
            <OperandInput column={column} {...{ counts }} operands={labels} onChange={setLabels} />
          </Box>
        </DialogContent>
        <DialogActions>
          {filter && <Button onClick={() => onApply(undefined)}>{say('columnFilter.remove')}</Button>}
          <Button onClick={onClose}>{say('action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {say('columnFilter.apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
