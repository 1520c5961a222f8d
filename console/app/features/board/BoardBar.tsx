import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { Undo2 } from 'lucide-react';
import type { FieldInfo, ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { type Column, rowName } from '../fields/column.ts';
import { boardFields } from './board-fields.ts';
import type { Moves } from './use-moves.ts';

interface BoardBarProps {
  info: ObjectInfo;
  field: FieldInfo;
  onField: (apiName: string) => void;
  moves: Moves;
  columns: readonly Column[];
  labelOf: (value: string) => string;
  onMove: (row: ConsoleRecord, to: string) => void;
  /** Reads more rows, where there are more than are read by themselves. */
  onMore: (() => void) | undefined;
}

/** What the lanes stand for, what was moved last, and the way back. */
export function BoardBar({ info, field, onField, moves, columns, labelOf, onMove, onMore }: BoardBarProps) {
  const say = useText();
  const fields = boardFields(info);
  const { last } = moves;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        px: { xs: 3, md: 6 },
        py: 3,
      }}
    >
      <TextField
        select
        label={say('board.lanes')}
        value={field.apiName}
        onChange={({ target }) => onField(target.value)}
        sx={{ minWidth: 180 }}
      >
        {fields.map(({ apiName, label }) => (
          <MenuItem key={apiName} value={apiName}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {onMore && <Button onClick={onMore}>{say('board.more')}</Button>}
      <Typography
        role="status"
        variant="body2"
        sx={{ flex: '1 1 160px', '&:empty': { flexBasis: 0 }, textAlign: { sm: 'right' } }}
      >
        {last &&
          say('board.moved', {
            name: rowName(last.row, columns, info.nameFields),
            from: labelOf(last.from),
            to: labelOf(last.to),
          })}
      </Typography>
      {last && (
        <Button startIcon={<Undo2 size={16} />} onClick={() => onMove(last.row, last.from)}>
          {say('board.undo')}
        </Button>
      )}
    </Box>
  );
}
