import type { QueryClient, QueryFunctionContext } from '@tanstack/query-core';
import { isNotFound, isNotModified } from '../errors/index.ts';
import type { Operation } from '../operation.ts';
import type { LooseInput } from '../send/fill-in.ts';
import { sendInVersion, type VersionedWire } from '../versions/send-in-version.ts';
import { keepMs } from './keep.ts';
import { type Key, keyOf } from './key.ts';
import { lifetimeMs } from './lifetime.ts';
import { recallNotFound, rememberNotFound } from './not-found.ts';

/** A read as TanStack Query takes it, for `useQuery`, `fetchQuery` and `ensureQueryData` alike. */
export interface PlatformQueryOptions<Data> {
  queryKey: Key;
  queryFn: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<Data>;
  /** Milliseconds for which an answer counts as fresh. */
  staleTime: number;
  /** Milliseconds for which an answer that nobody shows is kept. */
  gcTime: number;
}

interface Read {
  queryClient: QueryClient;
  wire: VersionedWire;
  operation: Operation;
  /** Complete: everything the context fills in is part of the key. */
  input: LooseInput;
}

/** Asks for an answer that is not the one known, where that has a tag: another is answered with 304 (RD-ERR-24). */
function unlessUnchanged(input: LooseInput, known: unknown): LooseInput {
  const { eTag } = (known ?? {}) as { eTag?: unknown };
  if (typeof eTag !== 'string') return input;
  return { ...input, headers: { ...input.headers, 'if-none-match': `"${eTag}"` } };
}

/** Builds the one key, function and lifetime of a read; only 404 errors are remembered (SF-CACHE-02). */
export function queryOptionsFor({
  queryClient,
  wire,
  operation,
  input,
}: Read): PlatformQueryOptions<unknown> {
  const queryKey = keyOf(operation, input);
  const staleTime = lifetimeMs(operation);
  const age = () => ({ lifetimeMs: staleTime, now: wire.clock.now() });
  const queryFn = async ({ signal }: Pick<QueryFunctionContext, 'signal'>) => {
    const remembered = recallNotFound(queryClient, queryKey, age());
    if (remembered) throw remembered;
    try {
      const asked = unlessUnchanged(input, queryClient.getQueryData(queryKey));
      const { data } = await sendInVersion(wire, operation, asked, { signal });
      return data ?? null;
    } catch (error) {
      const known = queryClient.getQueryData(queryKey);
      if (isNotModified(error) && known !== undefined) return known;
      if (isNotFound(error)) rememberNotFound(queryClient, queryKey, error, age());
      throw error;
    }
  };
  return { queryKey, queryFn, staleTime, gcTime: keepMs(queryClient, staleTime) };
}
