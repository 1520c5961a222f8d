import type { components } from '#generated/cms/types.gen.ts';
import type { Store } from '#mock/store/store.ts';
import type { Delivery } from './delivery.ts';
import { contentDocument } from './documents.ts';
import { type Page, pageUrls, rowsOf } from './pages.ts';
import { type Content, publishedContents, type Wanted } from './published.ts';
import { followReferences, referencesOf } from './references.ts';

interface ListChoice extends Wanted, Page {
  readonly referenceDepth: number;
  readonly expandReferences: boolean;
  readonly referencesAsList: boolean;
  readonly includeContentBody: boolean;
}

type Collection = components['schemas']['ContentDocumentCollection'];

/**
 * One page of published items; what all of them refer to is read together.
 *
 * @param address writes the address of a page
 */
export async function readContents(
  store: Store,
  delivery: Delivery,
  choice: ListChoice,
  address: (page: number) => string,
): Promise<Collection> {
  const { referenceDepth, includeContentBody } = choice;
  const all = await publishedContents(store, choice, delivery);
  const contents = rowsOf(all, choice);
  const references = await followReferences(store, contents, referenceDepth, delivery);
  const expand = choice.expandReferences || includeContentBody;
  const referredBy = (content: Content) =>
    referenceDepth === 0 ? null : referencesOf(content, references, referenceDepth, delivery, expand);
  const own = contents.map((content) => ({ content, references: referredBy(content) }));
  const together = referenceDepth === 0 ? null : Object.assign({}, ...own.map((one) => one.references));
  return {
    channelSummary: delivery.channel,
    ...inForm(together, choice),
    contents: own.map((one) => ({
      ...contentDocument(one.content, delivery, includeContentBody),
      ...inForm(one.references, choice),
    })),
    ...pageUrls(choice, all.length, address),
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
