import { Box } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { Pending } from '../../ui/Pending.tsx';
import type { Column } from '../fields/column.ts';
import { useUndeleted } from '../record/pending-deletions.ts';
import { RecordView } from '../record/RecordPage.tsx';
import { SplitList } from './SplitList.tsx';

interface SplitViewProps {
  label: string;
  info: ObjectInfo;
  columns: readonly Column[] | undefined;
  rows: readonly ConsoleRecord[] | undefined;
  hasMore: boolean;
  onMore: () => void;
  /** Record that is asked for; the first of the list stands for one that is none. */
  asked: string;
  onOpen: (recordId: string) => void;
}

/** A list as narrow as its names, and one of its records beside it: the list stays where it is while records change. */
export function SplitView({ label, info, columns, rows, hasMore, onMore, asked, onOpen }: SplitViewProps) {
  const say = useText();
  const isThere = useUndeleted([{ id: asked }])?.length === 1;
  const first = rows?.[0]?.id;
  const isRecord = asked.startsWith(info.keyPrefix ?? ' ');
  const shown = isRecord && isThere ? asked : first;
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    // A record that was deleted is no place to come back to.
    if (!isThere && first) open(first);
  }, [isThere, first]);
  if (!columns || !rows) return <Pending />;
  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(240px, 320px) minmax(0, 1fr)',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <SplitList {...{ label, info, columns, rows, hasMore, onMore, shown }} />
      <Box component="section" aria-label={say('split.record')} sx={{ overflow: 'auto', minHeight: 0 }}>
        {shown && <RecordView objectApiName={info.apiName} recordId={shown} isBeside />}
      </Box>
    </Box>
  );
}
