import type { Shop } from '../../platform/shop.server.ts';
import { contentTypes } from './content-types.ts';
import { type ContentDocument, readContents } from './contents.server.ts';
import { slugOf } from './slug.ts';

/** What a content of the platform's own type has to be called to stand for a page of the shop. */
export interface StandardName {
  /** Name in the address. */
  readonly key: string;
  readonly title: string;
}

/**
 * The platform's own contents that are texts, the latest first. None where they cannot be read: what they would say is
 * said to be missing then.
 */
export function readTexts(shop: Shop, includeContentBody: boolean): Promise<ContentDocument[]> {
  return readContents(shop, { contentTypeFQN: contentTypes.news, includeContentBody }).catch(() => []);
}

/** The content that stands for a page, by its name in the address or by its title. */
export function contentFor(
  contents: readonly ContentDocument[],
  { key, title }: StandardName,
): ContentDocument | undefined {
  const names = [key, slugOf(title)];
  const isCalled = (name: string | null | undefined) => Boolean(name) && names.includes(slugOf(name ?? ''));
  return contents.find(({ urlName }) => isCalled(urlName)) ?? contents.find((one) => isCalled(one.title));
}
