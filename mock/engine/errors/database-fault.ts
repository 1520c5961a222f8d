import { noRoom } from './no-room.ts';
import { PlatformFault } from './platform-fault.ts';

/** PostgreSQL's code of a statement that was ended, by its time limit or by an administrator. */
const STATEMENT_ENDED = '57014';
const RETRY_AFTER_SECONDS = '5';

/** The 503 for what the database could not carry out now, which any call may meet; undefined for any other error. */
export function databaseFault(error: unknown): PlatformFault | undefined {
  return noRoom(error) ?? statementEnded(error);
}

function statementEnded(error: unknown): PlatformFault | undefined {
  if ((error as { code?: unknown } | undefined)?.code !== STATEMENT_ENDED) return undefined;
  return new PlatformFault(
    503,
    'SERVER_UNAVAILABLE',
    'The platform took too long over this and gave up. Try again later, or ask for less at once.',
    { headers: { 'retry-after': RETRY_AFTER_SECONDS }, cause: error },
  );
}
