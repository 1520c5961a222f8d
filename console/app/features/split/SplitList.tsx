import { Box, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { withChanges } from '../../ui/use-address-params.ts';
import { type Column, cellOf, filledColumns, rowName } from '../fields/column.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { useInSight } from '../related/use-in-sight.ts';

/** Values below the name of a record. */
const SHOWN = 2;

interface SplitListProps {
  label: string;
  info: ObjectInfo;
  columns: readonly Column[];
  rows: readonly ConsoleRecord[];
  hasMore: boolean;
  onMore: () => void;
  /** Id of the record beside the list. */
  shown: string | undefined;
}

/** The records of a list below each other, by name; arrow keys go from one to the next. */
export function SplitList({ label, info, columns, rows, hasMore, onMore, shown }: SplitListProps) {
  const { search } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={label}
      onKeyDown={moveAmongLinks}
      sx={{
        overflow: 'auto',
        minHeight: 0,
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {rows.map((row) => (
        <Box
          key={row.id}
          component={Link}
          to={{ search: withChanges(new URLSearchParams(search), { split: row.id }).toString() }}
          aria-current={row.id === shown ? 'true' : undefined}
          sx={{
            display: 'block',
            px: 3,
            py: 2,
            color: 'text.primary',
            textDecoration: 'none',
            borderBottom: 1,
            borderColor: 'divider',
            bgcolor: row.id === shown ? 'action.selected' : undefined,
            '&:hover': { bgcolor: 'action.hover' },
            '&:focus-visible': {
              outline: 2,
              outlineStyle: 'solid',
              outlineColor: 'primary.main',
              outlineOffset: -2,
            },
          }}
        >
          <Typography noWrap sx={{ fontWeight: 600 }}>
            {rowName(row, columns, info.nameFields)}
          </Typography>
          {filledColumns(row, columns, SHOWN).map((column) => (
            <Typography key={column.path} variant="body2" color="textSecondary" component="div" noWrap>
              <FieldValue {...cellOf(row, column)} to={undefined} dataType={isPlain(column.dataType)} />
            </Typography>
          ))}
        </Box>
      ))}
      {hasMore && <End key={rows.length} onMore={onMore} />}
    </Box>
  );
}

/** A link within a link is none: mail addresses and telephone numbers are texts here. */
const isPlain = (dataType: string): string =>
  ['Email', 'Phone', 'Url'].includes(dataType) ? 'String' : dataType;

/** Asks for more rows once it comes near what is in sight. */
function End({ onMore }: { onMore: () => void }) {
  const { ref, isInSight } = useInSight<HTMLDivElement>();
  useEffect(() => {
    if (isInSight) onMore();
  }, [isInSight, onMore]);
  return <Box ref={ref} sx={{ height: 1 }} />;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveAmongLinks(event: React.KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = links[links.indexOf(document.activeElement as HTMLAnchorElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
