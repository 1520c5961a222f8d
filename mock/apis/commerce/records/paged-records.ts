import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { platformPath } from '#mock/model/metadata/platform-path.ts';
import type { ObjectApiName } from '#mock/objects/index.ts';
import type { Where } from '#mock/store/query/where.ts';
import type { Row } from '#mock/store/row.ts';
import { pageLinks, pageNumberOf } from '../carts/paging.ts';

/** What the input of a paged read says about its page. */
interface PagedInput {
  readonly path: object;
  readonly query: { readonly pageSize: number; readonly page?: string; readonly pageToken?: string };
}

interface Chosen<Name extends ObjectApiName> {
  readonly where: Where<Name>;
  /** Such as `OrderedDateDesc`: a field and a direction. */
  readonly sort: string;
}

interface Operation {
  readonly base: string;
  readonly path: string;
  readonly parameters?: unknown;
}

/**
 * A page of the records of an object, with tokens and addresses of the page and its neighbours. The addresses repeat
 * what the request asked for.
 *
 * @param tokenName the parameter by which the operation takes page tokens
 * @throws PlatformFault 400 for a token that was never given out
 */
export async function pagedRecords<Name extends ObjectApiName>(
  { store }: RequestContext,
  operation: Operation,
  { path, query }: PagedInput,
  apiName: Name,
  { where, sort }: Chosen<Name>,
  tokenName: 'page' | 'pageToken' = 'page',
) {
  const { page, pageToken, ...repeated } = query;
  const currentPage = pageNumberOf({ page: pageToken ?? page });
  const totalCount = await store.count(apiName, where);
  const rows = await store.find(apiName, {
    where,
    orderBy: orderOf<Name>(sort),
    limit: query.pageSize,
    offset: (currentPage - 1) * query.pageSize,
  });
  const address = (number: number) =>
    `${platformPath(operation, { ...path })}?${new URLSearchParams({ ...asText(repeated), [tokenName]: String(number) })}`;
  const totalPages = Math.ceil(totalCount / query.pageSize);
  return { rows, totalCount, links: pageLinks({ currentPage, totalPages }, address) };
}

function orderOf<Name extends ObjectApiName>(sort: string) {
  const field = sort.replace(/(?:Asc|Desc)$/, '') as keyof Row<Name> & string;
  return { field, ascending: sort.endsWith('Asc') };
}

function asText(query: object): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
