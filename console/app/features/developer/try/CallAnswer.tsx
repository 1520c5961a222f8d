import { Alert, Box, Typography } from '@mui/material';
import { ContractError, PlatformError } from '#client/errors/index.ts';
import type { Exchange } from '#client/send/observed.ts';
import { USAGE_HEADER } from '#http/proxy/api-usage.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Code } from '../../../ui/Code.tsx';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { prettyText } from '../../inspector/pretty-text.ts';
import { StatusChip } from '../../inspector/StatusChip.tsx';

interface CallAnswerProps {
  exchange?: Exchange | undefined;
  /** Why nothing could be sent. */
  error?: unknown;
}

/** What a call was answered: status, time, headers and body. */
export function CallAnswer({ exchange, error }: CallAnswerProps) {
  const say = useText();
  return (
    <>
      {error !== undefined && <Alert severity="error">{problemText(error, say)}</Alert>}
      {exchange && <Answered exchange={exchange} />}
    </>
  );
}

/** Headers that tell of the answer and not of the way it came. */
const SHOWN = [
  'content-type',
  'etag',
  'last-modified',
  'cache-control',
  'location',
  'retry-after',
  USAGE_HEADER,
];
/** Characters that are shown of an answer; a browser takes seconds for the text of thousands of records. */
const SHOWN_TEXT = 100_000;

function Answered({ exchange }: { exchange: Exchange }) {
  const say = useText();
  const { milliseconds, headers, url, text, error, status } = exchange;
  const told = SHOWN.flatMap((name) => (headers?.get(name) ? [[name, headers.get(name)] as const] : []));
  const body = prettyText(text);
  const isCut = body.length > SHOWN_TEXT;
  return (
    <Box
      component="section"
      aria-label={say('try.answer')}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography variant="h3">{say('try.answer')}</Typography>
        <StatusChip exchange={exchange} />
        <Typography variant="body2" color="textSecondary">
          {say('inspector.time', { ms: Math.round(milliseconds) })}
        </Typography>
      </Box>
      {error instanceof PlatformError && (status === undefined || error instanceof ContractError) && (
        <Alert severity="error">{problemText(error, say)}</Alert>
      )}
      {url && (
        <Typography variant="caption" sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
          {exchange.operation.method.toUpperCase()} {url}
        </Typography>
      )}
      {told.length > 0 && (
        <Code label={say('try.headers')} text={told.map((each) => each.join(': ')).join('\n')} />
      )}
      {body && (
        <Code
          label={`${say('try.answerBody')}${isCut ? `, ${say('inspector.cut')}` : ''}`}
          text={body.slice(0, SHOWN_TEXT)}
          maxHeight={480}
        />
      )}
      {!body && status !== undefined && <Typography color="textSecondary">{say('try.noBody')}</Typography>}
    </Box>
  );
}
