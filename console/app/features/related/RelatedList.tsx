import { Box, Link, Paper } from '@mui/material';
import { useEffect, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { PlatformAction } from '#client/actions/types.ts';
import type { RelatedListSummary } from '#client/records/types.ts';
import { RELATED_ROWS } from '../../data/queries/related-queries.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PageSteps } from '../../ui/PageSteps.tsx';
import { PendingTable } from './PendingTable.tsx';
import { RelatedListHead } from './RelatedListHead.tsx';
import { RelatedTable } from './RelatedTable.tsx';
import { relatedListAnchor } from './related.ts';
import { useArrangement } from './use-arrangement.ts';
import type { ListCount } from './use-counts.ts';
import type { DescribedList } from './use-described-lists.ts';
import { useInSight } from './use-in-sight.ts';
import { useRelatedRecords } from './use-related-records.ts';
import { useRowActions } from './use-row-actions.ts';

interface RelatedListProps {
  parent: ConsoleRecord;
  list: RelatedListSummary;
  described: DescribedList | undefined;
  /** What the platform offers for the list. */
  actions: readonly PlatformAction[];
  count: ListCount | undefined;
  /** Whether it is read wherever it stands: the first one at once, the others when it is there, which `onRead` tells. */
  isNext?: boolean;
  onRead?: () => void;
  /** Rows on a page; a few unless told, with a way to all of them. */
  pageSize?: number;
}

/** One related list with its count, its columns and its pages; those in sight are read first, and the others together after them. */
export function RelatedList({
  parent,
  list,
  described,
  actions,
  count,
  isNext = false,
  onRead,
  pageSize,
}: RelatedListProps) {
  const say = useText();
  const headingId = useId();
  const { ref, isInSight } = useInSight<HTMLDivElement>();
  const { relatedListId, objectApiName } = list;
  const name = { relatedListId, objectApiName };
  const { info, preferences } = described ?? {};
  const shown = pageSize ?? RELATED_ROWS;
  const related = useRelatedRecords(parent.id, name, info, shown, isInSight || isNext);
  const { rows, columns, object } = related;
  const isRead = rows !== undefined;
  useEffect(() => {
    if (isRead) onRead?.();
  }, [isRead, onRead]);
  const error = described?.error ?? related.error;
  const arrangement = useArrangement(parent.apiName, relatedListId, { info, preferences });
  const readOffers = useRowActions(parent.id, rows?.map(({ id }) => id) ?? []);
  const isPart = !pageSize && (related.hasNext || related.page > 1);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={headingId}
      ref={ref}
      id={relatedListAnchor(list)}
      sx={{ overflow: 'hidden', scrollMarginTop: 8 }}
    >
      <RelatedListHead
        {...{ headingId, list, parent, actions, arrangement }}
        count={count?.text}
        info={object}
        isEmpty={rows?.length === 0}
      />
      {error && <ErrorPanel error={error} onRetry={described?.error ? described.refetch : related.refetch} />}
      {!error && !(rows && columns && object) && (
        <PendingTable
          rows={Math.min(count?.count ?? 1, shown)}
          isPart={count !== undefined && count.count > shown}
        />
      )}
      {rows && columns && object && (
        <RelatedTable
          caption={list.label ?? ''}
          {...{ columns, rows, arrangement }}
          info={object}
          isStale={related.isStale}
          readOffers={readOffers}
        />
      )}
      {(related.onNext || related.onPrevious) && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            px: 4,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {isPart ? (
            <Link
              component={RouterLink}
              variant="body2"
              to={paths.related(parent.apiName, parent.id, relatedListId)}
              aria-label={say('related.showAllOf', { list: list.label ?? '' })}
            >
              {say('action.showAll')}
            </Link>
          ) : (
            <span />
          )}
          <PageSteps
            label={list.label ?? ''}
            page={related.page}
            onPrevious={related.onPrevious}
            onNext={related.onNext}
          />
        </Box>
      )}
    </Paper>
  );
}
