import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import { categoryDetails } from '../catalogue/category-answers.ts';
import { productCounts } from '../catalogue/product-counts.ts';

export const getProductCategory: Handler<'getProductCategory'> = async (input, context) => {
  const { webStore } = await requireShopper(context, input);
  const catalogue = await catalogueOf(context.store, webStore);
  const category = catalogue.tree.find(input.path.productCategoryId);
  const [body] = category
    ? await categoryDetails(context, [category], input.query, productCounts(catalogue))
    : [];
  if (!body) throw notFound();
  return { status: 200, body };
};
