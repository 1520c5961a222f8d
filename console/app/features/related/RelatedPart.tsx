import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useCallback, useDeferredValue, useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { relatedListsQuery } from '../../data/queries/metadata-queries.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { isFile } from '../files/DocumentPanel.tsx';
import { FilesPanel } from '../files/FilesPanel.tsx';
import { RelatedJumps } from './RelatedJumps.tsx';
import { RelatedLists } from './RelatedLists.tsx';

/** What belongs to a record: how much there is, its related lists, its files. */
export function RelatedPart({ record, info }: { record: ConsoleRecord; info: ObjectInfo }) {
  const platform = usePlatform();
  const { isPending } = useQuery(relatedListsQuery(platform, info.apiName, record.recordTypeId));
  const [isFirstRead, setFirstRead] = useState(false);
  const isWhole = useDeferredValue(true, false);
  // What comes after the first list is drawn once that one is seen.
  const onRead = useCallback(() => startTransition(() => setFirstRead(true)), []);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <RelatedJumps record={record} info={info} />
      <RelatedLists {...{ record, info, isWhole }} isNext={isFirstRead} onRead={onRead} />
      {!isPending && isWhole && !isFile(info.apiName) && (
        <FilesPanel recordId={record.id} isNext={isFirstRead} />
      )}
    </Box>
  );
}
