import { getChannelContents as ofChannel, getContents as ofSite } from '#generated/cms/client.gen.ts';
import type { components } from '#generated/cms/types.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import type { Store } from '#mock/store/store.ts';
import { channelDelivery, type Delivery, siteDelivery } from './delivery.ts';
import { contentDocument } from './documents.ts';
import { pageAddress } from './pages.ts';
import { publishedContent } from './published.ts';
import { readContents } from './read-contents.ts';
import { followReferences, referencesOf } from './references.ts';

export const getContent: Handler<'getContent'> = async ({ path, query }, context) => {
  const delivery = await siteDelivery(context, path.siteId, query);
  return { status: 200, body: await readContent(context.store, delivery, path.contentKeyOrId, query) };
};

export const getContents: Handler<'getContents'> = async (input, context) => {
  const { path, query } = input;
  const delivery = await siteDelivery(context, path.siteId, query);
  const address = pageAddress(ofSite, input, delivery);
  return { status: 200, body: await readContents(context.store, delivery, query, address) };
};

export const getChannelContent: Handler<'getChannelContent'> = async ({ path, query }, context) => {
  const delivery = await channelDelivery(context, path.channelId, query);
  return { status: 200, body: await readContent(context.store, delivery, path.contentKeyOrId, query) };
};

export const getChannelContents: Handler<'getChannelContents'> = async (input, context) => {
  const { path, query } = input;
  const delivery = await channelDelivery(context, path.channelId, query);
  const address = pageAddress(ofChannel, input, delivery);
  return { status: 200, body: await readContents(context.store, delivery, query, address) };
};

interface ItemChoice {
  readonly referenceDepth: number;
  readonly expandReferences: boolean;
  readonly referencesAsList: boolean;
}

/**
 * One published item with what it refers to.
 *
 * @throws PlatformFault 404 for an unknown item, also for one that is not published
 */
async function readContent(
  store: Store,
  delivery: Delivery,
  contentKeyOrId: string,
  { referenceDepth, expandReferences, referencesAsList }: ItemChoice,
): Promise<components['schemas']['ContentDocument']> {
  const content = await publishedContent(store, contentKeyOrId, delivery);
  if (!content) throw notFound();
  const document = contentDocument(content, delivery, true);
  if (referenceDepth === 0) return document;
  const all = await followReferences(store, [content], referenceDepth, delivery);
  const references = referencesOf(content, all, referenceDepth, delivery, expandReferences);
  return referencesAsList
    ? { ...document, referencesList: Object.values(references) }
    : { ...document, references };
}
