import { Alert, AlertTitle, Box, Button, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readObjectInfo } from '#client/records/metadata.ts';
import { readRecordUi } from '#client/records/record-ui.ts';
import type { RecordData } from '#client/records/types.ts';
import { getRecordUi } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';
import { toConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { RecordAvatar } from '../avatars/RecordAvatar.tsx';
import { layoutFields } from '../record/layout-fields.ts';
import { RecordValue } from '../record/RecordValue.tsx';
import type { FoundDuplicates } from './use-duplicates.ts';

const SHOWN = 5;

interface DuplicateNoticeProps {
  duplicates: FoundDuplicates;
  /** Saves all the same; only where a save was refused for them. */
  onSaveAnyway?: (() => void) | undefined;
}

/** The records that the form would duplicate, with their key facts, each a click away. */
export function DuplicateNotice({ duplicates, onSaveAnyway }: DuplicateNoticeProps) {
  const say = useText();
  const ref = useRef<HTMLDivElement>(null);
  const { recordIds: ids, allowSave } = duplicates;
  const isRefused = onSaveAnyway !== undefined;
  useEffect(() => {
    if (isRefused) ref.current?.focus();
  }, [isRefused]);
  return (
    <Alert
      severity={allowSave ? 'warning' : 'error'}
      role={isRefused ? 'alert' : 'status'}
      ref={ref}
      tabIndex={-1}
      sx={{ mb: 4, scrollMarginTop: 16 }}
    >
      <AlertTitle>{say('duplicates.title', { count: ids.length })}</AlertTitle>
      {say(allowSave ? 'duplicates.lead' : 'duplicates.leadBlocked')}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 2, p: 0, display: 'grid', gap: 1 }}>
        {ids.slice(0, SHOWN).map((id) => (
          <Match key={id} recordId={id} />
        ))}
      </Box>
      {ids.length > SHOWN && say('duplicates.more', { count: ids.length - SHOWN })}
      {isRefused && allowSave && (
        <Button variant="outlined" color="inherit" onClick={onSaveAnyway}>
          {say('duplicates.saveAnyway')}
        </Button>
      )}
    </Alert>
  );
}

/** One match by its compact layout, opened beside the form. */
function Match({ recordId }: { recordId: string }) {
  const say = useText();
  const platform = usePlatform();
  const { data } = useQuery(
    derivedQuery(platform, getRecordUi, {
      input: { recordId },
      part: 'duplicate',
      read: () => readMatch(platform, recordId),
    }),
  );
  if (!data) return <li>{recordId}</li>;
  const { record, info, facts } = data;
  const name = recordName(record, info.nameFields);
  const shown = facts.filter(({ field }) => !info.nameFields.includes(field.apiName));
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <RecordAvatar recordId={recordId} object={info} name={name} />
      <Link href={paths.record(info.apiName, recordId)} target="_blank" sx={{ fontWeight: 600 }}>
        {name} <ExternalLink size={12} aria-label={say('duplicates.newTab')} />
      </Link>
      {shown.map(({ field }) => (
        <Box component="span" key={field.apiName} sx={{ color: 'text.secondary' }}>
          <RecordValue record={record} field={field} isPlain />
        </Box>
      ))}
    </Box>
  );
}

async function readMatch(platform: Platform, recordId: string) {
  const ui = await readRecordUi(platform, {
    recordIds: [recordId],
    layoutTypes: ['Compact'],
    modes: ['View'],
  });
  const record = toConsoleRecord(ui.records[recordId] as RecordData);
  const info = await readObjectInfo(platform, record.apiName);
  const [layout] = Object.values(ui.layouts[record.apiName] ?? {}).map((one) => one.Compact?.View);
  return { record, info, facts: layout ? layoutFields(layout, info) : [] };
}
