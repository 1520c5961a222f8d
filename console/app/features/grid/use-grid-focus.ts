import { type KeyboardEvent, type RefObject, useRef } from 'react';

interface GridFocus {
  /** Rows below the head. */
  rows: number;
  columns: number;
  /** Brings a row into the document. */
  reveal: (row: number) => void;
  /** Rows between page up and page down. */
  page: number;
}

/** A place in the grid; row -1 is the head. */
interface Place {
  row: number;
  column: number;
}

/**
 * Moves the focus through the cells of a grid by arrow keys, Home, End and the page keys, as the ARIA grid pattern has
 * it. Cells carry their place in `data-row` and `data-column`; a row that scrolls out of the document stays there
 * while it has the focus (`activeRow`).
 */
export function useGridFocus(
  container: RefObject<HTMLElement | null>,
  { rows, columns, reveal, page }: GridFocus,
) {
  const active = useRef<Place>({ row: 0, column: 0 });

  const focus = (place: Place) => {
    active.current = place;
    // At once where it can be, so that the next key already belongs to the new cell.
    const cell = cellAt(container.current, place);
    show(cell);
    if (place.row >= 0) reveal(place.row);
    if (!cell) requestAnimationFrame(() => show(cellAt(container.current, place)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isTyping(event.target) || event.altKey) return;
    const from = placeOf(event.target) ?? undefined;
    const next = nextPlace(event, from ?? active.current, { rows, columns, page });
    if (!next) return;
    event.preventDefault();
    focus(from ? next : active.current);
  };
  const onFocus = (event: { target: EventTarget }) => {
    const place = placeOf(event.target);
    if (place) active.current = place;
  };
  return { onKeyDown, onFocus, activeRow: () => active.current.row };
}

/** Focuses a cell; the focus alone would leave it under the columns that stay in sight. */
function show(cell: HTMLElement | null | undefined): void {
  cell?.focus();
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The place of the cell around an element. */
export function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
}

function cellAt(container: HTMLElement | null, { row, column }: Place): HTMLElement | null | undefined {
  return container?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
}

function isTyping(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isText = target instanceof HTMLInputElement && target.type !== 'checkbox';
  return isText || target.getAttribute('role') === 'separator';
}

type Bounds = Pick<GridFocus, 'rows' | 'columns' | 'page'>;

/** Where a key leads from a cell; undefined for a key that leads nowhere. */
export function nextPlace(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { row, column }: Place,
  { rows, columns, page }: Bounds,
): Place | undefined {
  const isAll = event.ctrlKey || event.metaKey;
  const last = { row: rows - 1, column: columns - 1 };
  const to = (place: Place): Place => ({
    row: Math.min(last.row, Math.max(-1, place.row)),
    column: Math.min(last.column, Math.max(0, place.column)),
  });
  switch (event.key) {
    case 'ArrowDown':
      return to({ row: isAll ? last.row : row + 1, column });
    case 'ArrowUp':
      return to({ row: isAll ? 0 : row - 1, column });
    case 'ArrowRight':
      return to({ row, column: column + 1 });
    case 'ArrowLeft':
      return to({ row, column: column - 1 });
    case 'Home':
      return to({ row: isAll ? 0 : row, column: 0 });
    case 'End':
      return to({ row: isAll ? last.row : row, column: last.column });
    case 'PageDown':
      return to({ row: row + page, column });
    case 'PageUp':
      return to({ row: Math.max(0, row - page), column });
    default:
      return undefined;
  }
}
