import type { QueryClient } from '@tanstack/query-core';
import { getCsrfTokenModule } from '#generated/commerce/client.gen.ts';
import { AbortedError, ContractError, FetchError } from '../errors/index.ts';
import type { Operation } from '../operation.ts';
import type { LooseInput } from './fill-in.ts';
import { type Answer, type SendDependencies, type SendOptions, send } from './send.ts';

const WEB_RUNTIME_BASE = '/webruntime/api/';
const HEADER = 'csrf-token';
const KEY = [getCsrfTokenModule.operationId];

/**
 * Writes of the web runtime base carry a token that a module of the platform returns or exports (SF-CALL-02).
 * It is fetched once; a 403 for a token that has gone stale fetches it once more.
 */
export function createCsrfToken(queryClient: QueryClient, wire: SendDependencies) {
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
    const withToken = async () => {
      const sent = await unlessAborted(token(), operationId, options?.signal);
      return { ...input, headers: { ...input.headers, [HEADER]: sent } };
    };
    try {
      return await send(wire, operation, await withToken(), options);
    } catch (error) {
      if (!(error instanceof FetchError) || error.status !== 403) throw error;
      queryClient.removeQueries({ queryKey: KEY });
      return send(wire, operation, await withToken(), options);
    }
  };

  return {
    appliesTo: ({ method, base }: Operation) => method !== 'get' && base.startsWith(WEB_RUNTIME_BASE),
    sendWithToken,
  };
}

async function fetchToken(wire: SendDependencies): Promise<string> {
  const answer = await send(wire, getCsrfTokenModule, {}, { accept: 'text/javascript' });
  const token = /(?:return|export\s+default)\s*(["'])(.*?)\1/.exec(String(answer.data))?.[2];
  if (token) return token;
  const { operationId } = getCsrfTokenModule;
  throw new ContractError('a module that neither returns nor exports a token', {
    operationId,
    status: answer.status,
  });
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
