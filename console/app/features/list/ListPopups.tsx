import { Suspense } from 'react';
import type { ObjectInfo } from '#client/records/types.ts';
import { draftValues } from '../../data/drafts.ts';
import { laterPart } from '../../i18n/later-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Column } from '../fields/column.ts';
import type { InlineEdit } from '../inline-edit/use-inline-edit.ts';
import type { useColumnFilters } from '../list-filters/use-column-filters.ts';
import type { NarrowedList } from '../list-filters/use-list-query.ts';
import type { useArrangement } from './use-arrangement.ts';
import type { ListControl } from './use-list-state.ts';
import type { PinnedColumns } from './use-pinned-columns.ts';

const CellEditor = laterPart(async () => (await import('../inline-edit/CellEditor.tsx')).CellEditor);
const PasteFaults = laterPart(async () => (await import('../inline-edit/PasteFaults.tsx')).PasteFaults);
const FilterDialog = laterPart(async () => (await import('../list-filters/FilterDialog.tsx')).FilterDialog);
const ColumnMenu = laterPart(async () => (await import('./ColumnMenu.tsx')).ColumnMenu);

/** The column whose menu is open, and where it hangs. */
export interface OpenMenu {
  column: Column;
  anchor: HTMLElement;
}

interface ListPopupsProps {
  info: ObjectInfo;
  list: ListControl;
  menu: OpenMenu | undefined;
  onMenu: (menu: undefined) => void;
  arrangement: ReturnType<typeof useArrangement>;
  pinning: PinnedColumns;
  filtering: ReturnType<typeof useColumnFilters>;
  narrowed: NarrowedList;
  edit: InlineEdit;
  /** Opens the choice of columns; undefined where the list is not the person's to change. */
  onColumns: (() => void) | undefined;
}

/** What opens over a list beside a cell or a column: menus, conditions, editors. */
export function ListPopups(props: ListPopupsProps) {
  const { info, list, menu, onMenu, arrangement, pinning, filtering, narrowed, edit, onColumns } = props;
  const say = useText();
  const { open } = edit;
  const field = open && info.fields[open.field];
  return (
    <Suspense>
      {menu && (
        <ColumnMenu
          {...menu}
          {...{ arrangement, pinning, onColumns }}
          onSort={list.setSort}
          onFilter={filtering.opener(menu.column.path)}
          isIncomparable={filtering.isIncomparable(menu.column.path)}
          onClose={() => onMenu(undefined)}
        />
      )}
      {filtering.dialog && <FilterDialog {...filtering.dialog} narrowed={narrowed} />}
      {edit.pasteFaults.length > 0 && <PasteFaults faults={edit.pasteFaults} onClose={edit.forgetPaste} />}
      {open && field && (
        <CellEditor
          applyText={say('inline.apply')}
          {...{ info, field }}
          record={open.row}
          label={open.column.label}
          isRequired={open.isRequired}
          drafted={draftValues(edit.drafts[open.row.id])}
          anchor={open.anchor}
          onApply={edit.apply}
          onClose={edit.close}
        />
      )}
    </Suspense>
  );
}
