import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { plainFields } from '#mock/model/shoppers/plain-fields.ts';
import type { Row } from '#mock/store/row.ts';
import { purchaseQuantityRule } from '../carts/quantity-rules.ts';
import type { MediaChoice } from './media-groups.ts';
import { type ProductPictures, productMediaGroups, productPicture } from './product-pictures.ts';
import { listedAttributeSet, variationInfo } from './variations.ts';

type Schemas = components['schemas'];
type Product = Row<'Product2'>;

/** How products are to be answered. */
export interface ProductView {
  readonly fields: readonly string[];
  readonly pictures: ProductPictures;
  readonly media: MediaChoice;
  readonly language: Language;
}

/** The members that a product has wherever it is answered with plain fields. */
export function productBasics(product: Product, view: ProductView) {
  const picture = view.media.excludeMedia ? null : productPicture(view.pictures, product);
  return {
    id: product.Id,
    fields: plainFields('Product2', product, view.fields),
    productClass: product.ProductClass,
    urlName: product.UrlName,
    defaultImage: picture,
    mediaGroups: productMediaGroups(view.pictures, product, view.media),
  };
}

/** What entries of a list carry beyond the product itself. */
export interface ListChoice {
  readonly includeQuantityRule: boolean;
  readonly includeProductSellingModels: boolean;
  readonly includeAttributeSetInfo: boolean;
  readonly includeGroupByAttributeVariationInfo: boolean;
}

/**
 * A product in a list of several.
 *
 * @param siblings the active variations that it stands among
 */
export function listEntry(
  product: Product,
  view: ProductView,
  choice: ListChoice,
  siblings: readonly Product[],
): Schemas['ProductListEntry'] {
  const { includeQuantityRule, includeProductSellingModels } = choice;
  return {
    ...productBasics(product, view),
    success: true,
    name: product.Name,
    sku: product.StockKeepingUnit,
    purchaseQuantityRule: includeQuantityRule ? purchaseQuantityRule(product) : null,
    productSellingModels: includeProductSellingModels ? [] : null,
    ...listedVariations(product, choice, siblings, view.language),
    error: null,
  };
}

function listedVariations(
  product: Product,
  choice: ListChoice,
  siblings: readonly Product[],
  language: Language,
) {
  const isVariation = product.ProductClass === 'Variation' && siblings.length > 0;
  return {
    variationAttributeSet:
      choice.includeAttributeSetInfo && isVariation ? listedAttributeSet(product, siblings, language) : null,
    variationInfo:
      choice.includeGroupByAttributeVariationInfo && siblings.length > 0
        ? variationInfo(siblings, language)
        : null,
  };
}

/** The place of a product that does not exist or may not be seen. */
export function missingEntry(id: string): Schemas['ProductListEntry'] {
  const error = { errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' };
  return { success: false, id, error };
}
