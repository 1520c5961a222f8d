import type { components } from '#generated/cms/types.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Store } from '#mock/store/store.ts';
import { contentType } from '../contents/content-types.ts';
import { channelDelivery, type Delivery, siteDelivery } from '../contents/delivery.ts';
import { commonMembers } from '../contents/documents.ts';
import { rowsOf } from '../contents/pages.ts';
import { type Content, publishedContents } from '../contents/published.ts';
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
  const all = await publishedContents(store, {}, { language: delivery.language });
  const { contents } = findByTerm(
    all.filter((content) => passes(content, filters)),
    queryTerm,
  );
  return {
    count: contents.length,
    isNextPageAvailable: (page + 1) * pageSize < contents.length,
    items: rowsOf(contents, { page, pageSize }).map((content) => ({
      ...commonMembers(content, delivery),
      contentType: contentType(content.ContentTypeFullyQualifiedName),
      language: content.Language,
      publishedDate: content.PublishedDate,
      taxonomyTerms: [],
    })),
  };
}

/** Contents carry no terms of a taxonomy, so that a question for some finds none. */
function passes(content: Content, { contentTypeFQNs = [], language, taxonomyQuery }: Filters): boolean {
  const isOfType =
    contentTypeFQNs.length === 0 || contentTypeFQNs.includes(content.ContentTypeFullyQualifiedName);
  const isInLanguage = language === undefined || language.slice(0, 2) === content.Language;
  return isOfType && isInLanguage && taxonomyQuery?.expression === undefined;
}

function refuseEmptyHierarchy({ taxonomyQuery }: Filters): void {
  if (!taxonomyQuery?.doesSearchInHierarchy || taxonomyQuery.expression !== undefined) return;
  const message = 'A search in the hierarchy needs the expression of the taxonomyQuery.';
  throw new PlatformFault(400, 'INVALID_INPUT', message);
}
