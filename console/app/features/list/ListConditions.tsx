import { Box, Button, Chip, Typography } from '@mui/material';
import type { ListInfo } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import type { ColumnFilter } from '../list-filters/column-filter.ts';
import { FilterChips } from '../list-filters/FilterChips.tsx';
import { conditionText, type ListObjectColumn } from '../list-views/operators.ts';

interface ListConditionsProps {
  listInfo: ListInfo | undefined;
  /** What lists of the object can compare; none until known. */
  columns: readonly ListObjectColumn[] | undefined;
  /** Opens the conditions; absent where the person may not change them. */
  onEdit: (() => void) | undefined;
  /** Conditions that somebody has set on columns. */
  filters: readonly ColumnFilter[];
  onFilters: (filters: ColumnFilter[]) => void;
  onEditFilter: (filter: ColumnFilter) => void;
  onSaveFilters: (() => void) | undefined;
}

/** The conditions a list view narrows its records by, and those that were set on its columns. */
export function ListConditions({
  listInfo,
  columns,
  onEdit,
  filters,
  onFilters,
  onEditFilter,
  onSaveFilters,
}: ListConditionsProps) {
  const say = useText();
  const conditions = listInfo?.filteredByInfo ?? [];
  const scope = listInfo?.scope;
  const isScoped = scope && scope.apiName !== 'everything';
  const isNarrowed = conditions.length > 0 || isScoped;
  if (!isNarrowed && filters.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: { xs: 3, md: 6 },
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="caption" color="textSecondary">
        {say('list.conditions')}
      </Typography>
      {isScoped && <Chip variant="outlined" label={scopeText(scope)} />}
      {conditions.map((condition, index) => (
        <Chip
          key={`${index} ${condition.fieldApiName}`}
          variant="outlined"
          label={`${listInfo?.filterLogicString ? `${index + 1}. ` : ''}${conditionText(
            condition,
            columns?.find(({ fieldApiName }) => fieldApiName === condition.fieldApiName),
            say,
          )}`}
        />
      ))}
      {listInfo?.filterLogicString && (
        <Typography variant="caption" color="textSecondary">
          {listInfo.filterLogicString}
        </Typography>
      )}
      {isNarrowed && onEdit && (
        <Button onClick={onEdit} sx={{ minHeight: 24, py: 0 }}>
          {say('listView.change')}
        </Button>
      )}
      <FilterChips
        {...{ filters, columns }}
        onChange={onFilters}
        onEdit={onEditFilter}
        onSave={onSaveFilters}
      />
    </Box>
  );
}

/** “Warteschlange: Kundenservice”, or what else the list is limited to. */
const scopeText = ({ apiName, label, entity }: NonNullable<ListInfo['scope']>): string =>
  entity ? `${label ?? apiName}: ${entity.label ?? entity.id}` : (label ?? apiName);
