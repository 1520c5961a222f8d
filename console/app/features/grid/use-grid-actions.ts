import type { KeyboardEvent, MouseEvent } from 'react';
import type { Column } from '../fields/column.ts';
import type { GridProps } from './types.ts';
import { placeOf } from './use-grid-focus.ts';

type GridActions = Pick<GridProps, 'rows' | 'selection' | 'editing'> & {
  columns: Column[];
  /** Columns before those of the list. */
  shift: number;
};

/**
 * What is done with a cell: Space and the box choose its row (Shift: all rows between), F2, a double click and the
 * pencil edit it, Enter follows its link or edits it, Ctrl+A chooses all rows that are here.
 */
export function useGridActions({ rows, columns, shift, selection, editing }: GridActions) {
  const at = (target: EventTarget) => {
    const place = placeOf(target);
    const row = place && rows?.[place.row];
    if (!place || !row) return undefined;
    const cell = (target as Element).closest<HTMLElement>('[data-row]') as HTMLElement;
    return { row, column: columns[place.column - shift], cell };
  };
  const edit = (target: EventTarget): boolean => {
    const { row, column, cell } = at(target) ?? {};
    if (!row || !column || !cell || !editing?.fieldOf(row, column)) return false;
    editing.onEdit(row, column, cell);
    return true;
  };

  const onClick = (event: MouseEvent) => {
    const act = (event.target as Element).closest<HTMLElement>('[data-act]')?.dataset.act;
    const { row } = at(event.target) ?? {};
    if (act === 'choose' && row) selection?.toggle(row, event.shiftKey);
    if (act === 'edit') edit(event.target);
  };
  const onDoubleClick = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('a, button, input')) edit(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.tagName === 'TH') return onHeadKey(event);
    const { row, column, cell } = at(event.target) ?? {};
    if (event.key === 'a' && (event.ctrlKey || event.metaKey) && selection) {
      event.preventDefault();
      selection.toggleAll();
    }
    if (!row || !cell || event.target !== cell) return;
    if (event.key === ' ' && selection) {
      event.preventDefault();
      selection.toggle(row, event.shiftKey);
    }
    if (event.key === 'F2' && edit(cell)) event.preventDefault();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const link = cell.querySelector<HTMLElement>('a');
    if (column?.isLeading && link) link.click();
    else if (!edit(cell)) link?.click();
  };
  return { onClick, onDoubleClick, onKeyDown };
}

/** On the name of a column, Enter and Space sort by it (or choose all rows), and Alt with the arrow opens its menu. */
function onHeadKey(event: KeyboardEvent): void {
  const cell = event.target as HTMLElement;
  const isMenu = event.key === 'ArrowDown' && event.altKey;
  if (!isMenu && event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  cell.querySelector<HTMLElement>(isMenu ? '.menu' : '.sort, input')?.click();
}
