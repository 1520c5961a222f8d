import { Box, Button, Chip, IconButton, Paper, Skeleton, Typography } from '@mui/material';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRead } from '#client/react/use-read.ts';
import type { RelatedListSummary } from '#client/records/types.ts';
import {
  getObjectInfo,
  getRelatedListCount,
  getRelatedListInfo,
  getRelatedListRecords,
} from '#generated/record-data/client.gen.ts';
import { type ConsoleRecord, toConsoleRecord } from '../data/record.ts';
import { toColumns } from '../fields/column.ts';
import { useText } from '../i18n/use-text.ts';
import { ErrorPanel } from '../parts/ErrorPanel.tsx';
import { ObjectMark } from '../parts/ObjectMark.tsx';
import { paths } from '../paths.ts';
import { useUndeleted } from './pending-deletions.ts';
import { RelatedTable } from './RelatedTable.tsx';
import { COUNT_LIMIT, relatedListAnchor } from './related.ts';
import { useInSight } from './use-in-sight.ts';

const ROWS = 6;

interface RelatedListProps {
  parent: ConsoleRecord;
  list: RelatedListSummary;
}

/** One related list with its count, its columns and its pages. */
export function RelatedList({ parent, list }: RelatedListProps) {
  const say = useText();
  const headingId = useId();
  const { ref, isInSight } = useInSight<HTMLDivElement>();
  const [tokens, setTokens] = useState<string[]>([]);
  const objectApiName = list.objectApiName ?? '';
  const path = { parentRecordId: parent.id, relatedListId: list.relatedListId };
  const shown = { enabled: isInSight };
  const info = useRead(
    getRelatedListInfo,
    { path: { parentObjectApiName: parent.apiName, relatedListId: list.relatedListId } },
    shown,
  );
  const object = useRead(getObjectInfo, { path: { objectApiName } }, shown);
  const count = useRead(getRelatedListCount, { path, query: { maxCount: COUNT_LIMIT } }, shown);
  const records = useRead(
    getRelatedListRecords,
    { path, body: { pageSize: ROWS, pageToken: tokens.at(-1) } },
    { ...shown, keepPrevious: true },
  );
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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, minHeight: 44 }}>
        <ObjectMark label={list.entityLabel ?? objectApiName} apiName={objectApiName} />
        <Typography variant="h2" id={headingId} noWrap>
          {list.label}
        </Typography>
        {count.data && (
          <Chip
            label={say(count.data.hasMore ? 'record.countMore' : 'record.count', { count: count.data.count })}
          />
        )}
        <Box sx={{ flex: 1 }} />
        {object.data?.createable && list.fieldApiName && (
          <Button
            component={Link}
            to={`${paths.create(objectApiName)}?${list.fieldApiName}=${parent.id}`}
            startIcon={<Plus size={16} />}
            aria-label={say('list.create', { object: object.data.label })}
          >
            {say('action.create')}
          </Button>
        )}
      </Box>
      {error && <ErrorPanel error={error} onRetry={() => records.refetch()} />}
      {!error && (!records.data || !columns) && <Skeleton height={36} sx={{ mx: 4, mb: 2 }} />}
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
          component="nav"
          aria-label={list.label ?? undefined}
          sx={{
            display: 'flex',
            justifyContent: 'flex-end',
            alignItems: 'center',
            gap: 1,
            px: 3,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <IconButton
            aria-label={say('list.previous')}
            disabled={tokens.length === 0}
            onClick={() => setTokens(tokens.slice(0, -1))}
          >
            <ChevronLeft size={18} />
          </IconButton>
          <Typography variant="body2">{say('list.page', { page: tokens.length + 1 })}</Typography>
          <IconButton
            aria-label={say('list.next')}
            disabled={!next}
            onClick={() => next && setTokens([...tokens, next])}
          >
            <ChevronRight size={18} />
          </IconButton>
        </Box>
      )}
    </Paper>
  );
}
