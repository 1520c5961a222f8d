import { makeId } from '../../store/ids.ts';
import { isMedicine } from './product-records.ts';
import type { SeededProduct } from './products.ts';
import type { SeedContext } from './steps.ts';

/** How many products have another one beside them. */
const most = 12;

/** Shows beside some goods another one of their brand. What goes with a medicine is a matter of advice. */
export async function seedFeaturedProducts(
  { store }: SeedContext,
  products: readonly SeededProduct[],
): Promise<void> {
  const goods = products.filter(
    ({ entry, pack }) => entry.packs[0] === pack && !isMedicine(entry.line.regulatoryClass),
  );
  const brands = [...Map.groupBy(goods, ({ entry }) => entry.line.brand).values()];
  const pairs = brands.flatMap((ofBrand) =>
    ofBrand.slice(1).map((featured, before) => ({ product: ofBrand[before] ?? featured, featured })),
  );
  await store.insertMany(
    'ProductFeaturedProduct',
    pairs.slice(0, most).map(({ product, featured }, place) => ({
      Id: makeId('0yP', place + 1),
      ProductId: product.id,
      FeaturedProductId: featured.id,
      FeatrProdtRelaType: 'CompleteTheLook' as const,
    })),
  );
}
