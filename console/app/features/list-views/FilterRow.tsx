import { Autocomplete, Box, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { NoOptions } from '../../ui/NoOptions.tsx';
import { OperandInput } from './OperandInput.tsx';
import { type ListObjectColumn, type Operator, operatorText } from './operators.ts';
import { type FilterDraft, newFilter } from './view-draft.ts';

interface FilterRowProps {
  number: number;
  filter: FilterDraft;
  columns: ListObjectColumn[];
  onChange: (filter: FilterDraft) => void;
  onRemove: () => void;
}

/** One condition: a field, an operator of its type, and the values it is compared with. */
export function FilterRow({ number, filter, columns, onChange, onRemove }: FilterRowProps) {
  const say = useText();
  const column = columns.find(({ fieldApiName }) => fieldApiName === filter.fieldApiName);
  const operators = column?.supportedFilterOperators ?? [filter.operator];
  return (
    <Box
      role="group"
      aria-label={say('listView.filterNumber', { number })}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: '24px minmax(0, 1fr) 36px',
          md: '24px minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr) 36px',
        },
        gap: 2,
        alignItems: 'start',
        '& > .MuiTextField-root, & > .MuiAutocomplete-root, & > .operand': {
          gridColumn: { xs: 2, md: 'auto' },
        },
      }}
    >
      <Typography color="textSecondary" sx={{ pt: '6px' }} aria-hidden>
        {number}
      </Typography>
      <Autocomplete
        options={columns}
        value={column ?? null}
        disableClearable={column !== (undefined as never)}
        onChange={(_, chosen) => chosen && onChange({ ...newFilter([], chosen), key: filter.key })}
        getOptionLabel={({ label, fieldApiName }) => label ?? fieldApiName}
        getOptionKey={({ fieldApiName }) => fieldApiName}
        noOptionsText={<NoOptions>{say('listView.noField')}</NoOptions>}
        openText={say('field.choose')}
        closeText={say('action.close')}
        renderInput={(params) => <TextField {...params} label={say('listView.field')} />}
      />
      <TextField
        select
        label={say('listView.operator')}
        value={filter.operator}
        onChange={(event) => onChange({ ...filter, operator: event.target.value as Operator })}
      >
        {operators.map((operator) => (
          <MenuItem key={operator} value={operator}>
            {operatorText(operator, column?.dataType, say)}
          </MenuItem>
        ))}
      </TextField>
      <Box className="operand">
        <OperandInput
          column={column}
          operands={filter.operands}
          onChange={(operands) => onChange({ ...filter, operands })}
        />
      </Box>
      <IconButton
        aria-label={say('listView.removeFilter', { number })}
        onClick={onRemove}
        sx={{ gridRow: { xs: 1, md: 'auto' }, gridColumn: { xs: 3, md: 'auto' } }}
      >
        <X size={16} />
      </IconButton>
    </Box>
  );
}
