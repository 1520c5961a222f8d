import type { QueryClient } from '@tanstack/query-core';
import { getCsrfTokenModule } from '#generated/commerce/client.gen.ts';
import { AbortedError, ContractError, FetchError } from '../errors/index.ts';
import type { Operation } from '../operation.ts';
import { sendInVersion, type VersionedWire } from '../versions/send-in-version.ts';
import { csrfHeader, csrfTokenIn, needsCsrfToken } from './csrf-module.ts';
import type { LooseInput } from './fill-in.ts';
import { type Answer, type SendDependencies, type SendOptions, send } from './send.ts';
import { callBase } from './site-base.ts';

const KEY = [getCsrfTokenModule.operationId];

/**
 * Writes of the web runtime base carry a token that a module of the platform returns or exports (SF-CALL-02).
 * It is fetched once; a 403 for a token that has gone stale fetches it once more. Who has no session needs none.
 */
export function createCsrfToken(queryClient: QueryClient, wire: VersionedWire) {
  const token = () =>
    queryClient.fetchQuery({
      queryKey: KEY,
      queryFn: () => fetchToken(wire),
      staleTime: Number.POSITIVE_INFINITY,
    });

  const sendWithToken = async (
    operation: Operation,
    input: LooseInput,
    options?: SendOptions,
  ): Promise<Answer> => {
    const { operationId } = operation;
    const fetched = () => unlessAborted(token(), operationId, options?.signal);
    const sendWith = (sent: string | null) =>
      sendInVersion(wire, operation, sent === null ? input : withHeader(input, sent), options);
    const first = await fetched();
    try {
      return await sendWith(first);
    } catch (error) {
      if (!(error instanceof FetchError) || error.status !== 403) throw error;
      queryClient.removeQueries({ queryKey: KEY });
      const second = await fetched();
      if (second === first) throw error;
      return sendWith(second);
    }
  };

  return {
    appliesTo: ({ method, base }: Operation) =>
      method !== 'get' && needsCsrfToken(callBase(base, wire.isSite)),
    sendWithToken,
  };
}

function withHeader(input: LooseInput, token: string): LooseInput {
  return { ...input, headers: { ...input.headers, [csrfHeader]: token } };
}

/** The token; null for a visitor whom the platform does not know. */
async function fetchToken(wire: SendDependencies): Promise<string | null> {
  const answer = await send(wire, getCsrfTokenModule, {}, { accept: 'text/javascript' }).catch(
    unknownVisitor,
  );
  if (answer === null) return null;
  const token = csrfTokenIn(String(answer.data));
  if (token) return token;
  const { operationId } = getCsrfTokenModule;
  throw new ContractError('a module that neither returns nor exports a token', {
    operationId,
    status: answer.status,
  });
}

function unknownVisitor(error: unknown): null {
  if (error instanceof FetchError && error.status === 401) return null;
  throw error;
}

/** Waits no longer than the caller does; others may be waiting for the same token. */
function unlessAborted<T>(work: Promise<T>, operationId: string, signal?: AbortSignal): Promise<T> {
  if (!signal) return work;
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new AbortedError({ operationId, cause: signal.reason }));
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop));
}
