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
      const { data } = await sendInVersion(wire, operation, input, { signal });
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
