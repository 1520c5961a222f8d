import type { Shop } from '../../platform/shop.server.ts';
import { contentTypes } from './content-types.ts';
import { readContents } from './contents.server.ts';
import { readSections } from './sections/read-sections.server.ts';
import type { SectionView } from './sections/section-view.ts';

/** Content key of the page of a category. */
const pageKey = (categoryId: string) => `MCKATEGORIESEITE-${categoryId}`;

const productsOnly: SectionView[] = [{ type: 'products' }];

/**
 * The page of a category as its content composes it around the list of products. A category without such a content, or
 * one whose content cannot be read, is its list of products.
 */
export async function readCategoryPage(shop: Shop, categoryId: string): Promise<SectionView[]> {
  const wanted = { contentKeys: [pageKey(categoryId)], contentTypeFQN: contentTypes.category };
  const [page] = await readContents(shop, wanted).catch(() => []);
  const sections = page ? await readSections(shop, page) : productsOnly;
  return sections.some(({ type }) => type === 'products') ? sections : [...sections, ...productsOnly];
}
