import { Box, type Theme, useMediaQuery } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ListInfo } from '#client/records/types.ts';
import {
  getListInfoByName,
  getListObjectInfo,
  getListRecordsByName,
} from '#generated/record-data/client.gen.ts';
import { draftValues } from '../../data/drafts.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { useOffered } from '../../data/queries/use-offered.ts';
import { useLocale } from '../../i18n/use-text.ts';
import { askForRecordPage } from '../../next-pages.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { useIdle } from '../../ui/use-idle.ts';
import { useRested } from '../../ui/use-rested.ts';
import { boardField } from '../board/board-fields.ts';
import { type Column, toColumns } from '../fields/column.ts';
import { Grid } from '../grid/Grid.tsx';
import { useInlineEdit } from '../inline-edit/use-inline-edit.ts';
import { useColumnFilters } from '../list-filters/use-column-filters.ts';
import { useUndeleted } from '../record/pending-deletions.ts';
import type { ListDialog } from './ListActions.tsx';
import { ListConditions } from './ListConditions.tsx';
import { ListDialogs } from './ListDialogs.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListHead, type ListViewProps } from './ListHead.tsx';
import { ListVoid } from './ListVoid.tsx';
import { totalsOf } from './totals.ts';
import { useArrangement } from './use-arrangement.ts';
import { useListPlace } from './use-list-place.ts';
import { useListRows } from './use-list-rows.ts';
import { useSelection } from './use-selection.ts';

const CellEditor = lazy(async () => ({
  default: (await import('../inline-edit/CellEditor.tsx')).CellEditor,
}));
const PasteFaults = lazy(async () => ({
  default: (await import('../inline-edit/PasteFaults.tsx')).PasteFaults,
}));
const FilterDialog = lazy(async () => ({
  default: (await import('../list-filters/FilterDialog.tsx')).FilterDialog,
}));
const ListBars = lazy(async () => ({ default: (await import('./ListBars.tsx')).ListBars }));
const Board = lazy(async () => ({ default: (await import('../board/Board.tsx')).Board }));
const SplitView = lazy(async () => ({ default: (await import('../split/SplitView.tsx')).SplitView }));
const ColumnMenu = lazy(async () => ({ default: (await import('./ColumnMenu.tsx')).ColumnMenu }));

/** Asks for what people go on to from a list. */
function askForNext(): void {
  askForRecordPage();
  void import('./ListBars.tsx');
}

