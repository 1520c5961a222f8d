import { getApplicationContext } from '#generated/commerce/client.gen.ts';
import { contextsConstants } from '#generated/commerce/constants.gen.ts';
import { lifetimeMs } from '../cache/lifetime.ts';
import type { Data } from '../operation.ts';
import type { Platform } from '../platform.ts';

export type ApplicationContext = Data<'getApplicationContext'>;

const MARGIN_MS = contextsConstants.applicationContextRefetchMarginSeconds * 1000;

/** Lifetimes that answers carried themselves, in milliseconds. */
const carriedLifetimes = new WeakMap<ApplicationContext, number>();

/**
 * Reads what the store can do. The max-age of the answer wins over the default of five minutes, and the
 * context is fetched anew within 30 s of its end (SF-CONTEXT-02).
 */
export const readApplicationContext = (platform: Platform): Promise<ApplicationContext> =>
  platform.queryClient.fetchQuery(applicationContextOptions(platform));

/** For how many milliseconds a context is used, by the headers of its answer (SF-CONTEXT-02). */
export const applicationContextLifetimeMs = (headers: Headers): number =>
  lessMargin(readMaxAgeMs(headers.get('cache-control')) ?? lifetimeMs(getApplicationContext));

/** The same read for TanStack Query. */
function applicationContextOptions(platform: Platform) {
  const { queryKey, staleTime } = platform.queryOptions(getApplicationContext, {});
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { data, headers } = await platform.send(getApplicationContext, {}, { signal });
      const maxAgeMs = readMaxAgeMs(headers.get('cache-control'));
      if (maxAgeMs !== undefined) carriedLifetimes.set(data, maxAgeMs);
      return data;
    },
    staleTime: (query: { state: { data?: ApplicationContext } }) =>
      lessMargin(lifetimeOf(query.state.data) ?? staleTime),
    structuralSharing: false,
  };
}

const lessMargin = (ms: number) => Math.max(0, ms - MARGIN_MS);

const lifetimeOf = (context: ApplicationContext | undefined) => context && carriedLifetimes.get(context);

function readMaxAgeMs(cacheControl: string | null): number | undefined {
  const seconds = /(?:^|[\s,])max-age=(\d+)/i.exec(cacheControl ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}
