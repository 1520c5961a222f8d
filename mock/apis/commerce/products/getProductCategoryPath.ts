import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { pathEntry } from '../catalogue/category-tree.ts';
import { loadCategoryTree } from '../catalogue/load-categories.ts';

export const getProductCategoryPath: Handler<'getProductCategoryPath'> = async (input, context) => {
  const { webStore } = await requireShopper(context, input);
  const tree = await loadCategoryTree(context.store, webStore.CatalogId__c);
  const path = tree.path(input.path.productCategoryId);
  if (path.length === 0) throw notFound();
  return { status: 200, body: { path: path.map(pathEntry) } };
};
