import { Box, Paper, Skeleton } from '@mui/material';
import { useId, useState } from 'react';
import { useRead } from '#client/react/use-read.ts';
import type { RelatedListSummary } from '#client/records/types.ts';
import {
  getObjectInfo,
  getRelatedListInfo,
  getRelatedListRecords,
} from '#generated/record-data/client.gen.ts';
import { type ConsoleRecord, toConsoleRecord } from '../data/record.ts';
import { toColumns } from '../fields/column.ts';
import { ErrorPanel } from '../parts/ErrorPanel.tsx';
import { PageSteps } from '../parts/PageSteps.tsx';
import { useUndeleted } from './pending-deletions.ts';
import { RelatedListHead } from './RelatedListHead.tsx';
import { RelatedTable } from './RelatedTable.tsx';
import { relatedListAnchor } from './related.ts';
import { useInSight } from './use-in-sight.ts';

const ROWS = 6;

interface RelatedListProps {
  parent: ConsoleRecord;
  list: RelatedListSummary;
}

/** One related list with its count, its columns and its pages; read once it comes near what is in sight. */
export function RelatedList({ parent, list }: RelatedListProps) {
  const headingId = useId();
  const { ref, isInSight } = useInSight<HTMLDivElement>();
  const { info, object, records, tokens, setTokens } = useRelatedRecords(parent, list, isInSight);
  const rows = useUndeleted(records.data?.records.map(toConsoleRecord));
  const error = info.error ?? object.error ?? records.error;
  const next = records.data?.nextPageToken;
  const columns = object.data && info.data && toColumns(info.data.displayColumns, object.data);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={headingId}
      ref={ref}
      id={relatedListAnchor(list)}
      sx={{ overflow: 'hidden', scrollMarginTop: 68 }}
    >
      <RelatedListHead headingId={headingId} list={list} parentRecordId={parent.id} info={object.data} />
      {error && <ErrorPanel error={error} onRetry={() => records.refetch()} />}
      {!error && !(rows && columns) && <Skeleton height={36} sx={{ mx: 4, mb: 2 }} />}
      {rows && columns && (
        <RelatedTable
          caption={list.label ?? ''}
          columns={columns}
          rows={rows}
          isStale={records.isPlaceholderData}
        />
      )}
      {(next || tokens.length > 0) && (
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'flex-end',
            px: 3,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <PageSteps
            label={list.label ?? ''}
            page={tokens.length + 1}
            onPrevious={tokens.length > 0 ? () => setTokens(tokens.slice(0, -1)) : undefined}
            onNext={next ? () => setTokens([...tokens, next]) : undefined}
          />
        </Box>
      )}
    </Paper>
  );
}

/** The page of a related list that the tokens have led to, with what describes it. */
function useRelatedRecords(
  parent: ConsoleRecord,
  { relatedListId, objectApiName }: RelatedListSummary,
  enabled: boolean,
) {
  const [tokens, setTokens] = useState<string[]>([]);
  const body = { pageSize: ROWS, pageToken: tokens.at(-1) };
  const info = useRead(
    getRelatedListInfo,
    { path: { parentObjectApiName: parent.apiName, relatedListId } },
    { enabled },
  );
  const object = useRead(getObjectInfo, { path: { objectApiName: objectApiName ?? '' } }, { enabled });
  const records = useRead(
    getRelatedListRecords,
    { path: { parentRecordId: parent.id, relatedListId }, body },
    { enabled, keepPrevious: true },
  );
  return { info, object, records, tokens, setTokens };
}
