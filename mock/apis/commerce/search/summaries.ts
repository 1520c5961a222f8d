import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { plainFields } from '#mock/model/shoppers/plain-fields.ts';
import type { Row } from '#mock/store/row.ts';
import { purchaseQuantityRule } from '../carts/quantity-rules.ts';
import { type ProductPictures, productPicture } from '../catalogue/product-pictures.ts';
import { listedAttributeSet, variationInfo } from '../catalogue/variations.ts';
import type { Price } from '../pricing/choose-prices.ts';
import { pricingLineItem } from '../pricing/price-answers.ts';

type Schemas = components['schemas'];
type Product = Row<'Product2'>;

/** What rows of a search carry. */
export interface SummaryView {
  readonly fields: readonly string[];
  readonly pictures: ProductPictures;
  readonly includeQuantityRule?: boolean;
  readonly includeProductVariationInfo?: boolean;
  readonly language: Language;
  /** Prices by product id; absent when none were asked for. */
  readonly prices?: ReadonlyMap<string, Price>;
  /** The active variations that a product stands among. */
  readonly variations: (product: Product) => readonly Product[];
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
    prices: view.prices ? pricingLineItem(product.Id, view.prices.get(product.Id)) : null,
    purchaseQuantityRule: view.includeQuantityRule ? purchaseQuantityRule(product) : null,
    ...variationMembers(product, view),
    productSellingModelInformation: { isSubscriptionProduct: false },
  };
}

function variationMembers(
  product: Product,
  { variations, includeProductVariationInfo, language }: SummaryView,
) {
  const isParent = product.ProductClass === 'VariationParent';
  const siblings = variations(product);
  if (siblings.length === 0) return { variationAttributeSet: null, productVariationInfo: null };
  return {
    variationAttributeSet: isParent ? null : listedAttributeSet(product, siblings, language),
    productVariationInfo: includeProductVariationInfo ? variationInfo(siblings, language) : null,
  };
}
