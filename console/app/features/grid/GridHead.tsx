import { TableCell, TableHead, TableRow } from '@mui/material';
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import type { SortPayload } from 'react-admin';
import { isNumeric } from '#client/records/data-types.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Column } from '../fields/column.ts';
import { ColumnResizer } from './ColumnResizer.tsx';
import { columnWidth } from './column-width.ts';
import type { GridArrangement } from './types.ts';

interface GridHeadProps {
  columns: Column[];
  sort: SortPayload | undefined;
  onSort: (sort: SortPayload) => void;
  arrangement: GridArrangement;
  /** Choice of all rows, in a column of its own before the others. */
  select: { isAll: boolean; isSome: boolean; isPending: boolean; toggle: () => void } | undefined;
}

/** Names of the columns: a click sorts, the arrow beside opens what else can be done, the edge widens. */
export function GridHead({ columns, sort, onSort, arrangement, select }: GridHeadProps) {
  const say = useText();
  const shift = select ? 1 : 0;
  return (
    <TableHead>
      <TableRow aria-rowindex={1}>
        {select && (
          <TableCell className="choice" data-row={-1} data-column={0} tabIndex={-1} aria-colindex={1}>
            <input
              type="checkbox"
              tabIndex={-1}
              disabled={select.isPending}
              aria-label={say('grid.chooseAll')}
              checked={select.isAll}
              ref={(box) => {
                if (box) box.indeterminate = select.isSome && !select.isAll;
              }}
              onChange={select.toggle}
            />
          </TableCell>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.path}
            isFirst={index === 0}
            at={index + shift}
            {...{ column, sort, onSort, arrangement }}
          />
        ))}
      </TableRow>
    </TableHead>
  );
}

interface HeadCellProps {
  column: Column;
  at: number;
  isFirst: boolean;
  sort: SortPayload | undefined;
  onSort: (sort: SortPayload) => void;
  arrangement: GridArrangement;
}

function HeadCell({ column, at, isFirst, sort, onSort, arrangement }: HeadCellProps) {
  const say = useText();
  const { path, label, sortable } = column;
  const isSorted = sort?.field === path;
  const isDown = isSorted && sort.order === 'DESC';
  const next = isSorted && !isDown ? 'DESC' : 'ASC';
  const Arrow = isDown ? ArrowDown : ArrowUp;
  const name = (
    <>
      <span className="label">{label}</span>
      {isSorted && <Arrow size={14} aria-hidden />}
    </>
  );
  return (
    <TableCell
      // A head without a name, while the columns are on their way, is none to a screen reader.
      component={label ? 'th' : 'td'}
      className={
        [isFirst && 'leading', isNumeric(column.dataType) && 'number'].filter(Boolean).join(' ') || undefined
      }
      data-row={-1}
      data-column={at}
      tabIndex={-1}
      aria-colindex={at + 1}
      sortDirection={isSorted ? (isDown ? 'desc' : 'asc') : false}
    >
      <span className="head">
        {sortable ? (
          <button
            type="button"
            className="sort"
            title={say(next === 'ASC' ? 'list.sortUp' : 'list.sortDown', { field: label })}
            onClick={() => onSort({ field: path, order: next })}
          >
            {name}
          </button>
        ) : (
          name
        )}
        {path && label && (
          <button
            type="button"
            className="menu"
            aria-haspopup="menu"
            aria-label={say('grid.columnMenu', { field: label })}
            onClick={({ currentTarget }) => arrangement.onMenu(column, currentTarget)}
          >
            <ChevronDown size={14} aria-hidden />
          </button>
        )}
      </span>
      {label && (
        <ColumnResizer
          label={say('grid.columnWidth', { field: label })}
          width={columnWidth(column, arrangement.widths[path])}
          onWidth={(width) => arrangement.onWidth(path, width)}
        />
      )}
    </TableCell>
  );
}
