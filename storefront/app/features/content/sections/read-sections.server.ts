import { readImageContents } from '#client/content/images.ts';
import { logInRequest } from '#http/server/request-log.ts';
import type { Shop } from '../../../platform/shop.server.ts';
import { readBestSellers } from '../../home/best-sellers.server.ts';
import { listOf } from '../body.ts';
import { languageTag } from '../content-language.ts';
import { type ContentDocument, readContents } from '../contents.server.ts';
import { referredKeys, type SectionEntry, sectionEntries } from './entries.ts';
import { pictureKeys } from './layout.ts';
import type { SectionView } from './section-view.ts';
import { withoutForbiddenTeasers } from './teasers.server.ts';
import { toSection } from './to-section.ts';

/**
 * The sections that a content composes its page of (SF-PAGE-03), in their order. A section whose contents cannot be
 * read is shown without them.
 */
export async function readSections(
  shop: Shop,
  { contentBody, language }: Pick<ContentDocument, 'contentBody' | 'language'>,
): Promise<SectionView[]> {
  const entries = sectionEntries(contentBody, shop.session);
  const [contents, products, images] = await Promise.all([
    readReferred(shop, entries),
    readProducts(shop, entries),
    readImages(shop, entries),
  ]);
  const sections = entries.flatMap((entry) =>
    toSection(entry, { contents, products, images }).map((section) => ({
      ...section,
      language: languageTag(language),
    })),
  );
  return withoutForbiddenTeasers(shop, sections);
}

async function readReferred(shop: Shop, entries: SectionEntry[]) {
  const contentKeys = referredKeys(entries);
  const contents = contentKeys.length > 0 ? await readContents(shop, { contentKeys }).catch(() => []) : [];
  return new Map(contents.map((content) => [content.contentKey, content]));
}

function readImages({ platform, settings, language }: Shop, entries: SectionEntry[]) {
  const contentKeys = entries.filter(({ type }) => type === 'layout').flatMap(pictureKeys);
  if (contentKeys.length === 0) return new Map();
  const wanted = { channelOrSiteId: settings.siteId, contentKeys, language, pageSize: 50 };
  return readImageContents(platform, wanted, logInRequest);
}

async function readProducts(shop: Shop, entries: SectionEntry[]) {
  const blocks = entries.filter(({ type }) => type === 'bestSellers');
  return new Map(
    await Promise.all(
      blocks.map(async (entry) => {
        const products = await readBestSellers(shop, listOf(entry, 'skus')).catch(() => []);
        return [entry, products] as const;
      }),
    ),
  );
}
