import {
  LinearProgress,
  Paper,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { SortPayload } from 'react-admin';
import type { ConsoleRecord } from '../data/record.ts';
import { type Column, cellOf } from '../fields/column.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { isNumeric } from '../fields/format.ts';
import { useText } from '../i18n/use-text.ts';

interface ListTableProps {
  caption: string;
  /** Undefined while they are not known. */
  columns: Column[] | undefined;
  rows: readonly ConsoleRecord[] | undefined;
  sort: SortPayload | undefined;
  onSort: (sort: SortPayload) => void;
  /** Whether the rows are those of the page before. */
  isStale: boolean;
}

const PENDING_COLUMNS: Column[] = Array.from({ length: 5 }, (_, index) => ({
  path: String(index),
  label: '',
  sortable: false,
  dataType: 'String',
  isLeading: false,
  relationship: undefined,
}));
const PENDING_ROWS = 12;

/** The rows of a list, 36 pixels each: numbers at the right, names and references as links. */
export function ListTable({ caption, columns, rows, sort, onSort, isStale }: ListTableProps) {
  const shown = columns ?? PENDING_COLUMNS;
  const isPending = !columns || !rows;
  if (rows?.length === 0) return null;
  return (
    <TableContainer
      component={Paper}
      square
      elevation={0}
      tabIndex={0}
      role="group"
      aria-label={caption}
      aria-busy={isPending || isStale}
      sx={{ flex: '0 1 auto', minHeight: 0 }}
    >
      {isStale && (
        <LinearProgress sx={{ position: 'sticky', left: 0, top: 0, height: 2, mb: '-2px', zIndex: 3 }} />
      )}
      <Table stickyHeader size="small" sx={{ opacity: isStale ? 0.6 : 1 }}>
        <caption style={visuallyHidden as React.CSSProperties}>{caption}</caption>
        <TableHead>
          <TableRow>
            {shown.map((column, index) => (
              <HeadCell key={column.path} {...{ column, sort, onSort }} isFirst={index === 0} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {isPending ? (
            <PendingRows columns={shown} />
          ) : (
            rows.map((row) => <Row key={row.id} row={row} columns={shown} />)
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The first column stays in sight when a narrow screen scrolls. */
const firstColumn = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  maxWidth: { xs: 200, md: 420 },
};

interface HeadCellProps {
  column: Column;
  sort: SortPayload | undefined;
  onSort: (sort: SortPayload) => void;
  isFirst: boolean;
}

function HeadCell({ column, sort, onSort, isFirst }: HeadCellProps) {
  const say = useText();
  const { path, label, sortable } = column;
  const isSorted = sort?.field === path;
  const direction = isSorted && sort.order === 'DESC' ? 'desc' : 'asc';
  const next = isSorted && direction === 'asc' ? 'DESC' : 'ASC';
  return (
    <TableCell
      align={isNumeric(column.dataType) ? 'right' : 'left'}
      sortDirection={isSorted ? direction : false}
      sx={isFirst ? { ...firstColumn, zIndex: 4, pl: { md: 6 } } : undefined}
    >
      {sortable ? (
        <TableSortLabel
          active={isSorted}
          direction={direction}
          onClick={() => onSort({ field: path, order: next })}
          title={say('list.sortedBy', { field: label })}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
}

function Row({ row, columns }: { row: ConsoleRecord; columns: Column[] }) {
  return (
    <TableRow hover sx={{ '&:hover > td:first-of-type': { bgcolor: 'action.hover' } }}>
      {columns.map((column, index) => (
        <TableCell
          key={column.path}
          align={isNumeric(column.dataType) ? 'right' : 'left'}
          sx={{
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            maxWidth: 320,
            ...(index === 0 && { ...firstColumn, bgcolor: 'background.paper', pl: { md: 6 } }),
          }}
        >
          <FieldValue {...cellOf(row, column)} dataType={column.dataType} />
        </TableCell>
      ))}
    </TableRow>
  );
}

function PendingRows({ columns }: { columns: Column[] }) {
  return Array.from({ length: PENDING_ROWS }, (_, index) => (
    <TableRow key={index}>
      {columns.map(({ path }, at) => (
        <TableCell key={path} sx={at === 0 ? { pl: { md: 6 } } : undefined}>
          <Skeleton width={at === 0 ? 180 : 90} />
        </TableCell>
      ))}
    </TableRow>
  ));
}
