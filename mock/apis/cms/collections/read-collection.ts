import { collectionsConstants } from '#generated/cms/constants.gen.ts';
import type { components } from '#generated/cms/types.gen.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import type { Store } from '#mock/store/store.ts';
import { parseBody, referredKeys } from '../contents/content-body.ts';
import { contentType } from '../contents/content-types.ts';
import type { Delivery } from '../contents/delivery.ts';
import { type Page, pageUrls, rowsOf } from '../contents/pages.ts';
import { type Content, publishedContent, publishedContents } from '../contents/published.ts';

type Schemas = components['schemas'];

interface Chosen extends Page {
  /** Content key or id of the collection. */
  readonly keyOrId: string;
}

/**
 * A collection with a page of what is published of it, in its order (PF-CMS-82).
 *
 * @param address writes the address of a page
 * @throws PlatformFault 404 for what is no collection, also for one that is not published
 */
export async function readCollection(
  store: Store,
  delivery: Delivery,
  { keyOrId, ...page }: Chosen,
  address: (page: number) => string,
): Promise<Schemas['ContentCollection']> {
  const collection = await publishedContent(store, keyOrId, delivery);
  const type = collection?.ContentTypeFullyQualifiedName;
  if (!collection || type !== collectionsConstants.collectionType) throw notFound();
  const all = await itemsOf(store, collection, delivery);
  const items = rowsOf(all, page).map(collectionItem);
  return {
    collectionKey: collection.ContentKey,
    id: collection.Id,
    collectionType: contentType(type),
    title: collection.Name,
    urlName: collection.UrlName,
    language: collection.Language,
    publishedDate: collection.PublishedDate,
    channelSummary: delivery.channel,
    items,
    total: items.length,
    ...pageUrls(page, all.length, address),
  };
}

async function itemsOf(store: Store, { ContentBody }: Content, delivery: Delivery): Promise<Content[]> {
  const keys = referredKeys(parseBody(ContentBody).items);
  return keys.length === 0 ? [] : publishedContents(store, { contentKeys: keys }, delivery);
}

function collectionItem(content: Content): Schemas['ContentCollectionItem'] {
  return {
    id: content.Id,
    name: content.Name,
    contentType: contentType(content.ContentTypeFullyQualifiedName),
    body: parseBody(content.ContentBody),
  };
}
