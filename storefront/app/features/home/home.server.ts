import type { Shop } from '../../platform/shop.server.ts';
import { contentTypes } from '../content/content-types.ts';
import { readContents } from '../content/contents.server.ts';
import { readSections } from '../content/sections/read-sections.server.ts';
import type { SectionView } from '../content/sections/section-view.ts';

/** The home page as its latest content composes it. */
export async function readHome(shop: Shop): Promise<SectionView[]> {
  const [home] = await readContents(shop, { contentTypeFQN: contentTypes.home });
  return home ? readSections(shop, home) : [];
}
