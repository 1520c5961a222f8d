import type { ClipboardEvent } from 'react';
import type { ConsoleRecord } from '../../data/record.ts';
import { displayText } from '../../data/record-name.ts';
import { type Column, cellOf } from '../fields/column.ts';
import type { GridProps } from './types.ts';
import { placeOf } from './use-grid-focus.ts';

type GridClipboard = Pick<GridProps, 'rows' | 'selection' | 'editing'> & {
  columns: Column[];
  /** Columns before those of the list. */
  shift: number;
};

/** Copies the chosen rows, or the cell with the focus, and pastes what a spreadsheet has copied from that cell on. */
export function useGridClipboard({ rows = [], columns, shift, selection, editing }: GridClipboard) {
  const onCopy = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    if (!place || String(window.getSelection())) return;
    const chosen = rows.filter(({ id }) => selection?.ids.has(id));
    const column = columns[place.column - shift];
    const row = rows[place.row];
    const copied =
      chosen.length > 0 ? { rows: chosen, columns } : column && row && { rows: [row], columns: [column] };
    if (!copied) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', tableText(copied));
  };
  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!place || !editing || !text || isField(event.target)) return;
    event.preventDefault();
    editing.onPaste(text, rows.slice(place.row), columns.slice(Math.max(0, place.column - shift)));
  };
  return { onCopy, onPaste };
}

const isField = (target: EventTarget) =>
  target instanceof HTMLElement && ['INPUT', 'TEXTAREA'].includes(target.tagName);

/** As spreadsheets write cells: tabs between columns, and quotes where a text has tabs or lines of its own. */
function tableText(copied: { rows: readonly ConsoleRecord[]; columns: readonly Column[] }): string {
  const textOf = (row: ConsoleRecord, column: Column): string => {
    const { field, text } = cellOf(row, column);
    const shown = text ?? (field ? displayText(field) : '');
    return /["\t\n\r]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
  };
  const { rows, columns } = copied;
  return rows.map((row) => columns.map((column) => textOf(row, column)).join('\t')).join('\n');
}
