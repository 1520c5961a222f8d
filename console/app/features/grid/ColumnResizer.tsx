import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { WIDTHS, within } from './column-width.ts';

interface ColumnResizerProps {
  label: string;
  width: number;
  /** Called once the edge is let go. */
  onWidth: (width: number) => void;
}

/** The right edge of a column's head: dragged with the pointer, or moved with the arrow keys. */
export function ColumnResizer({ label, width, onWidth }: ColumnResizerProps) {
  const grip = useRef<{ x: number; start: number; column: HTMLElement | null } | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    const edge = event.currentTarget;
    edge.setPointerCapture(event.pointerId);
    const cell = edge.closest('th');
    grip.current = { x: event.clientX, start: cell?.offsetWidth ?? width, column: columnOf(cell) };
  };
  const widthAt = (event: PointerEvent) =>
    grip.current ? within(grip.current.start + event.clientX - grip.current.x) : width;
  const onPointerMove = (event: PointerEvent) => {
    if (grip.current?.column) grip.current.column.style.width = `${widthAt(event)}px`;
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!grip.current) return;
    const chosen = widthAt(event);
    const isMoved = Math.abs(event.clientX - grip.current.x) > 2;
    grip.current = null;
    if (isMoved) onWidth(chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const sign = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!sign) return;
    event.preventDefault();
    event.stopPropagation();
    onWidth(within(width + sign * WIDTHS.step));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between columns that can be moved is no <hr>.
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={WIDTHS.minimum}
      aria-valuemax={WIDTHS.maximum}
      tabIndex={-1}
      className="edge"
      {...{ onPointerDown, onPointerMove, onPointerUp, onKeyDown }}
    />
  );
}

/** The `col` element that sizes the column of a head cell. */
function columnOf(cell: HTMLTableCellElement | null): HTMLElement | null {
  return cell?.closest('table')?.querySelectorAll<HTMLElement>('col')[cell.cellIndex] ?? null;
}
