import { Box } from '@mui/material';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { useRead } from '#client/react/use-read.ts';
import type { ListInfo, ListInfoSummary, ObjectInfo } from '#client/records/types.ts';
import {
  getListInfoByName,
  getListObjectInfo,
  getListRecordsByName,
} from '#generated/record-data/client.gen.ts';
import { toColumns } from '../fields/column.ts';
import { ErrorPanel } from '../parts/ErrorPanel.tsx';
import { useUndeleted } from '../record/pending-deletions.ts';
import { ListConditions } from './ListConditions.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListHead } from './ListHead.tsx';
import { ListTable } from './ListTable.tsx';
import { ListVoid } from './ListVoid.tsx';
import { useListRecords } from './use-list-records.ts';
import type { useListState } from './use-list-state.ts';

export interface ListViewProps {
  info: ObjectInfo;
  views: ListInfoSummary[];
  view: ListInfoSummary;
  list: ReturnType<typeof useListState>;
}

/** One list view: what it is called and how it is narrowed, its records, and the pages of them. */
export function ListView({ info, views, view, list }: ListViewProps) {
  const path = { objectApiName: info.apiName, listViewApiName: view.apiName };
  const platform = usePlatform();
  const listInfo = useRead(getListInfoByName, { path });
  const possible = useRead(getListObjectInfo, { path: { objectApiName: info.apiName } });
  const records = useListRecords(info.apiName, view.apiName, list.state);
  const rows = useUndeleted(records.data);
  const error = listInfo.error ?? records.error;
  const types = new Map(
    possible.data?.columns.map(({ fieldApiName, dataType }) => [fieldApiName, dataType ?? 'String']),
  );
  const columns = listInfo.data && toColumns(listInfo.data.displayColumns, info, types);
  const refresh = async () => {
    await platform.invalidate(getListInfoByName, getListRecordsByName);
    await records.refetch();
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: { md: 'calc(100dvh - 52px)' } }}>
      <ListHead {...{ info, views, view, list }} isFetching={records.isFetching} onRefresh={refresh} />
      <ListConditions conditions={listInfo.data?.filteredByInfo ?? []} />
      {error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <ListTable
          columns={columns}
          rows={rows}
          sort={list.state.sort ?? ownOrder(listInfo.data)}
          onSort={list.setSort}
          isStale={records.isPlaceholderData}
          caption={`${info.labelPlural}: ${view.label}`}
        />
      )}
      {rows?.length === 0 && <ListVoid info={info} term={list.state.term} onClear={() => list.setTerm('')} />}
      <ListFoot list={list} count={rows?.length ?? 0} tokens={records.tokens} />
    </Box>
  );
}

function ownOrder(listInfo: ListInfo | undefined) {
  const [first] = listInfo?.orderedByInfo ?? [];
  return (
    first && { field: first.fieldApiName, order: first.isAscending ? ('ASC' as const) : ('DESC' as const) }
  );
}
