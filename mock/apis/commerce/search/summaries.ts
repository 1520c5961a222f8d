import type { components } from '#generated/commerce/types.gen.ts';
import { plainFields } from '#mock/model/shoppers/plain-fields.ts';
import type { Row } from '#mock/store/row.ts';
import { purchaseQuantityRule } from '../carts/quantity-rules.ts';
import type { Pictures } from '../catalogue/pictures.ts';
import { productPicture } from '../catalogue/product-answers.ts';
import { variationAttributeSet } from '../catalogue/variations.ts';
import type { Price } from '../pricing/choose-prices.ts';

type Schemas = components['schemas'];
type Product = Row<'Product2'>;

/** What rows of a search carry. */
export interface SummaryView {
  readonly fields: readonly string[];
  readonly pictures: Pictures;
  readonly includeQuantityRule?: boolean;
  /** Prices by product id; absent when none were asked for. */
  readonly prices?: ReadonlyMap<string, Price>;
  /** The active variations of a parent, by its id. */
  readonly variations: (parentId: string) => readonly Product[];
}

/** A row of a search: like a product, with every field value wrapped (PF-SEARCH-01). */
export function summary(product: Product, view: SummaryView): Schemas['ProductSummary'] {
  const fields = plainFields('Product2', product, view.fields);
  return {
    id: product.Id,
    name: product.Name,
    productClass: product.ProductClass,
    urlName: product.UrlName,
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
    defaultImage: productPicture(view.pictures, product),
    prices: view.prices ? pricesOfRow(view.prices.get(product.Id)) : null,
    purchaseQuantityRule: view.includeQuantityRule ? purchaseQuantityRule(product) : null,
    variationAttributeSet: attributesOfRow(product, view),
    productSellingModelInformation: { isSubscriptionProduct: false },
  };
}

function pricesOfRow(price: Price | undefined): Schemas['ProductSummaryPrices'] {
  return { listPrice: price?.listPrice ?? null, unitPrice: price?.unitPrice ?? null };
}

function attributesOfRow(
  product: Product,
  { variations }: SummaryView,
): Schemas['SearchVariationAttributeSet'] | null {
  if (product.ProductClass !== 'Variation' || product.VariationParentId === null) return null;
  const { attributes = {} } = variationAttributeSet(product, variations(product.VariationParentId));
  return {
    attributes: Object.entries(attributes).map(([label, value], sequence) => ({ label, value, sequence })),
  };
}
