import type { components } from '#generated/cms/types.gen.ts';
import type { Store } from '#mock/store/store.ts';
import { parseBody, referredKeys } from './content-body.ts';
import type { Delivery } from './delivery.ts';
import { contentReference } from './documents.ts';
import { type Content, publishedContents } from './published.ts';

type Reference = components['schemas']['ContentReference'];

/** What items refer to, by content key. */
export type References = ReadonlyMap<string, Content>;

/** Follows references so many steps, each step in one read for all items together. */
export async function followReferences(
  store: Store,
  contents: readonly Content[],
  depth: number,
  delivery: Delivery,
): Promise<References> {
  const found = new Map<string, Content>();
  let edge = contents;
  for (let step = 0; step < depth && edge.length > 0; step += 1) {
    const keys = edge.flatMap((content) => referredKeys(parseBody(content.ContentBody)));
    const missing = [...new Set(keys)].filter((key) => !found.has(key));
    edge = missing.length === 0 ? [] : await publishedContents(store, { contentKeys: missing }, delivery);
    for (const content of edge) found.set(content.ContentKey, content);
  }
  return found;
}

/** The references that one item leads to within so many steps. */
export function referencesOf(
  content: Content,
  all: References,
  depth: number,
  delivery: Delivery,
  expand: boolean,
): Record<string, Reference> {
  const own = new Map<string, Content>();
  let edge: readonly Content[] = [content];
  for (let step = 0; step < depth; step += 1) {
    const keys = edge.flatMap((each) => referredKeys(parseBody(each.ContentBody)));
    edge = keys.flatMap((key) => (own.has(key) ? [] : (all.get(key) ?? [])));
    for (const each of edge) own.set(each.ContentKey, each);
  }
  const answers = [...own].map(([key, each]) => {
    const body = expand ? parseBody(each.ContentBody) : null;
    return [key, contentReference(each, delivery, body)] as const;
  });
  return Object.fromEntries(answers);
}
