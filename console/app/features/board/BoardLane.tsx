import { Box, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useLocale } from '../../i18n/use-text.ts';
import type { Column } from '../fields/column.ts';
import { totalsOf } from '../list/totals.ts';
import type { Lane } from './lanes.ts';

interface BoardLaneProps {
  lane: Lane;
  columns: readonly Column[];
  /** Whether rows are missing that have not been read yet. */
  hasMore: boolean;
  /** Whether what is being dragged may be dropped here. */
  isOpen: boolean;
  onDrop: () => void;
  children: React.ReactNode;
}

/** The records with one value, how many they are and what their amounts come to; records are dropped on it. */
export function BoardLane({ lane, columns, hasMore, isOpen, onDrop, children }: BoardLaneProps) {
  const headingId = useId();
  const locale = useLocale();
  const [isOver, setOver] = useState(false);
  const totals = totalsOf(columns, lane.rows, locale);
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      onDragOver={(event) => {
        if (!isOpen) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
      sx={{
        flex: '1 0 auto',
        width: { xs: '80vw', sm: 264 },
        maxWidth: { xs: '80vw', sm: 360 },
        scrollSnapAlign: 'start',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: isOver && isOpen ? 'action.selected' : 'action.hover',
        outline: isOver && isOpen ? 2 : 0,
        outlineStyle: 'solid',
        outlineColor: 'primary.main',
      }}
    >
      <Box sx={{ px: 2, pt: 2 }}>
        <Typography id={headingId} component="h2" variant="body1" sx={{ fontWeight: 600 }}>
          {lane.label}{' '}
          <Typography component="span" color="textSecondary">
            {lane.rows.length}
            {hasMore && '+'}
          </Typography>
        </Typography>
        {totals.map(({ path, label, sum }) => (
          <Typography key={path} variant="body2" color="textSecondary">
            {label} {sum}
          </Typography>
        ))}
      </Box>
      <Box
        component="ul"
        aria-labelledby={headingId}
        sx={{ listStyle: 'none', m: 0, p: 2, display: 'grid', gap: 2, minHeight: 64 }}
      >
        {children}
      </Box>
    </Box>
  );
}
