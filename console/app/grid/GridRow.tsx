import { TableCell, TableRow } from '@mui/material';
import { Pencil } from 'lucide-react';
import { memo } from 'react';
import type { ConsoleRecord } from '../data/record.ts';
import { type Column, cellOf } from '../fields/column.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { isNumeric } from '../fields/format.ts';
import { useText } from '../i18n/use-text.ts';
import { type DraftCell, draftField, type GridEditing } from './types.ts';

interface GridRowProps {
  row: ConsoleRecord;
  /** Place among all rows, from 0. */
  index: number;
  columns: Column[];
  wraps: Readonly<Record<string, boolean>>;
  drafts: Readonly<Record<string, DraftCell>> | undefined;
  fieldOf: GridEditing['fieldOf'] | undefined;
  /** Undefined where rows cannot be chosen. */
  isChosen: boolean | undefined;
  name: string;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/** One record: its choice, then its values; what is typed in but not saved is marked. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, columns, wraps, drafts, fieldOf, isChosen, name, measure } = props;
  const say = useText();
  const shift = isChosen === undefined ? 0 : 1;
  return (
    <TableRow
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      className={isChosen ? 'chosen' : undefined}
    >
      {isChosen !== undefined && (
        <TableCell className="choice" data-row={index} data-column={0} tabIndex={-1} aria-colindex={1}>
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isChosen}
            readOnly
            data-act="choose"
            aria-label={say('grid.choose', { name })}
          />
        </TableCell>
      )}
      {columns.map((column, at) => (
        <GridCell
          key={column.path}
          {...{ row, index, column }}
          at={at + shift}
          isFirst={at === 0}
          isWrapped={wraps[column.path] === true}
          field={fieldOf?.(row, column)}
          drafts={drafts}
        />
      ))}
    </TableRow>
  );
});

interface GridCellProps {
  row: ConsoleRecord;
  index: number;
  column: Column;
  at: number;
  isFirst: boolean;
  isWrapped: boolean;
  /** Field that can be edited here. */
  field: string | undefined;
  drafts: Readonly<Record<string, DraftCell>> | undefined;
}

function GridCell({ row, index, column, at, isFirst, isWrapped, field, drafts }: GridCellProps) {
  const say = useText();
  const draft = field === undefined ? undefined : drafts?.[field];
  const states = [
    isFirst && 'leading',
    isNumeric(column.dataType) && 'number',
    isWrapped && 'wrapped',
    draft && 'draft',
    draft?.fault && 'faulty',
  ];
  const shown = draft ? { field: draftField(draft) } : cellOf(row, column);
  return (
    <TableCell
      data-row={index}
      data-column={at}
      tabIndex={-1}
      aria-colindex={at + 1}
      aria-readonly={field === undefined ? true : undefined}
      aria-invalid={draft?.fault ? true : undefined}
      className={states.filter(Boolean).join(' ') || undefined}
      title={draft?.fault}
    >
      <FieldValue {...shown} dataType={column.dataType} />
      {draft && (
        <span className="unseen">
          {say('inline.unsaved')} {draft.fault}
        </span>
      )}
      {field !== undefined && (
        <button
          type="button"
          className="edit"
          data-act="edit"
          tabIndex={-1}
          aria-label={say('inline.edit', { field: column.label })}
        >
          <Pencil size={13} aria-hidden />
        </button>
      )}
    </TableCell>
  );
}
