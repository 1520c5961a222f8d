import { packPictureKey } from './product-records.ts';
import type { SeededProduct } from './products.ts';
import type { SeedContext } from './steps.ts';
import { DETAIL_MEDIA_GROUP_ID } from './well-known-ids.ts';

/** Gives each pack its picture, and a product that has several packs the picture of its first one. */
export async function seedProductMedia(
  { store }: SeedContext,
  products: readonly SeededProduct[],
  contentIds: ReadonlyMap<string, string>,
): Promise<void> {
  const parents = Map.groupBy(products, ({ parentId }) => parentId);
  const shown = [
    ...products.map(({ id, pack }) => ({ productId: id, pack })),
    ...[...parents].flatMap(([productId, [first]]) =>
      productId && first ? [{ productId, pack: first.pack }] : [],
    ),
  ];
  await store.insertMany(
    'ProductMedia',
    shown.map(({ productId, pack }) => {
      const ElectronicMediaId = contentIds.get(packPictureKey(pack.pzn));
      if (!ElectronicMediaId) throw new Error(`The pack ${pack.pzn} has no picture`);
      return { ProductId: productId, ElectronicMediaGroupId: DETAIL_MEDIA_GROUP_ID, ElectronicMediaId };
    }),
  );
}
