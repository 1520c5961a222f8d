import { shopCurrency } from '#client/commerce/currency.ts';
import { encodeRefinements } from '#client/commerce/refinements.ts';
import { PlatformError } from '#client/errors/index.ts';
import type { Data, Input } from '#client/operation.ts';
import { getSearchSuggestions, getSortRules, searchProducts } from '#generated/commerce/client.gen.ts';
import { searchConstants } from '#generated/commerce/constants.gen.ts';
import { currencyOf } from '../../i18n/languages.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { productFields, valuesOf } from '../product/product-fields.ts';
import type { ProductView } from '../product/product-view.ts';
import { toProductView } from '../product/to-product-view.ts';
import { type Filter, filtersOf } from '../product-list/filters.ts';
import { type ListState, listStateOf } from '../product-list/list-state.ts';
import type { Suggestions } from './use-suggestions.ts';

/** Products on one page of a list. */
export const listPageSize = 24;

/** Most categories among the suggestions. */
const suggestedCategoryCount = 2;

export interface SortOption {
  id: string;
  label: string;
}

/** One page of products with what it can be narrowed and sorted by. */
export interface ProductList {
  products: ProductView[];
  total: number;
  page: number;
  pages: number;
  filters: Filter[];
  sortOptions: SortOption[];
  sortRuleId: string | undefined;
}

type Search = { searchTerm: string } | { categoryId: string };
type Results = Data<'searchProducts'>;

/**
 * The products of a search or a category in the state that the address asks for. An address with a page, an order or
 * filters that the platform refuses, as those of a product line that has gone, gets the list without them.
 */
export async function readProductList(shop: Shop, search: Search, asked: ListState): Promise<ProductList> {
  const read = (state: ListState) =>
    shop.platform.read(searchProducts, { query: queryOf(shop, search, state) });
  const [{ results, state }, sortOptions] = await Promise.all([
    read(asked).then(
      (results) => ({ results, state: asked }),
      async (error) => {
        if (!isRefused(error) || isPlain(asked)) throw error;
        return { results: await read(PLAIN), state: PLAIN };
      },
    ),
    readSortOptions(shop),
  ]);
  const { total } = results.productsPage;
  const reached = 'searchTerm' in search ? searchConstants.mostReachedHits : total;
  return {
    products: productsOf(shop, results),
    total,
    page: state.page,
    pages: Math.max(1, Math.min(Math.ceil(total / listPageSize), 1 + Math.floor(reached / listPageSize))),
    filters: filtersOf(results.facets ?? [], state),
    sortOptions,
    sortRuleId: state.sortRuleId,
  };
}

/** A list as it is without anything in the address. */
const PLAIN = listStateOf(new URLSearchParams());
const isPlain = ({ page, sortRuleId, refinements }: ListState) =>
  page === 1 && sortRuleId === undefined && refinements.length === 0;
const isRefused = (error: unknown) => error instanceof PlatformError && error.status === 400;

function queryOf({ settings }: Shop, search: Search, state: ListState): Input<'searchProducts'>['query'] {
  return {
    ...search,
    page: state.page - 1,
    pageSize: listPageSize,
    fields: productFields(settings.fields),
    includePrices: true,
    includeQuantityRule: true,
    ...(state.refinements.length > 0 ? { refinements: encodeRefinements(state.refinements) } : {}),
    ...(state.sortRuleId ? { sortRuleId: state.sortRuleId } : {}),
  };
}

/** A few products for a strip, without the page around them. */
export async function findProducts(
  shop: Shop,
  query: Omit<NonNullable<Input<'searchProducts'>['query']>, 'fields'>,
) {
  const results = await shop.platform.read(searchProducts, {
    query: {
      ...query,
      fields: productFields(shop.settings.fields),
      includePrices: true,
      includeQuantityRule: true,
    },
  });
  return productsOf(shop, results);
}

/** Terms, categories and products to offer while a person types. */
export async function readSuggestions(shop: Shop, typed: string): Promise<Suggestions> {
  const query = { searchTerm: typed, maxResults: 5, includeSuggestedProducts: true, maxSuggestedProducts: 4 };
  const [answer, categories] = await Promise.all([
    shop.platform.read(getSearchSuggestions, { query }),
    suggestedCategories(shop, typed).catch(() => []),
  ]);
  return {
    terms: answer.recentSearchSuggestions.map(({ value }) => value),
    categories,
    products: (answer.suggestedProducts ?? []).map((row) => {
      const { id, name, variant, image } = toView(shop, row, undefined);
      return { id, name, variant, image };
    }),
  };
}

/** Categories of what is found, those with the most products first; one that holds everything says nothing. */
async function suggestedCategories(shop: Shop, searchTerm: string): Promise<Suggestions['categories']> {
  const query = { searchTerm, pageSize: 1, fields: ['Name'] };
  const { categories, productsPage } = await shop.platform.read(searchProducts, { query });
  return (categories?.children ?? [])
    .flatMap(({ category, productCount }) =>
      category ? [{ id: category.id, name: category.name, count: productCount ?? 0 }] : [],
    )
    .filter(({ count }) => count > 0 && count < productsPage.total)
    .sort((a, b) => b.count - a.count)
    .slice(0, suggestedCategoryCount);
}

async function readSortOptions(shop: Shop): Promise<SortOption[]> {
  const { sortRules } = await shop.platform.read(getSortRules, {});
  return sortRules.map(({ sortRuleId, label, labelSuffix }) => ({
    id: sortRuleId,
    label: [label, isKnownDirection(labelSuffix) && shop.text(`list.sortDirection.${labelSuffix}`)]
      .filter(Boolean)
      .join(' '),
  }));
}

const knownDirections = ['LowHigh', 'HighLow', 'Az', 'Newest'] as const;

/** The platform names the direction of an order by a code; one that is new to the shop stays unsaid. */
function isKnownDirection(code: string | null | undefined): code is (typeof knownDirections)[number] {
  return knownDirections.some((known) => known === code);
}

/** Prices without a currency are in the one that the shop asks for. */
function productsOf(shop: Shop, { productsPage }: Results): ProductView[] {
  const { applicationContext, language } = shop;
  const asked = applicationContext && shopCurrency(applicationContext, currencyOf(language));
  return productsPage.products.map((row) => toView(shop, row, productsPage.currencyIsoCode ?? asked));
}

type Row = Results['productsPage']['products'][number];

/** Rows of a search wrap each field in an object; product calls do not. */
function toView({ settings }: Shop, row: Row, currencyIsoCode: string | null | undefined): ProductView {
  const fields = Object.fromEntries(
    Object.entries(row.fields ?? {}).map(([name, { value }]) => [name, value]),
  );
  return toProductView({
    id: row.id,
    name: row.name,
    productClass: row.productClass,
    values: valuesOf(settings.fields, fields),
    image: row.defaultImage,
    variation: row.variationAttributeSet?.attributes?.map(({ value }) => value),
    purchaseQuantityRule: row.purchaseQuantityRule,
    price: row.prices && { ...row.prices, currencyIsoCode },
  });
}
