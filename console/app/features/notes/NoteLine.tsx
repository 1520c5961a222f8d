import { Box, IconButton, Link as MuiLink, Tooltip, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { changeRecord, deleteRecord } from '../../data/record-service.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { momentText, relativeText } from '../fields/format.ts';
import { useWrittenNotice } from '../undo/use-written-notice.tsx';
import { NoteText } from './NoteText.tsx';
import { NOTES, type Note } from './notes.ts';

interface NoteLineProps {
  note: Note;
  info: ObjectInfo;
  /** Whether the person wrote it. */
  isOwn: boolean;
}

/** One note: who wrote it, when, and what; with a way to change and to delete it for who wrote it. */
export function NoteLine({ note, info, isOwn }: NoteLineProps) {
  const say = useText();
  const locale = useLocale();
  const [isEdited, setEdited] = useState(false);
  const { id, subject, text, createdAt, changedAt, author } = note;
  const remove = useRemove(note);
  const moment = relativeText(createdAt, locale);
  return (
    <Box component="li" sx={{ px: 4, py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 32 }}>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ flex: 1, minWidth: 0 }}>
          {author || say('notes.someone')}
          {' · '}
          <MuiLink component={Link} to={paths.record(NOTES, id)} color="inherit">
            <time dateTime={createdAt} title={momentText(createdAt, locale)}>
              {moment}
            </time>
          </MuiLink>
          {changedAt !== createdAt && ` · ${say('notes.changed', { when: relativeText(changedAt, locale) })}`}
        </Typography>
        {isOwn && info.updateable && !isEdited && (
          <Tooltip title={say('action.edit')}>
            <IconButton aria-label={say('notes.editOf', { moment })} onClick={() => setEdited(true)}>
              <Pencil size={16} strokeWidth={1.5} />
            </IconButton>
          </Tooltip>
        )}
        {isOwn && info.deletable && !isEdited && (
          <Tooltip title={say('action.delete')}>
            <IconButton
              aria-label={say('notes.deleteOf', { moment })}
              disabled={remove.isPending}
              onClick={() => remove.mutate()}
            >
              <Trash2 size={16} strokeWidth={1.5} />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {subject !== say('notes.subject') && <Typography sx={{ fontWeight: 600 }}>{subject}</Typography>}
      {isEdited ? (
        <NoteEdit {...{ note, info }} onDone={() => setEdited(false)} />
      ) : (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
    </Box>
  );
}

function NoteEdit({ note, info, onDone }: { note: Note; info: ObjectInfo; onDone: () => void }) {
  const say = useText();
  const platform = usePlatform();
  const noteSaved = useWrittenNotice();
  const [text, setText] = useState(note.text);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (typed: string) => {
      const before = { id: note.id, apiName: NOTES, values: { Description: note.text } };
      return changeRecord(platform, before, { Description: typed }, { ifUnmodifiedSince: note.version });
    },
    onSuccess: () => {
      noteSaved(say('notes.saved'));
      onDone();
    },
  });
  return (
    <NoteText
      {...{ info, text, error, isPending }}
      autoFocus
      label={say('notes.edited')}
      submit={say('action.save')}
      onText={setText}
      onSubmit={mutate}
      onCancel={onDone}
    />
  );
}

function useRemove({ id, subject }: Note) {
  const say = useText();
  const notify = useNotify();
  const platform = usePlatform();
  const noteDeleted = useWrittenNotice();
  const fields = { Subject: { value: subject, displayValue: null } };
  return useMutation({
    mutationFn: () => deleteRecord(platform, { id, apiName: NOTES, fields }),
    onSuccess: () => noteDeleted(say('notes.deleted')),
    onError: (error) => notify(problemText(error, say), { type: 'error' }),
  });
}
