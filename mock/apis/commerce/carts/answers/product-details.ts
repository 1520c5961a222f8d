import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { plainFields } from '#mock/model/shoppers/plain-fields.ts';
import type { Row } from '#mock/store/row.ts';
import { mediaUrl } from '../../catalogue/pictures.ts';
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
  { product, siblings = [product] }: Pick<CartLine, 'product' | 'siblings'>,
  { language, productFields = [] }: ItemStyle,
): ProductDetails {
  return {
    productId: product.Id,
    name: product.Name,
    sku: product.StockKeepingUnit,
    fields: plainFields('Product2', product, productFields),
    productUrlName: product.UrlName,
    purchaseQuantityRule: purchaseQuantityRule(product),
    thumbnailImage: thumbnail(product),
    variationAttributes: variationAttributes(product, siblings, language),
    productSubscriptionInformation: null,
    productClass: product.ProductClass,
  };
}

function thumbnail({ ImageContentKey__c: key, Name }: Row<'Product2'>): ProductDetails['thumbnailImage'] {
  if (key === null) return null;
  return {
    id: null,
    url: mediaUrl(key),
    alternateText: Name,
    title: Name,
    contentVersionId: null,
    mediaType: 'Image',
    sortOrder: 0,
    thumbnailUrl: null,
  };
}
