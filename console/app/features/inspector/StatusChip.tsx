import { Chip } from '@mui/material';
import { AbortedError } from '#client/errors/index.ts';
import type { Exchange } from '#client/send/observed.ts';
import { useText } from '../../i18n/use-text.ts';

/** The status of an answer by its colour, or why there is none. */
export function StatusChip({
  exchange: { status, error },
}: {
  exchange: Pick<Exchange, 'status' | 'error'>;
}) {
  const say = useText();
  const isFine = status !== undefined && status < 400;
  const without = say(error instanceof AbortedError ? 'inspector.aborted' : 'inspector.noAnswer');
  const color = error instanceof AbortedError ? 'text.secondary' : isFine ? 'primary.main' : 'error.main';
  return <Chip label={status ?? without} sx={{ bgcolor: 'transparent', fontWeight: 600, color }} />;
}
