import { Box, Button, Typography } from '@mui/material';
import { BookOpen, Copy } from 'lucide-react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import type { LoggedRequest } from '#client/sandbox/request-log.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { Code } from '../../ui/Code.tsx';
import { curlOf, typedCallOf } from './call-text.ts';
import { prettyText } from './pretty-text.ts';
import { Replay } from './Replay.tsx';
import type { InspectedCall } from './use-calls.ts';

/** Characters of an answer that are shown: more make the page slow. */
const SHOWN_TEXT = 200_000;

/** Request, answer and violations of one call, and what can be taken from it. */
export function CallDetails({ inspected: { operationId, call, cache }, violations }: CallLineProps) {
  const say = useText();
  const notify = useNotify();
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    notify(say('action.copied'), { type: 'info' });
  };
  const kept = call?.isCut ? undefined : call?.text;
  const whole = kept || (cache?.data ? JSON.stringify(cache.data) : undefined);
  const answer = prettyText(whole || (call?.text ?? '')).slice(0, SHOWN_TEXT);
  const isCut = !whole || answer.length >= SHOWN_TEXT;
  return (
    <Box sx={{ px: 3, pb: 3, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {call && (
          <>
            <Button startIcon={<Copy size={14} />} onClick={() => copy(curlOf(call, window.location.origin))}>
              {say('inspector.copyCurl')}
            </Button>
            <Button startIcon={<Copy size={14} />} onClick={() => copy(typedCallOf(call))}>
              {say('inspector.copyCall')}
            </Button>
          </>
        )}
        <Button component={Link} to={paths.api(operationId)} startIcon={<BookOpen size={14} />}>
          {say('inspector.toApi')}
        </Button>
      </Box>
      {call && (
        <Typography variant="caption" sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
          {call.operation.method.toUpperCase()} {call.url ?? call.operation.base + call.operation.path}
        </Typography>
      )}
      {call && <Violations violations={violations} />}
      {call && <Replay call={call} />}
      {call && Object.keys(call.input).length > 0 && (
        <Code label={say('inspector.request')} text={JSON.stringify(call.input, null, 2)} />
      )}
      {answer && (
        <Code label={`${say('inspector.answer')}${isCut ? `, ${say('inspector.cut')}` : ''}`} text={answer} />
      )}
    </Box>
  );
}

function Violations({ violations }: Pick<CallLineProps, 'violations'>) {
  const say = useText();
  if (violations === undefined) return null;
  if (violations === null)
    return <Typography variant="caption">{say('inspector.violationsUnknown')}</Typography>;
  if (violations.length === 0)
    return <Typography variant="caption">{say('inspector.noViolations')}</Typography>;
  return (
    <Box component="ul" aria-label={say('inspector.violations')} sx={{ m: 0, pl: 5, color: 'error.main' }}>
      {violations.map(({ side, location, message }) => (
        <li key={`${side} ${location} ${message}`}>
          {say(side === 'request' ? 'inspector.request' : 'inspector.answer')}: <code>{location}</code>{' '}
          {message}
        </li>
      ))}
    </Box>
  );
}

export interface CallLineProps {
  inspected: InspectedCall;
  /** Undefined while they are not known, null where nobody knows them. */
  violations: LoggedRequest['violations'] | undefined | null;
}
