import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import {
  getListInfoByName,
  getListObjectInfo,
  getListRecordsByName,
  getMruListInfo,
} from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { useOffered } from '../../data/queries/use-offered.ts';
import { laterPart } from '../../i18n/later-texts.ts';
import { askForRecordPage } from '../../next-pages.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { useIdle } from '../../ui/use-idle.ts';
import { useRested } from '../../ui/use-rested.ts';
import { useInlineEdit } from '../inline-edit/use-inline-edit.ts';
import { useColumnFilters } from '../list-filters/use-column-filters.ts';
import { useComparableColumns } from '../list-filters/use-comparable-columns.ts';
import { useUndeleted } from '../record/pending-deletions.ts';
import type { ListDialog } from './ListActions.tsx';
import { ListConditions } from './ListConditions.tsx';
import { ListDialogs } from './ListDialogs.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListHead, type ListViewProps } from './ListHead.tsx';
import { ListPopups, type OpenMenu } from './ListPopups.tsx';
import { ListRecords } from './ListRecords.tsx';
import { ListVoid } from './ListVoid.tsx';
import { useArrangement } from './use-arrangement.ts';
import { useDisplay } from './use-display.ts';
import { useListColumns } from './use-list-columns.ts';
import { useListInfo } from './use-list-info.ts';
import { useListPlace } from './use-list-place.ts';
import { useListRows } from './use-list-rows.ts';
import { usePinnedColumns } from './use-pinned-columns.ts';
import { useSelection } from './use-selection.ts';
import { useTotals } from './use-totals.ts';

const ListChart = laterPart(async () => (await import('../list-chart/ListChart.tsx')).ListChart);
const ListBars = laterPart(async () => (await import('./ListBars.tsx')).ListBars);

/** Asks for what people go on to from a list, and the texts of it. */
function askForNext(): void {
  askForRecordPage();
  ListBars.ask();
}

/** One list view: what it is called and how it is narrowed, its records, and what is being done with them. */
export function ListView({ info, views, view, list }: ListViewProps) {
  const path = { objectApiName: info.apiName, listViewApiName: view.apiName };
  const platform = usePlatform();
  const { data: listInfo, error: undescribed } = useListInfo(path);
  const isDescribed = useOffered(getListObjectInfo);
  const isAsked = useRested() && isDescribed;
  const { data: described } = useQuery(
    platformQuery(platform, getListObjectInfo, isAsked && { path: { objectApiName: info.apiName } }),
  );
  const possible = useComparableColumns(info, listInfo, described);
  const display = useDisplay(info, list.state);
  const lanes = display.kind === 'board' ? display.lanes.apiName : undefined;
  const records = useListRows(info.apiName, view, list.state, lanes);
  const { fetchNextPage, hasNextPage: hasMore, isFetchingNextPage: isReading, isPlaceholderData } = records;
  const rows = useUndeleted(records.rows);
  useIdle(askForNext, rows !== undefined);
  const selection = useSelection(rows);
  const arrangement = useArrangement(info.apiName, view.apiName, listInfo);
  const pinning = usePinnedColumns(info.apiName, view.apiName);
  const edit = useInlineEdit(info, listInfo);
  const hasBars = useEver(selection.chosen.size > 0 || edit.count > 0);
  const [dialog, setDialog] = useState<ListDialog>();
  const [menu, setMenu] = useState<OpenMenu>();
  const more = useCallback(() => {
    if (!isReading) void fetchNextPage();
  }, [fetchNextPage, isReading]);
  const place = useListPlace({ rows: rows?.length ?? 0, hasMore, isReading, more });
  const columns = useListColumns(info, listInfo, possible);
  // While the answer to a search is on its way, the rows of before are no whole list.
  const isWhole = !hasMore && !isPlaceholderData;
  const refresh = () => platform.invalidate(getListInfoByName, getMruListInfo, getListRecordsByName);
  const error = undescribed ?? (rows ? null : records.error);
  const onEditView = listInfo?.updateable && possible ? () => setDialog('edit') : undefined;
  const { filters } = list.state;
  const narrowed = { listInfo, possible, filters, term: list.state.term };
  const totals = useTotals({ columns, rows, isWhole, hasMore, chosen: selection.chosen, narrowed });
  const filtering = useColumnFilters({ possible, filters, onFilters: list.setFilters });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: { sm: 'calc(100dvh - 52px)' } }}>
      <ListHead
        {...{ info, views, view, list, listInfo }}
        isFetching={records.isFetching}
        onRefresh={refresh}
        onOpen={setDialog}
      />
      <ListConditions
        {...{ listInfo, filters }}
        columns={possible?.columns}
        onEdit={onEditView}
        onFilters={list.setFilters}
        onEditFilter={({ fieldApiName }) => filtering.opener(fieldApiName)?.()}
        onSaveFilters={listInfo && possible?.createable ? () => setDialog('clone') : undefined}
      />
      {list.state.chart && (
        <Suspense>
          <ListChart {...{ list, narrowed }} />
        </Suspense>
      )}
      {error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <ListRecords
          {...{ info, list, listInfo, display, columns, rows, hasMore, place }}
          label={`${info.labelPlural}: ${view.label}`}
          onMore={more}
          isStale={isPlaceholderData}
          selection={info.updateable || info.deletable ? selection : undefined}
          arrangement={{
            widths: arrangement.widths,
            wraps: arrangement.wraps,
            pinnedTo: pinning.pinnedTo,
            onWidth: (column, width) => arrangement.save({ columnWidths: { [column]: width } }),
            onMenu: (column, anchor) => setMenu({ column, anchor }),
          }}
          editing={edit.editing}
        />
      )}
      {rows?.length === 0 && !error && <ListVoid info={info} list={list} />}
      <ListFoot {...totals} {...{ hasMore, isReading }} count={rows?.length} />
      {hasBars && (
        <Suspense>
          <ListBars
            {...{ info, view, list, edit, selection, hasMore }}
            onExport={() => setDialog('export')}
          />
        </Suspense>
      )}
      <ListPopups
        {...{ info, list, menu, arrangement, pinning, filtering, edit }}
        narrowed={narrowed}
        onMenu={setMenu}
        onColumns={onEditView}
      />
      {dialog && listInfo && columns && (
        <ListDialogs
          open={dialog}
          {...{ info, views, columns, list, selection, listInfo, possible }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Box>
  );
}

/** Whether something is so, or was since the page was opened. */
function useEver(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}
