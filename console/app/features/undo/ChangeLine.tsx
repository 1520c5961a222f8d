import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { WriteEntry } from '../../data/undo/written.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { momentText, relativeText } from '../fields/format.ts';
import { useEntryText } from './use-entry-text.ts';
import { useTakeBack } from './use-take-back.ts';

interface ChangeLineProps {
  entry: WriteEntry;
  /** What follows where the link to the record is taken. */
  onOpen: () => void;
}

/** One write: what it was, when, and a button that takes it back or what became of that. */
export function ChangeLine({ entry, onOpen }: ChangeLineProps) {
  const say = useText();
  const locale = useLocale();
  const takeBack = useTakeBack();
  const line = useRef<HTMLLIElement>(null);
  const what = useEntryText(entry);
  const { records, state, refused } = entry;
  const at = new Date(entry.at).toISOString();
  const [only] = records;
  const isOpen =
    records.length === 1 &&
    !only?.setting &&
    GONE.every((kind) => only?.kind !== kind) &&
    state === 'written';
  return (
    <Box
      component="li"
      ref={line}
      tabIndex={-1}
      sx={{ px: 4, py: 3, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      {isOpen && only ? (
        <MuiLink component={Link} to={paths.record(only.apiName, only.id)} onClick={onOpen} variant="body2">
          {what}
        </MuiLink>
      ) : (
        <Typography variant="body2">{what}</Typography>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 32 }}>
        <Typography
          variant="caption"
          color="textSecondary"
          component="time"
          dateTime={at}
          title={momentText(at, locale)}
        >
          {relativeText(at, locale)}
        </Typography>
        <Box sx={{ flex: 1 }} />
        {state === 'written' ? (
          <Button
            size="small"
            startIcon={<Undo2 size={14} strokeWidth={1.5} />}
            aria-label={say('undo.takeBackOf', { what })}
            onClick={() => {
              // The button goes; whoever has only keys goes on from the line.
              line.current?.focus();
              void takeBack(entry, what);
            }}
          >
            {say('action.undo')}
          </Button>
        ) : (
          <Typography variant="caption" color="textSecondary" role="status">
            {say(`undo.${state}`)}
          </Typography>
        )}
      </Box>
      {refused.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {refused.slice(0, NAMED).map(({ name, reason }) => (
            <p key={name} style={{ margin: 0 }}>
              {name}: {reason}
            </p>
          ))}
          {refused.length > NAMED && say('bulk.andMore', { count: refused.length - NAMED })}
        </Alert>
      )}
    </Box>
  );
}

/** What leaves no record to open. */
const GONE = ['deleted', 'merged'] as const;
/** Records that are named with the reason. */
const NAMED = 5;
