import { Box, Button, Chip, Typography } from '@mui/material';
import type { ListInfo } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { conditionText, type ListObjectColumn } from '../list-views/operators.ts';

interface ListConditionsProps {
  listInfo: ListInfo | undefined;
  /** What lists of the object can compare; none until known. */
  columns: readonly ListObjectColumn[] | undefined;
  /** Opens the conditions; absent where the person may not change them. */
  onEdit: (() => void) | undefined;
}

/** The conditions a list view narrows its records by. */
export function ListConditions({ listInfo, columns, onEdit }: ListConditionsProps) {
  const say = useText();
  const conditions = listInfo?.filteredByInfo ?? [];
  const scope = listInfo?.scope;
  const isScoped = scope && scope.apiName !== 'everything';
  if (conditions.length === 0 && !isScoped) return null;
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
      {isScoped && <Chip variant="outlined" label={scope.label ?? scope.apiName} />}
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
      {onEdit && (
        <Button onClick={onEdit} sx={{ minHeight: 24, py: 0 }}>
          {say('listView.change')}
        </Button>
      )}
    </Box>
  );
}
