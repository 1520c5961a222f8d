import type { components } from '#generated/cms/types.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Store } from '#mock/store/store.ts';
import { contentType } from '../contents/content-types.ts';
import { channelDelivery, type Delivery, siteDelivery } from '../contents/delivery.ts';
import { commonMembers } from '../contents/documents.ts';
import type { ContentFilter } from './delivered.ts';
import { findByTerm } from './find-by-term.ts';

type Schemas = components['schemas'];
type Filters = Schemas['ContentSearchFilters'];

export const searchContents: Handler<'searchContents'> = async ({ path, body }, context) => {
  const delivery = await siteDelivery(context, path.siteId, body.filters ?? {});
  return { status: 200, body: await search(context.store, delivery, body) };
};

export const searchChannelContents: Handler<'searchChannelContents'> = async ({ path, body }, context) => {
  const delivery = await channelDelivery(context, path.channelId, body.filters ?? {});
  return { status: 200, body: await search(context.store, delivery, body) };
};

/**
 * One page of what a term finds, narrowed by type and language (PF-CMS-83).
 *
 * @throws PlatformFault 400 INVALID_SEARCH for a term with too little to search, 400 INVALID_INPUT for a hierarchy
 * without terms
 */
async function search(
  store: Store,
  delivery: Delivery,
  { queryTerm, filters = {}, page = 0, pageSize = 25 }: Schemas['ContentSearchInput'],
): Promise<Schemas['ContentSearchResult']> {
  refuseEmptyHierarchy(filters);
  const search = { term: queryTerm, audience: delivery.language, ...narrowing(filters) };
  const found = await findByTerm(store, search, { page, pageSize });
  // Contents carry no terms of a taxonomy, so that a question for some finds none.
  const { contents, total } = filters.taxonomyQuery?.expression === undefined ? found : NOTHING;
  return {
    count: total,
    isNextPageAvailable: (page + 1) * pageSize < total,
    items: contents.map((content) => ({
      ...commonMembers(content, delivery),
      contentType: contentType(content.ContentTypeFullyQualifiedName),
      language: content.Language,
      publishedDate: content.PublishedDate,
      taxonomyTerms: [],
    })),
  };
}

const NOTHING = { contents: [], total: 0 } as const;

function narrowing({ contentTypeFQNs = [], language }: Filters): ContentFilter {
  return { types: contentTypeFQNs, language: language?.slice(0, 2) };
}

function refuseEmptyHierarchy({ taxonomyQuery }: Filters): void {
  if (!taxonomyQuery?.doesSearchInHierarchy || taxonomyQuery.expression !== undefined) return;
  const message = 'A search in the hierarchy needs the expression of the taxonomyQuery.';
  throw new PlatformFault(400, 'INVALID_INPUT', message);
}
