import { Suspense } from 'react';
import type { ListInfo, ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { laterPart } from '../../i18n/later-texts.ts';
import { Pending } from '../../ui/Pending.tsx';
import type { Column } from '../fields/column.ts';
import { Grid } from '../grid/Grid.tsx';
import type { GridProps } from '../grid/types.ts';
import type { ListDisplay } from './use-display.ts';
import type { useListPlace } from './use-list-place.ts';
import type { ListControl } from './use-list-state.ts';

const Board = laterPart(async () => (await import('../board/Board.tsx')).Board);
const SplitView = laterPart(async () => (await import('../split/SplitView.tsx')).SplitView);

interface ListRecordsProps extends Pick<GridProps, 'selection' | 'arrangement' | 'editing' | 'isStale'> {
  label: string;
  info: ObjectInfo;
  list: ListControl;
  listInfo: ListInfo | undefined;
  display: ListDisplay;
  columns: Column[] | undefined;
  rows: readonly ConsoleRecord[] | undefined;
  hasMore: boolean;
  onMore: () => void;
  place: ReturnType<typeof useListPlace>;
}

/** The records of a list in the display that was chosen. */
export function ListRecords(props: ListRecordsProps) {
  const { list, listInfo, display, onMore, place, info, ...grid } = props;
  const { label, columns, rows, hasMore } = props;
  const shown = { label, info, columns, rows, hasMore, onMore };
  switch (display.kind) {
    case 'board':
      return (
        <Suspense fallback={<Pending />}>
          <Board {...shown} field={display.lanes} onField={(board) => list.setDisplay({ board }, true)} />
        </Suspense>
      );
    case 'split':
      return (
        <Suspense fallback={<Pending />}>
          <SplitView {...shown} asked={display.asked} onOpen={(split) => list.setDisplay({ split }, true)} />
        </Suspense>
      );
    case 'table':
      return (
        <Grid
          key={String(place.isReady)}
          {...grid}
          onEnd={onMore}
          sort={list.state.sort ?? ownOrder(listInfo)}
          onSort={list.setSort}
          place={place}
        />
      );
  }
}

function ownOrder(listInfo: ListInfo | undefined) {
  const [first] = listInfo?.orderedByInfo ?? [];
  return (
    first && { field: first.fieldApiName, order: first.isAscending ? ('ASC' as const) : ('DESC' as const) }
  );
}
