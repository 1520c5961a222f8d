import { invalidate } from '#client/cache/invalidate.ts';
import type { Operation } from '#client/operation.ts';
import type { Platform } from '#client/platform.ts';
import { isRecordId } from '#client/records/record-id.ts';
import type { LooseInput } from '#client/send/fill-in.ts';
import type { Exchange } from '#client/send/observed.ts';
import { noteChangedElsewhere } from './record-service.ts';
import { noteSessionExpiry } from './session-expiry.ts';

/** Whether a call changes nothing: a GET, or another one whose answer the contract lets clients keep. */
export const onlyReads = ({ method, cache }: Pick<Operation, 'method' | 'cache'>): boolean =>
  method === 'get' || cache !== undefined;

/**
 * Makes one call with the own session, once and past the cache, and tells how it went, also where it was refused. What
 * the screen shows is read again after a write, since nobody knows what it has changed.
 *
 * @throws PlatformError where nothing could be sent
 */
export async function sendCall(
  platform: Platform,
  operation: Operation,
  input: LooseInput,
  { accept }: { accept?: string | undefined } = {},
): Promise<Exchange> {
  let last: Exchange | undefined;
  const observe = (exchange: Exchange): void => {
    last = exchange;
  };
  try {
    await platform.send(operation, input as never, { observe, ...(accept && { accept }) });
  } catch (error) {
    noteSessionExpiry(error);
    if (!last) throw error;
  }
  if (!last) throw new Error(`${operation.operationId} ended without having been sent.`);
  if (!onlyReads(operation) && last.error === undefined) await refreshAll(platform, last.input);
  return last;
}

/** Reads again what the screen shows, and the records that a call names. */
async function refreshAll(platform: Platform, { path, body }: LooseInput): Promise<void> {
  const named = (JSON.stringify({ path, body }).match(QUOTED) ?? []).map((text) => text.slice(1, -1));
  await noteChangedElsewhere(platform, named.filter(isRecordId));
  await invalidate(platform.queryClient, { predicate: ({ queryKey }) => queryKey[0] !== 'local' });
}

const QUOTED = /"\w+"/g;
