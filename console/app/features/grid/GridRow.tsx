import { Pencil } from 'lucide-react';
import { memo } from 'react';
import { isNumeric } from '#client/records/data-types.ts';
import type { DraftCell } from '../../data/drafts.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { type Column, cellOf } from '../fields/column.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { draftField, type GridEditing } from './types.ts';

interface GridRowProps {
  row: ConsoleRecord;
  /** Place among all rows, from 0. */
  index: number;
  columns: Column[];
  /** What the button of each column says that changes its value. */
  editLabels: readonly string[];
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
  const { row, index, columns, editLabels, wraps, drafts, fieldOf, isChosen, name, measure } = props;
  const say = useText();
  const shift = isChosen === undefined ? 0 : 1;
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      className={isChosen ? 'chosen' : undefined}
    >
      {isChosen !== undefined && (
        <td className="choice" data-row={index} data-column={0} tabIndex={-1} aria-colindex={1}>
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isChosen}
            readOnly
            data-act="choose"
            aria-label={say('grid.choose', { name })}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <GridCell
          key={column.path}
          {...{ row, index, column }}
          editLabel={editLabels[at]}
          at={at + shift}
          isFirst={at === 0}
          isWrapped={wraps[column.path] === true}
          field={fieldOf?.(row, column)}
          drafts={drafts}
        />
      ))}
    </tr>
  );
});

interface GridCellProps {
  row: ConsoleRecord;
  index: number;
  column: Column;
  editLabel: string | undefined;
  at: number;
  isFirst: boolean;
  isWrapped: boolean;
  /** Field that can be edited here. */
  field: string | undefined;
  drafts: Readonly<Record<string, DraftCell>> | undefined;
}

function GridCell({ row, index, column, editLabel, at, isFirst, isWrapped, field, drafts }: GridCellProps) {
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
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell, which may be read-only.
    <td
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
      {draft && <DraftMark fault={draft.fault} />}
      {field !== undefined && (
        <button type="button" className="edit" data-act="edit" tabIndex={-1} aria-label={editLabel}>
          <Pencil size={13} aria-hidden />
        </button>
      )}
    </td>
  );
}

/** Tells those who listen that a value is not saved, and why. */
function DraftMark({ fault }: Pick<DraftCell, 'fault'>) {
  const say = useText();
  return (
    <span className="unseen">
      {say('inline.unsaved')} {fault}
    </span>
  );
}
