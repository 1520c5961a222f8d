import type { SortPayload } from 'react-admin';
import type { FieldData } from '#client/records/types.ts';
import type { DraftCell } from '../../data/drafts.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import type { Column } from '../fields/column.ts';

/** Rows that are chosen for an action on all of them. */
export interface GridSelection {
  ids: ReadonlySet<string>;
  toggle: (row: ConsoleRecord, isRange: boolean) => void;
  toggleAll: () => void;
}

/** How the person has arranged the columns; the platform keeps it. */
export interface GridArrangement {
  widths: Readonly<Record<string, number>>;
  wraps: Readonly<Record<string, boolean>>;
  /** Path of the last column that stays in sight, where more than the first one do. */
  pinnedTo?: string | undefined;
  onWidth: (path: string, width: number) => void;
  onMenu: (column: Column, anchor: HTMLElement) => void;
}

/** Editing within the grid; absent where nobody may. */
export interface GridEditing {
  /** Drafts by record id, then by the field behind the column. */
  drafts: Readonly<Record<string, Readonly<Record<string, DraftCell>>>>;
  /** Field that a column changes in a row; undefined where it changes none. */
  fieldOf: (row: ConsoleRecord, column: Column) => string | undefined;
  onEdit: (row: ConsoleRecord, column: Column, anchor: HTMLElement) => void;
  /** Takes over what was copied from a spreadsheet, into these rows and columns. */
  onPaste: (text: string, rows: readonly ConsoleRecord[], columns: readonly Column[]) => void;
}

export interface GridProps {
  label: string;
  /** Undefined while they are not known. */
  columns: Column[] | undefined;
  rows: readonly ConsoleRecord[] | undefined;
  /** Whether the platform has rows beyond those that are here. */
  hasMore: boolean;
  /** Called when the last rows come into sight. */
  onEnd: () => void;
  sort: SortPayload | undefined;
  onSort: (sort: SortPayload) => void;
  /** Whether the rows are those of the question before. */
  isStale: boolean;
  selection?: GridSelection | undefined;
  arrangement: GridArrangement;
  editing?: GridEditing | undefined;
  /** Keeps the place in the list; see list/use-list-place.ts. */
  place: { offset: number; remember: (offset: number) => void };
}

/** A draft as a field, so that it is drawn like a saved value. */
export const draftField = ({ value, display }: DraftCell): FieldData => ({ value, displayValue: display });
