import type { components } from '#generated/cms/types.gen.ts';
import type { Store } from '#mock/store/store.ts';
import type { Delivery } from './delivery.ts';
import { contentDocument } from './documents.ts';
import { publishedContents, type Wanted } from './published.ts';
import { followReferences, referencesOf } from './references.ts';

interface ListChoice extends Wanted {
  readonly page: number;
  readonly pageSize: number;
  readonly referenceDepth: number;
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
  return {
    total: all.length,
    contents: contents.map((content) => ({
      ...contentDocument(content, delivery, includeContentBody),
      references:
        referenceDepth === 0
          ? null
          : referencesOf(content, references, referenceDepth, delivery, includeContentBody),
    })),
    ...pageUrls(delivery, choice, all.length),
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
  const query = new URLSearchParams({ page: String(page), pageSize: String(pageSize) });
  if (contentKeys) query.set('contentKeys', contentKeys.join(','));
  if (managedContentIds) query.set('managedContentIds', managedContentIds.join(','));
  if (contentTypeFQN !== undefined) query.set('contentTypeFQN', contentTypeFQN);
  if (referenceDepth > 0) query.set('referenceDepth', String(referenceDepth));
  if (includeContentBody) query.set('includeContentBody', 'true');
  return query.toString();
}
