import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { type KeyboardEvent, type MouseEvent, Suspense, useRef } from 'react';
import { laterPart } from '../../../i18n/later-texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cellStyles } from '../../grid/grid-styles.ts';
import { placeOf, useGridFocus } from '../../grid/use-grid-focus.ts';
import { ResultCell } from './ResultCell.tsx';
import type { ResultTable } from './result-table.ts';
import { useResultEditing } from './use-result-editing.ts';

const ResultCellEditor = laterPart(async () => (await import('./ResultCellEditor.tsx')).ResultCellEditor);

/** Rows between page up and page down. */
const PAGE = 15;

/**
 * What a query has found as a grid: arrow keys go from cell to cell; Enter, F2, a double click and the pencil edit
 * what the person may change, and Enter follows a link.
 */
export function ResultGrid({ table }: { table: ResultTable }) {
  const { columns, rows } = table;
  const say = useText();
  const container = useRef<HTMLDivElement>(null);
  const bounds = { rows: rows.length, columns: columns.length, page: PAGE };
  const focus = useGridFocus(container, { ...bounds, reveal: () => {} });
  const { open, fieldOf, begin, end } = useResultEditing(table);
  const edit = (target: EventTarget): boolean => {
    const place = placeOf(target);
    const row = place && rows[place.row];
    const column = place && columns[place.column];
    const cell = (target as Element).closest<HTMLElement>('td');
    return Boolean(row && column && cell && begin(row, column, cell));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = event.target as HTMLElement;
    if (cell.tagName !== 'TD' || (event.key !== 'Enter' && event.key !== 'F2')) return focus.onKeyDown(event);
    event.preventDefault();
    if (!edit(cell) && event.key === 'Enter') cell.querySelector('a')?.click();
  };
  const close = () => {
    end();
    // With its new value the record may not be in the result any more, and its cell is gone.
    if (!container.current?.contains(document.activeElement)) container.current?.focus();
  };
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('[data-act=edit]')) edit(target);
  };
  const onDoubleClick = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('a, button')) edit(target);
  };
  return (
    <>
      <TableContainer
        ref={container}
        tabIndex={0}
        role="group"
        aria-label={say('query.result')}
        {...{ onKeyDown, onClick, onDoubleClick, onFocus: focus.onFocus }}
        sx={{ maxHeight: '70vh', scrollPaddingTop: 40 }}
      >
        <Table size="small" stickyHeader role="grid" aria-label={say('query.result')} sx={cellStyles}>
          <TableHead>
            <TableRow>
              {columns.map((column, at) => (
                <TableCell key={column} data-row={-1} data-column={at} tabIndex={-1}>
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              <TableRow key={index}>
                {columns.map((column, at) => (
                  <ResultCell
                    key={column}
                    cell={row.get(column)}
                    place={{ row: index, column: at }}
                    field={fieldOf(row, column)}
                  />
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {open && (
        <Suspense fallback={null}>
          <ResultCellEditor open={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
