import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/query-core';

/** How many works per cache put off reading again. */
const waiting = new WeakMap<QueryClient, number>();

/** Marks cached answers as stale. Those on the screen are read again at once, or after the work that is under way. */
export function invalidate(queryClient: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const refetchType = waiting.get(queryClient) ? 'none' : 'active';
  const isKept = (query: Query) =>
    query.state.data === undefined || refetchType === 'none' || !query.isActive();
  for (const query of queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }))
    if (isKept(query)) againAfterAnswer(queryClient, query);
  return queryClient.invalidateQueries({ ...filters, refetchType });
}

const overtaken = new WeakSet<Query>();

/** An answer that is on its way may tell what was true before the change, and the cache would take it for current. */
function againAfterAnswer(queryClient: QueryClient, query: Query): void {
  if (overtaken.has(query)) return;
  overtaken.add(query);
  const again = () => {
    overtaken.delete(query);
    return invalidate(queryClient, { queryKey: query.queryKey, exact: true });
  };
  void query.promise?.then(again, () => overtaken.delete(query));
}

/** Does several writes, and reads again once, after the last one, what is on the screen and stale by then. */
export async function refetchOnce<T>(queryClient: QueryClient, work: () => Promise<T>): Promise<T> {
  waiting.set(queryClient, (waiting.get(queryClient) ?? 0) + 1);
  try {
    return await work();
  } finally {
    const left = (waiting.get(queryClient) ?? 1) - 1;
    waiting.set(queryClient, left);
    if (left === 0) {
      await queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated });
    }
  }
}
