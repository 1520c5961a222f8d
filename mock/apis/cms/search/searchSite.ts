import { searchSite as ofSite } from '#generated/cms/client.gen.ts';
import { searchConstants } from '#generated/cms/constants.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { typeName } from '../contents/content-types.ts';
import { siteDelivery } from '../contents/delivery.ts';
import { type Page, pageAddress, pageUrls } from '../contents/pages.ts';
import { findByTerm } from './find-by-term.ts';
import { pageOfToken, tokenOfPage } from './page-tokens.ts';
import { snippetOf } from './snippet.ts';

const MOST_WORDS = searchConstants.siteSearchTermMaximumWords;

/**
 * One page of what a term finds in a site: contents with a readable address, which have a page (PF-CMS-85).
 *
 * @throws PlatformFault 400 INVALID_SEARCH for a term with too few letters or too many words, 400 INVALID_PAGE_TOKEN
 */
export const searchSite: Handler<'searchSite'> = async (input, context) => {
  const { path, query } = input;
  const { language } = await siteDelivery(context, path.siteId, query);
  refuseManyWords(query.queryTerm);
  const page = { page: pageOfToken(query.pageToken), pageSize: query.pageSize };
  const search = { term: query.queryTerm, audience: language, withPage: true };
  const { contents, total: totalItems, words } = await findByTerm(context.store, search, page);
  const address = pageAddress(ofSite, input, { name: 'pageToken' });
  const items = contents.map((content) => ({
    id: content.Id,
    title: content.Name,
    contentReference: content.ContentKey,
    contentTypeDeveloperName: typeName(content.ContentTypeFullyQualifiedName),
    pageType: 'Detail',
    highlightedSnippet: snippetOf(content, words),
  }));
  const links = {
    ...pageUrls(page, totalItems, (number) => address(tokenOfPage(number))),
    ...pageTokens(page, totalItems),
  };
  return { status: 200, body: { language, pageSize: page.pageSize, totalItems, items, ...links } };
};

function refuseManyWords(term: string): void {
  if (term.trim().split(/\s+/).length <= MOST_WORDS) return;
  throw new PlatformFault(400, 'INVALID_SEARCH', `The queryTerm has more than ${MOST_WORDS} words.`);
}

/** The tokens of a page and of those beside it; null where there is none. */
function pageTokens({ page, pageSize }: Page, total: number) {
  return {
    currentPageToken: tokenOfPage(page),
    nextPageToken: (page + 1) * pageSize < total ? tokenOfPage(page + 1) : null,
    previousPageToken: page > 0 ? tokenOfPage(page - 1) : null,
  };
}
