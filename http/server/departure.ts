import type { ServerResponse } from 'node:http';

/** Aborted when the caller goes away before the answer is complete. */
export function departureFrom(response: ServerResponse): AbortSignal {
  const abort = new AbortController();
  if (response.destroyed && !response.writableFinished) abort.abort();
  response.once('close', () => {
    if (!response.writableFinished) abort.abort();
  });
  return abort.signal;
}
