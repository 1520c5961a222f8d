import { Box, IconButton, ListSubheader, MenuItem, Typography } from '@mui/material';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageMenu } from '../../ui/PageMenu.tsx';
import { type Column, cellOf, filledColumns } from '../fields/column.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import type { Lane } from './lanes.ts';

/** Values below the name of a record. */
const SHOWN = 3;

interface BoardCardProps {
  row: ConsoleRecord;
  name: string;
  columns: readonly Column[];
  isSaving: boolean;
  /** Lanes that the record can be moved to; none where it cannot be moved. */
  targets: readonly Lane[];
  onMove: (lane: Lane) => void;
  onDrag: (isDragged: boolean) => void;
}

/** A record on a board: its name and what the list shows of it; dragged by pointers, moved by its menu with keys. */
export function BoardCard({ row, name, columns, isSaving, targets, onMove, onDrag }: BoardCardProps) {
  const isMovable = targets.length > 0 && !isSaving;
  const leading = columns.find(({ isLeading }) => isLeading);
  return (
    <Box
      component="li"
      data-card={row.id}
      aria-busy={isSaving}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', name);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      sx={{
        p: 2,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        cursor: isMovable ? 'grab' : undefined,
        opacity: isSaving ? 0.7 : 1,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Typography
          component="h3"
          variant="body1"
          sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {leading && <FieldValue {...cellOf(row, leading)} dataType={leading.dataType} />}
        </Typography>
        {targets.length > 0 && <MoveMenu {...{ name, targets, isSaving, onMove }} />}
      </Box>
      <Box component="dl" sx={{ m: 0, fontSize: 13, display: 'grid', gap: 0.5 }}>
        {filledColumns(row, columns, SHOWN).map((column) => (
          <Box key={column.path} sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
            <Box component="dt" sx={{ color: 'text.secondary', flexShrink: 0 }}>
              {column.label}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              <FieldValue {...cellOf(row, column)} dataType={column.dataType} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

type MoveMenuProps = Pick<BoardCardProps, 'name' | 'targets' | 'isSaving' | 'onMove'>;

function MoveMenu({ name, targets, isSaving, onMove }: MoveMenuProps) {
  const say = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = say('board.move', { name });
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-disabled={isSaving}
        onClick={({ currentTarget }) => !isSaving && setAnchor(currentTarget)}
        sx={{ p: 1, m: -1 }}
      >
        <ArrowLeftRight size={16} strokeWidth={1.5} />
      </IconButton>
      <PageMenu label={label} anchor={anchor} onClose={() => setAnchor(null)}>
        <ListSubheader role="presentation">{say('board.moveTo')}</ListSubheader>
        {targets.map((lane) => (
          <MenuItem
            key={lane.value}
            onClick={() => {
              setAnchor(null);
              onMove(lane);
            }}
          >
            {lane.label}
          </MenuItem>
        ))}
      </PageMenu>
    </>
  );
}
