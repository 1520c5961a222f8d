import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { categoryDetails } from '../catalogue/category-answers.ts';
import { pathEntry } from '../catalogue/category-tree.ts';
import { loadCategoryTree } from '../catalogue/load-categories.ts';

export const getProductCategory: Handler<'getProductCategory'> = async (input, context) => {
  const { webStore } = await requireShopper(context, input);
  const tree = await loadCategoryTree(context.store, webStore.CatalogId__c, context.language);
  const category = tree.find(input.path.productCategoryId);
  const [body] = category ? await categoryDetails(context, [category], input.query) : [];
  if (!body) throw notFound();
  return { status: 200, body };
};

export const getProductCategoryChildren: Handler<'getProductCategoryChildren'> = async (input, context) => {
  const { webStore } = await requireShopper(context, input);
  const { parentProductCategoryId: parentId } = input.query;
  const tree = await loadCategoryTree(context.store, webStore.CatalogId__c, context.language);
  const parent = parentId === undefined ? undefined : tree.find(parentId);
  if (parentId !== undefined && !parent) {
    throw notFound();
  }
  const children = tree.children(parent?.Id ?? null).filter(({ IsNavigational }) => IsNavigational);
  const details = await categoryDetails(context, children, input.query);
  return { status: 200, body: { productCategories: details } };
};

export const getProductCategoryPath: Handler<'getProductCategoryPath'> = async (input, context) => {
  const { webStore } = await requireShopper(context, input);
  const tree = await loadCategoryTree(context.store, webStore.CatalogId__c, context.language);
  const path = tree.path(input.path.productCategoryId);
  if (path.length === 0) throw notFound();
  return { status: 200, body: { path: path.map(pathEntry) } };
};
