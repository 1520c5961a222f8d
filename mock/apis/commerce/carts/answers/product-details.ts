import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { plainFields } from '#mock/model/shoppers/plain-fields.ts';
import { variationAttributes } from '../../catalogue/variations.ts';
import type { CartLine } from '../cart-view.ts';
import { purchaseQuantityRule } from '../quantity-rules.ts';

type ProductDetails = components['schemas']['CartProductDetails'];

/** How items are answered: the language of messages and the product fields asked for. */
export interface ItemStyle {
  readonly language: Language;
  readonly productFields?: readonly string[] | undefined;
}

/** What a cart shows of a product, with the fields asked for as text. */
export function productDetails(
  { product, siblings = [product], picture = null }: Pick<CartLine, 'product' | 'siblings' | 'picture'>,
  { language, productFields = [] }: ItemStyle,
): ProductDetails {
  return {
    productId: product.Id,
    name: product.Name,
    sku: product.StockKeepingUnit,
    fields: plainFields('Product2', product, productFields),
    productUrlName: product.UrlName,
    purchaseQuantityRule: purchaseQuantityRule(product),
    thumbnailImage: picture,
    variationAttributes: variationAttributes(product, siblings, language),
    productSubscriptionInformation: null,
    productClass: product.ProductClass,
  };
}