/** One list view: what it is called and how it is narrowed, its records, and what is being done with them. */
export function ListView({ info, views, view, list }: ListViewProps) {
  const path = { objectApiName: info.apiName, listViewApiName: view.apiName };
  const platform = usePlatform();
  const locale = useLocale();
  const listInfo = useQuery(platformQuery(platform, getListInfoByName, { path }));
  const isDescribed = useOffered(getListObjectInfo);
  const isAsked = useRested() && isDescribed;
  const possible = useQuery(
    platformQuery(platform, getListObjectInfo, isAsked && { path: { objectApiName: info.apiName } }),
  );
  const { board } = list.state;
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'), { noSsr: true });
  const split = isWide ? list.state.split : undefined;
  const lanes = board === undefined ? undefined : boardField(info, board);
  const records = useListRows(info.apiName, view, list.state, lanes?.apiName);
  const rows = useUndeleted(records.rows);
  useIdle(askForNext, rows !== undefined);
  const selection = useSelection(rows);
  const arrangement = useArrangement(info.apiName, view.apiName, listInfo.data);
  const edit = useInlineEdit(info, listInfo.data);
  const hasBars = useEver(selection.chosen.size > 0 || edit.count > 0);
  const [dialog, setDialog] = useState<ListDialog>();
  const [menu, setMenu] = useState<{ column: Column; anchor: HTMLElement }>();
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData } = records;
  const more = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, isFetchingNextPage]);
  const place = useListPlace({
    rows: rows?.length ?? 0,
    hasMore: hasNextPage,
    isReading: isFetchingNextPage,
    more,
  });

  const types = useMemo(
    () =>
      new Map(
        possible.data?.columns.map(({ fieldApiName, dataType }) => [fieldApiName, dataType ?? 'String']),
      ),
    [possible.data],
  );
  const columns = useMemo(
    () => listInfo.data && toColumns(listInfo.data.displayColumns, info, types),
    [listInfo.data, info, types],
  );
  const isChoice = selection.chosen.size > 1;
  const totals = useMemo(() => {
    // While the answer to a search is on its way, the rows of before are no whole list.
    const isWhole = !hasNextPage && !isPlaceholderData;
    const summed = isChoice ? [...selection.chosen.values()] : isWhole ? (rows ?? []) : [];
    return totalsOf(columns ?? [], summed, locale);
  }, [columns, rows, selection.chosen, isChoice, hasNextPage, isPlaceholderData, locale]);
  const refresh = () => platform.invalidate(getListInfoByName, getListRecordsByName);
  const error = listInfo.error ?? (rows ? null : records.error);
  const mayChoose = info.updateable || info.deletable;
  const onEditView = listInfo.data?.updateable && possible.data ? () => setDialog('edit') : undefined;
  const { open } = edit;
  const label = `${info.labelPlural}: ${view.label}`;
  const { filters } = list.state;
  const filtering = useColumnFilters({ possible: possible.data, filters, onFilters: list.setFilters });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: { sm: 'calc(100dvh - 52px)' } }}>
      <ListHead
        {...{ info, views, view, list }}
        listInfo={listInfo.data}
        isFetching={records.isFetching}
        onRefresh={refresh}
        onOpen={setDialog}
      />
      <ListConditions
        listInfo={listInfo.data}
        columns={possible.data?.columns}
        onEdit={onEditView}
        filters={filters}
        onFilters={list.setFilters}
        onEditFilter={({ fieldApiName }) => filtering.opener(fieldApiName)?.()}
        onSaveFilters={listInfo.data && possible.data?.createable ? () => setDialog('clone') : undefined}
      />
      {error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : lanes ? (
        <Suspense fallback={<Pending />}>
          <Board
            label={label}
            info={info}
            field={lanes}
            onField={(field) => list.setDisplay({ board: field }, true)}
            columns={columns}
            rows={rows}
            hasMore={hasNextPage}
            onMore={more}
          />
        </Suspense>
      ) : split ? (
        <Suspense fallback={<Pending />}>
          <SplitView
            {...{ label, info, columns, rows }}
            hasMore={hasNextPage}
            onMore={more}
            asked={split}
            onOpen={(recordId) => list.setDisplay({ split: recordId }, true)}
          />
        </Suspense>
      ) : (
        <Grid
          key={String(place.isReady)}
          label={label}
          columns={columns}
          rows={rows}
          hasMore={hasNextPage}
          onEnd={more}
          sort={list.state.sort ?? ownOrder(listInfo.data)}
          onSort={list.setSort}
          isStale={isPlaceholderData}
          selection={mayChoose ? selection : undefined}
          arrangement={{
            widths: arrangement.widths,
            wraps: arrangement.wraps,
            onWidth: (column, width) => arrangement.save({ columnWidths: { [column]: width } }),
            onMenu: (column, anchor) => setMenu({ column, anchor }),
          }}
          editing={edit.editing}
          place={place}
        />
      )}
      {rows?.length === 0 && !error && <ListVoid info={info} list={list} />}
      <ListFoot
        count={rows?.length}
        hasMore={hasNextPage}
        isReading={isFetchingNextPage}
        totals={totals}
        isChoice={isChoice}
      />
      {hasBars && (
        <Suspense>
          <ListBars
            {...{ info, view, list, edit, selection }}
            hasMore={hasNextPage}
            onExport={() => setDialog('export')}
          />
        </Suspense>
      )}
      <Suspense>
        {menu && (
          <ColumnMenu
            {...menu}
            arrangement={arrangement}
            onSort={list.setSort}
            onFilter={filtering.opener(menu.column.path)}
            onClose={() => setMenu(undefined)}
            onColumns={onEditView}
          />
        )}
        {filtering.dialog && <FilterDialog {...filtering.dialog} />}
        {edit.pasteFaults.length > 0 && <PasteFaults faults={edit.pasteFaults} onClose={edit.forgetPaste} />}
        {open && info.fields[open.field] && (
          <CellEditor
            record={open.row}
            info={info}
            field={info.fields[open.field] as NonNullable<(typeof info.fields)[string]>}
            label={open.column.label}
            isRequired={open.isRequired}
            drafted={draftValues(edit.drafts[open.row.id])}
            anchor={open.anchor}
            onApply={edit.apply}
            onClose={edit.close}
          />
        )}
      </Suspense>
      {dialog && listInfo.data && columns && (
        <ListDialogs
          open={dialog}
          {...{ info, views, columns, list, selection }}
          listInfo={listInfo.data}
          possible={possible.data}
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

function ownOrder(listInfo: ListInfo | undefined) {
  const [first] = listInfo?.orderedByInfo ?? [];
  return (
    first && { field: first.fieldApiName, order: first.isAscending ? ('ASC' as const) : ('DESC' as const) }
  );
}
