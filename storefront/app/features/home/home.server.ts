import type { Shop } from '../../platform/shop.server.ts';
import { mediaKeyOf, textOf } from '../content/body.ts';
import { languageTag } from '../content/content-language.ts';
import { contentTypes } from '../content/content-types.ts';
import { readContents } from '../content/contents.server.ts';
import { richNodes } from '../content/rich-nodes.server.ts';
import { readSections } from '../content/sections/read-sections.server.ts';
import type { SectionView } from '../content/sections/section-view.ts';
import { contentFor, readTexts } from '../content/standard-contents.server.ts';
import { needsPrescription, orderability, type ProductView } from '../product/product-view.ts';
import { findProducts } from '../search/search.server.ts';
import { readChildren } from '../shell/navigation.server.ts';
import type { PlainHomeView, ShelfView, Welcome } from './home-view.ts';

/** The home page as a content composes it, or made of what the store sells. */
export type HomeView = { sections: SectionView[] } | { plain: PlainHomeView };

/** Name in the address of the content that greets on a home page which no content composes. */
const WELCOME = 'startseite';

/** Categories of which a home page shows products, and how many of each. */
const shelfCount = 3;
const shelfSize = 4;

/** The home page as its latest content composes it; where there is none, of categories and products. */
export async function readHome(shop: Shop): Promise<HomeView> {
  const [home] = await readContents(shop, { contentTypeFQN: contentTypes.home });
  const sections = home ? await readSections(shop, home) : [];
  return sections.length > 0 ? { sections } : { plain: await readPlainHome(shop) };
}

async function readPlainHome(shop: Shop): Promise<PlainHomeView> {
  const [welcome, shelves] = await Promise.all([readWelcome(shop), readShelves(shop).catch(() => [])]);
  return { welcome, shelves };
}

/** The greeting that a content of the platform's own type holds. */
async function readWelcome(shop: Shop): Promise<Welcome | undefined> {
  const title = shop.text('shell.home');
  const content = contentFor(await readTexts(shop, true), { key: WELCOME, title });
  if (!content) return undefined;
  const body = content.contentBody;
  return {
    title: textOf(body, 'title') ?? content.title ?? title,
    excerpt: textOf(body, 'excerpt'),
    nodes: richNodes(textOf(body, 'body') ?? ''),
    imageKey: mediaKeyOf(body, 'bannerImage'),
    language: languageTag(content.language),
  };
}

/** Products of the first categories; a category without any that can be ordered is left out. */
async function readShelves(shop: Shop): Promise<ShelfView[]> {
  const categories = (await readChildren(shop)).slice(0, shelfCount);
  const found = await Promise.all(
    categories.map(({ id }) => findProducts(shop, { categoryId: id, pageSize: shelfSize * 6 })),
  );
  const shown = new Set<string>();
  const shelves = categories.map(({ id, name, path }, place) => ({
    id,
    name,
    path,
    products: shelfOf(found[place] ?? [], shown),
  }));
  return shelves.filter(({ products }) => products.length > 0);
}

/** One pack of each product that stands nowhere yet; nothing on prescription (DE-PRESCRIPTION-03). */
function shelfOf(products: readonly ProductView[], shown: Set<string>): ProductView[] {
  const shelf: ProductView[] = [];
  for (const product of products) {
    if (shelf.length === shelfSize) break;
    if (shown.has(product.name) || needsPrescription(product)) continue;
    if (orderability(product) !== 'orderable') continue;
    shown.add(product.name);
    shelf.push(product);
  }
  return shelf;
}
