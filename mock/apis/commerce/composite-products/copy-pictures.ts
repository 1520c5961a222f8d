import type { Store } from '#mock/store/store.ts';

/** Gives variations the pictures of their product, to begin with. */
export async function copyPictures(store: Store, from: string, to: readonly string[]): Promise<void> {
  const media = await store.find('ProductMedia', { where: { ProductId: from } });
  await store.insertMany(
    'ProductMedia',
    to.flatMap((ProductId) =>
      media.map(({ ElectronicMediaGroupId, ElectronicMediaId, SortOrder }) => ({
        ProductId,
        ElectronicMediaGroupId,
        ElectronicMediaId,
        SortOrder,
      })),
    ),
  );
}
