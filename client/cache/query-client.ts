import { QueryClient } from '@tanstack/query-core';

/**
 * A cache with the runtime's rules: reads are tried once, also offline, where they fail with a NetworkError
 * instead of waiting. On a server one such cache belongs to each request; there nothing expires by timer.
 */
export function createQueryClient({ isServer = !('window' in globalThis) } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        gcTime: isServer ? Number.POSITIVE_INFINITY : undefined,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
