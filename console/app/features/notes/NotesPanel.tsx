import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getQuery } from '#generated/platform/client.gen.ts';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { Section } from '../object/Section.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteLine } from './NoteLine.tsx';
import { NOTES, readNotes } from './notes.ts';

/** What was noted about a record, with a form for a note; own notes can be changed and deleted. */
export function NotesPanel({ record }: { record: Pick<ConsoleRecord, 'apiName' | 'id'> }) {
  const say = useText();
  const platform = usePlatform();
  const { data: identity } = useGetIdentity();
  const described = useQuery(objectInfoQuery(platform, NOTES));
  const { apiName, id } = record;
  const info = described.data;
  const notes = useQuery(
    derivedQuery(platform, getQuery, {
      input: info && { apiName, id },
      part: 'notes',
      read: async (asked) => (info ? readNotes(platform, info, asked) : []),
    }),
  );
  const error = described.error ?? notes.error;
  const { data } = notes;
  return (
    <Section title={say('notes.title')}>
      {info?.createable && <NoteForm info={info} record={record} />}
      {error && <ErrorPanel error={error} onRetry={() => (info ? notes.refetch() : described.refetch())} />}
      {!data && !error && <Pending />}
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 4, pb: 4 }}>
          {say('notes.none')}
        </Typography>
      )}
      <Box component="ol" aria-label={say('notes.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {info &&
          data?.map((note) => (
            <NoteLine key={note.id} {...{ note, info }} isOwn={note.authorId === identity?.id} />
          ))}
      </Box>
    </Section>
  );
}
