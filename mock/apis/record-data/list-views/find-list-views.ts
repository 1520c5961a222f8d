import type { ListView } from '../../../model/metadata/list-views.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { RequestContext } from '../../dispatch/handler.ts';
import { type Page, type PageLinks, pageAt, pageLinks } from '../querying/page.ts';
import { recentIds } from '../recent-use/recent-use.ts';
import { visibleListViews } from './stored-list-views.ts';

/** Which list views of an object a request asks for. */
export interface ListViewQuery {
  readonly q?: string | undefined;
  readonly recentListsOnly?: boolean | undefined;
  readonly pageToken?: string | undefined;
  readonly pageSize: number;
}

/** One page of list views, with what every collection of them answers beside. */
export interface ListViewPage {
  readonly found: readonly ListView[];
  readonly collection: PageLinks & {
    count: number;
    objectApiName: string;
    pageSize: number;
    queryString: string | null;
    recentListsOnly: boolean;
  };
}

/** The list views of an object whose label contains the text asked for; `url` is the address without the page. */
export async function findListViews(
  { store }: RequestContext,
  definition: ObjectDefinition,
  { q, recentListsOnly = false, pageToken, pageSize }: ListViewQuery,
  { url, viewer }: { url: string; viewer: Viewer },
): Promise<ListViewPage> {
  const page: Page = pageAt(pageToken, pageSize);
  const lists = await visibleListViews(store, definition, viewer);
  const known = recentListsOnly
    ? latestFirst(lists, await recentIds(store, viewer.userId, 'ListView'))
    : lists;
  const lower = (text: string) => text.toLocaleLowerCase(viewer.language);
  const matching = known.filter(({ label }) => lower(label).includes(lower(q ?? '')));
  const found = matching.slice(page.offset, page.offset + pageSize);
  return {
    found,
    collection: {
      ...pageLinks(url, page, matching.length > page.offset + pageSize),
      count: found.length,
      objectApiName: definition.apiName,
      pageSize,
      queryString: q ?? null,
      recentListsOnly,
    },
  };
}

function latestFirst(lists: readonly ListView[], ids: readonly string[]): ListView[] {
  const byId = new Map(lists.map((list) => [list.id, list]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
