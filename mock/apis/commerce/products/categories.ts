import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { Catalogue } from '../catalogue/catalogue-entry.ts';
import { categoryDetails } from '../catalogue/category-answers.ts';
import { pathEntry } from '../catalogue/category-tree.ts';
import { loadCategoryTree } from '../catalogue/load-categories.ts';

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

export const getProductCategoryChildren: Handler<'getProductCategoryChildren'> = async (input, context) => {
  const { webStore } = await requireShopper(context, input);
  const { parentProductCategoryId: parentId } = input.query;
  const catalogue = await catalogueOf(context.store, webStore);
  const parent = parentId === undefined ? undefined : catalogue.tree.find(parentId);
  if (parentId !== undefined && !parent) {
    throw notFound();
  }
  const children = catalogue.tree.children(parent?.Id ?? null).filter(({ IsNavigational }) => IsNavigational);
  const details = await categoryDetails(context, children, input.query, productCounts(catalogue));
  return { status: 200, body: { productCategories: details, total: details.length } };
};

export const getProductCategoryPath: Handler<'getProductCategoryPath'> = async (input, context) => {
  const { webStore } = await requireShopper(context, input);
  const tree = await loadCategoryTree(context.store, webStore.CatalogId__c);
  const path = tree.path(input.path.productCategoryId);
  if (path.length === 0) throw notFound();
  return { status: 200, body: { path: path.map(pathEntry) } };
};

/** Kept as long as the entries are. */
const kept = new WeakMap<Catalogue['entries'], ReadonlyMap<string, number>>();

/** How many products can be found in each category and below it, by category id. */
function productCounts({ entries }: Pick<Catalogue, 'entries'>): ReadonlyMap<string, number> {
  const counts = kept.get(entries) ?? countAll(entries);
  kept.set(entries, counts);
  return counts;
}

function countAll(entries: Catalogue['entries']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { categoryIds } of entries) {
    for (const id of categoryIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
