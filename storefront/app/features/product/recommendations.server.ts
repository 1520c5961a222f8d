import { readBoughtTogether } from '#client/commerce/recommendations.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { readListedProducts } from './listed-products.server.ts';
import { needsPrescription, type ProductView } from './product-view.ts';

/** Most recommendations that are shown. */
const recommendedCount = 4;

/** What others ordered together with a product, without what the page shows already; empty where the platform fails. */
export async function recommendedWithProduct(
  shop: Shop,
  product: ProductView,
  similar: Promise<readonly ProductView[]>,
): Promise<ProductView[]> {
  const shown = similar.catch(() => []);
  const recommended = await recommendedFrom(shop, { productIds: [product.id] });
  return without([product, ...(await shown)], recommended);
}

/** What others ordered together with what is in the cart; empty where the platform fails. */
export async function recommendedWithCart(
  shop: Shop,
  lines: readonly { product: ProductView }[],
): Promise<ProductView[]> {
  const recommended = await recommendedFrom(shop, 'cart');
  return without(
    lines.map(({ product }) => product),
    recommended,
  );
}

/** Only what the visitor may see, as the products themselves are read, and nothing on prescription. */
async function recommendedFrom(
  shop: Shop,
  anchor: Parameters<typeof readBoughtTogether>[1],
): Promise<ProductView[]> {
  try {
    const ids = await readBoughtTogether(shop.platform, anchor);
    const products = ids.length > 0 ? await readListedProducts(shop, { ids }) : [];
    return products.filter((product) => !needsPrescription(product));
  } catch {
    return [];
  }
}

/** Packs of one product have one name, and one of them is enough. */
function without(shown: readonly ProductView[], products: readonly ProductView[]): ProductView[] {
  const taken = new Set(shown.map(({ name }) => name));
  const isNew = ({ name }: ProductView) => !taken.has(name) && taken.add(name);
  return products.filter(isNew).slice(0, recommendedCount);
}
