import { Divider, MenuItem } from '@mui/material';
import type { SortPayload } from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import { PageMenu } from '../../ui/PageMenu.tsx';
import type { Column } from '../fields/column.ts';
import { DEFAULT_WIDTH } from '../grid/column-width.ts';
import type { useArrangement } from './use-arrangement.ts';
import type { PinnedColumns } from './use-pinned-columns.ts';

interface ColumnMenuProps {
  column: Column;
  anchor: HTMLElement;
  arrangement: ReturnType<typeof useArrangement>;
  pinning: PinnedColumns;
  onSort: (sort: SortPayload) => void;
  /** Asks for a condition on the column; absent where that cannot be, or it is not known yet. */
  onFilter: (() => void) | undefined;
  /** Whether the platform is known to compare no values of the column. */
  isIncomparable: boolean;
  onClose: () => void;
  /** Opens the list view's columns; absent where the person may not change them. */
  onColumns: (() => void) | undefined;
}

/** What can be done with a column: order by it, now or from now on, filter by it, wrap its text, give it its usual width, keep it in sight. */
export function ColumnMenu({
  column,
  anchor,
  arrangement,
  pinning,
  onSort,
  onFilter,
  isIncomparable,
  onClose,
  onColumns,
}: ColumnMenuProps) {
  const say = useText();
  const { path, label, sortable } = column;
  const isOrderKept = sortable && arrangement.isKept;
  const isLastPinned = pinning.pinnedTo === path;
  const isWrapped = arrangement.wraps[path] === true;
  const then = (action: () => void) => () => {
    action();
    onClose();
  };
  const keep = (isAscending: boolean) => () => {
    onSort({ field: path, order: isAscending ? 'ASC' : 'DESC' });
    return arrangement.save({ orderedBy: [{ fieldApiName: path, isAscending }] });
  };
  return (
    <PageMenu label={say('grid.columnMenu', { field: label })} anchor={anchor} onClose={onClose}>
      {sortable && (
        <MenuItem onClick={then(() => onSort({ field: path, order: 'ASC' }))}>{say('grid.sortUp')}</MenuItem>
      )}
      {sortable && (
        <MenuItem onClick={then(() => onSort({ field: path, order: 'DESC' }))}>
          {say('grid.sortDown')}
        </MenuItem>
      )}
      {!sortable && <MenuItem disabled>{say('grid.notSorted')}</MenuItem>}
      {isOrderKept && <MenuItem onClick={then(keep(true))}>{say('grid.keepUp')}</MenuItem>}
      {isOrderKept && <MenuItem onClick={then(keep(false))}>{say('grid.keepDown')}</MenuItem>}
      {onFilter && <MenuItem onClick={then(onFilter)}>{say('columnFilter.open')}</MenuItem>}
      {isIncomparable && <MenuItem disabled>{say('grid.notFiltered')}</MenuItem>}
      <Divider />
      <MenuItem
        role="menuitemcheckbox"
        aria-checked={isWrapped}
        onClick={then(() => arrangement.save({ columnWrap: { [path]: !isWrapped } }))}
      >
        {say(isWrapped ? 'grid.unwrap' : 'grid.wrap')}
      </MenuItem>
      <MenuItem onClick={then(() => arrangement.save({ columnWidths: { [path]: DEFAULT_WIDTH } }))}>
        {say('grid.usualWidth')}
      </MenuItem>
      <MenuItem onClick={then(() => (isLastPinned ? pinning.unpin() : pinning.pinTo(path)))}>
        {say(isLastPinned ? 'grid.unpin' : 'grid.pin')}
      </MenuItem>
      {onColumns && <Divider />}
      {onColumns && <MenuItem onClick={then(onColumns)}>{say('grid.columns')}</MenuItem>}
    </PageMenu>
  );
}
