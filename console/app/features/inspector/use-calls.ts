import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CacheState } from '#client/cache/state.ts';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { useStore } from '#client/react/use-store.ts';
import { type RecordedCall, recorder } from './recorder.ts';

/** One line of the inspector: a fetch, or an answer that the page has from the cache. */
export interface InspectedCall {
  id: string;
  operationId: string;
  /** Undefined for what came from the cache. */
  call: RecordedCall | undefined;
  cache: { state: CacheState; ageMs: number | undefined; data: unknown } | undefined;
}

const REFRESH_MS = 1_000;

/** What is behind this page, or all pages: its fetches, the latest first, then what it has from the cache. */
export function useCalls(allPages: boolean): InspectedCall[] {
  const platform = usePlatform();
  const { pathname } = useLocation();
  const { calls } = useStore(recorder);
  const now = useNow();
  const shown = allPages ? calls : calls.filter(({ page }) => page === pathname);
  const fetched = shown.map((call) => inspectedFetch(platform, call, now));
  const keys = new Set(shown.flatMap((call) => keyOf(platform, call) ?? []));
  return [...fetched, ...fromCache(platform, keys, now)];
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function inspectedFetch(platform: Platform, call: RecordedCall, now: number): InspectedCall {
  const { operation, input, number } = call;
  const query = queryOf(platform, call);
  const cache = query && {
    state: platform.state(operation, input as never),
    ageMs: query.state.dataUpdatedAt ? now - query.state.dataUpdatedAt : undefined,
    data: query.state.data,
  };
  return { id: String(number), operationId: operation.operationId, call, cache };
}

function queryOf(platform: Platform, { operation, input }: RecordedCall) {
  const { queryKey } = platform.queryOptions(operation, input as never);
  return platform.queryClient.getQueryCache().find({ queryKey, exact: true });
}

const keyOf = (platform: Platform, call: RecordedCall) => queryOf(platform, call)?.queryHash;

/** Reads that the page shows without having fetched them; other queries are no single operation. */
function fromCache(platform: Platform, known: ReadonlySet<string>, now: number): InspectedCall[] {
  const active = platform.queryClient.getQueryCache().findAll({ type: 'active' });
  return active.flatMap(({ queryKey, queryHash, state }) => {
    const [operationId, input] = queryKey;
    if (known.has(queryHash) || queryKey.length !== 2 || typeof input !== 'object') return [];
    if (state.data === undefined || typeof operationId !== 'string') return [];
    const age = now - state.dataUpdatedAt;
    const cache = { state: 'Fulfilled' as const, ageMs: age, data: state.data };
    return [{ id: queryHash, operationId, call: undefined, cache }];
  });
}
