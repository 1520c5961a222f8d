import { Box, Button, FormHelperText, MenuItem, TextField, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { FilterRow } from './FilterRow.tsx';
import type { LogicFault } from './filter-logic.ts';
import type { ListObjectInfo } from './operators.ts';
import { type FilterDraft, filterable, newFilter, scopeEntities, type ViewDraft } from './view-draft.ts';

/** Most conditions of a list view (ListFilterByInfoInputs in the contract). */
const MAXIMUM = 10;

interface FiltersEditorProps {
  draft: ViewDraft;
  possible: ListObjectInfo;
  change: (changes: Partial<ViewDraft>) => void;
  fault: LogicFault | undefined;
  queueFault: LogicFault | undefined;
}

/** Which records a list holds: whose, under which conditions, and how these are joined. */
export function FiltersEditor({ draft, possible, change, fault, queueFault }: FiltersEditorProps) {
  const say = useText();
  const { filters, logic, scope, scopeEntity } = draft;
  const queues = scopeEntities(possible, scope);
  const columns = filterable(possible);
  // The likeliest field to compare is the one that the list shows first.
  const first = columns.find(({ fieldApiName }) => fieldApiName === draft.columns[0]) ?? columns[0];
  const replace = (filter: FilterDraft) =>
    change({ filters: filters.map((one) => (one.key === filter.key ? filter : one)) });
  const remove = ({ key }: FilterDraft) =>
    change({ filters: filters.filter((one) => one.key !== key), logic: '' });
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 3 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 2, p: 0 }}>
        {say('listView.filters')}
      </Typography>
      <TextField
        select
        label={say('listView.scope')}
        value={scope}
        onChange={(event) => change({ scope: event.target.value, scopeEntity: '' })}
        sx={{ maxWidth: 320 }}
      >
        {possible.availableScopes.map(({ apiName, label }) => (
          <MenuItem key={apiName} value={apiName}>
            {label ?? apiName}
          </MenuItem>
        ))}
      </TextField>
      {queues.length > 0 && (
        <TextField
          select
          required
          label={say('listView.queue')}
          value={queues.some(({ id }) => id === scopeEntity) ? scopeEntity : ''}
          onChange={(event) => change({ scopeEntity: event.target.value })}
          error={Boolean(queueFault)}
          helperText={queueFault && say(queueFault.key)}
          sx={{ maxWidth: 320 }}
        >
          {queues.map(({ id, label }) => (
            <MenuItem key={id} value={id}>
              {label ?? id}
            </MenuItem>
          ))}
        </TextField>
      )}
      {filters.map((filter, index) => (
        <FilterRow
          key={filter.key}
          number={index + 1}
          {...{ filter, columns }}
          onChange={replace}
          onRemove={() => remove(filter)}
        />
      ))}
      <Box>
        <Button
          variant="outlined"
          startIcon={<Plus size={16} />}
          disabled={!first || filters.length >= MAXIMUM}
          onClick={() => first && change({ filters: [...filters, newFilter(filters, first)], logic: '' })}
        >
          {say('listView.addFilter')}
        </Button>
        {filters.length >= MAXIMUM && (
          <FormHelperText>{say('listView.filterMaximum', { max: MAXIMUM })}</FormHelperText>
        )}
      </Box>
      {filters.length > 1 && (
        <TextField
          label={say('listView.logic')}
          value={logic}
          placeholder={filters.map((_, index) => index + 1).join(' AND ')}
          onChange={(event) => change({ logic: event.target.value })}
          error={Boolean(fault)}
          helperText={fault ? say(fault.key, fault.values) : say('listView.logicHelp')}
          slotProps={{ htmlInput: { spellCheck: false }, inputLabel: { shrink: true } }}
        />
      )}
    </Box>
  );
}
