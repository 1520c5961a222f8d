import type { Handler } from '#mock/dispatch/handler.ts';
import { PlatformFault } from '#mock/faults/platform-fault.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import { categoryDetails } from '../catalogue/category-answers.ts';
import { productCounts } from '../catalogue/product-counts.ts';

export const getProductCategory: Handler<'getProductCategory'> = async (input, context) => {
  const { webStore } = await requireShopper(context, input);
  const catalogue = await catalogueOf(context.store, webStore);
  const category = catalogue.tree.find(input.path.productCategoryId);
  if (!category) throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
  const [body] = await categoryDetails(context, [category], input.query, productCounts(catalogue));
  return { status: 200, body: body as NonNullable<typeof body> };
};
