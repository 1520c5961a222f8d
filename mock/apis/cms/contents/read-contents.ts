import type { components } from '#generated/cms/types.gen.ts';
import type { Store } from '#mock/store/store.ts';
import type { Delivery } from './delivery.ts';
import { contentDocument } from './documents.ts';
import { type Content, publishedContents, type Wanted } from './published.ts';
import { followReferences, referencesOf } from './references.ts';

interface ListChoice extends Wanted {
  readonly page: number;
  readonly pageSize: number;
  readonly referenceDepth: number;
  readonly expandReferences: boolean;
  readonly referencesAsList: boolean;
  readonly includeContentBody: boolean;
}

type Collection = components['schemas']['ContentDocumentCollection'];

/** One page of published items; what all of them refer to is read together. */
export async function readContents(
  store: Store,
  delivery: Delivery,
  choice: ListChoice,
): Promise<Collection> {
  const { page, pageSize, referenceDepth, includeContentBody } = choice;
  const all = await publishedContents(store, choice, delivery.language);
  const contents = all.slice(page * pageSize, (page + 1) * pageSize);
  const references = await followReferences(store, contents, referenceDepth, delivery);
  const expand = choice.expandReferences || includeContentBody;
  const referredBy = (content: Content) =>
    referenceDepth === 0 ? null : referencesOf(content, references, referenceDepth, delivery, expand);
  const own = contents.map((content) => ({ content, references: referredBy(content) }));
  const together = referenceDepth === 0 ? null : Object.assign({}, ...own.map((one) => one.references));
  return {
    total: all.length,
    channelSummary: delivery.channel,
    ...inForm(together, choice),
    contents: own.map((one) => ({
      ...contentDocument(one.content, delivery, includeContentBody),
      ...inForm(one.references, choice),
    })),
    ...pageUrls(delivery, choice, all.length),
  };
}

type References = Collection['references'];

/** References as a map, or as a list where that is asked for. */
function inForm(references: References, { referencesAsList }: ListChoice) {
  const isList = references && referencesAsList;
  return {
    references: isList ? null : (references ?? null),
    referencesList: isList ? Object.values(references) : null,
  };
}

function pageUrls({ basePath, origin }: Delivery, choice: ListChoice, total: number) {
  const { page, pageSize } = choice;
  const url = (at: number) => `${origin}${basePath}?${pageQuery(choice, at)}`;
  return {
    currentPageUrl: url(page),
    nextPageUrl: (page + 1) * pageSize < total ? url(page + 1) : null,
    previousPageUrl: page > 0 ? url(page - 1) : null,
  };
}

function pageQuery(choice: ListChoice, page: number): string {
  const { contentKeys, managedContentIds, contentTypeFQN, pageSize, referenceDepth, includeContentBody } =
    choice;
  const { publishStartDate, publishEndDate, expandReferences, referencesAsList } = choice;
  const query = new URLSearchParams({ page: String(page), pageSize: String(pageSize) });
  if (contentKeys) query.set('contentKeys', contentKeys.join(','));
  if (managedContentIds) query.set('managedContentIds', managedContentIds.join(','));
  if (contentTypeFQN !== undefined) query.set('contentTypeFQN', contentTypeFQN);
  if (referenceDepth > 0) query.set('referenceDepth', String(referenceDepth));
  if (includeContentBody) query.set('includeContentBody', 'true');
  if (expandReferences) query.set('expandReferences', 'true');
  if (referencesAsList) query.set('referencesAsList', 'true');
  if (publishStartDate !== undefined) query.set('publishStartDate', publishStartDate);
  if (publishEndDate !== undefined) query.set('publishEndDate', publishEndDate);
  return query.toString();
}
