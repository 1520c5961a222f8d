import { infiniteQueryOptions, skipToken } from '@tanstack/react-query';
import type { Data } from '#client/operation.ts';
import type { Platform } from '#client/platform.ts';
import { getQuery, getQueryPage } from '#generated/platform/client.gen.ts';
import { derivedKey } from './platform-query.ts';

type QueryPage = Data<'getQueryPage'>;

/** As few as the platform puts on a page: more are read when they are asked for. */
const PAGE = { 'Sforce-Query-Options': 'batchSize=200' };

/** What a query in the platform's language finds, page after page; nothing for an empty one. */
export const queryPages = (platform: Platform, q: string) =>
  infiniteQueryOptions({
    queryKey: derivedKey(platform, getQuery, { query: { q } }, 'pages'),
    queryFn: q ? ({ pageParam }) => readPage(platform, q, pageParam) : skipToken,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextRecordsUrl }: QueryPage) => nextRecordsUrl?.split('/').at(-1),
    // A query that makes no sense makes none the second time.
    retry: false,
  });

function readPage(platform: Platform, q: string, locator: string | undefined): Promise<QueryPage> {
  if (locator) return platform.read(getQueryPage, { path: { locator } });
  return platform.read(getQuery, { query: { q }, headers: PAGE }) as Promise<QueryPage>;
}
