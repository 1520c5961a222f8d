import { PlatformError } from '#client/errors/index.ts';
import type { Platform } from '#client/platform.ts';
import { getProductCategoryChildren, searchProducts } from '#generated/commerce/client.gen.ts';
import { fieldsOf } from '#storefront/app/features/product/product-fields.ts';
import { readFieldMapping } from '#storefront/app/settings/field-mapping.ts';
import { VARIABLES } from './connection.ts';
import { patience } from './patience.ts';

/**
 * Whether the products of a store have the fields that are mapped, by the first list of products that guests see. A store
 * that shows guests none cannot be tried, which is no fault of the mapping.
 *
 * @throws Error in one sentence that says which field the platform does not know and what to do
 */
export async function tryFields(platform: Platform, stated: string | undefined): Promise<void> {
  const fields = fieldsOf(readFieldMapping(stated));
  if (fields.length === 0) return;
  try {
    const query = { fields: ['Name'], excludeMedia: true };
    const { data } = await platform.send(getProductCategoryChildren, { query }, patience());
    const [category] = data.productCategories;
    if (!category) return;
    await platform.send(
      searchProducts,
      { query: { categoryId: category.id, pageSize: 1, fields } },
      patience(),
    );
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.status !== 400) return;
    throw new Error(
      `The products of the store lack a field that is mapped (${error.explanation}); install our package there, or correct ${VARIABLES.fields}, where "none" maps no field.`,
      { cause: error },
    );
  }
}
