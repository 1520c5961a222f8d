import type { SectionView } from '../components/sections/section-view.ts';
import type { Shop } from '../platform/shop.server.ts';
import { contentTypes } from './content-types.ts';
import { readContents } from './contents.server.ts';
import { readSections } from './sections/read-sections.server.ts';

/** The home page as its latest content composes it. */
export async function readHome(shop: Shop): Promise<SectionView[]> {
  const [home] = await readContents(shop, { contentTypeFQN: contentTypes.home });
  return home ? readSections(shop, home) : [];
}
