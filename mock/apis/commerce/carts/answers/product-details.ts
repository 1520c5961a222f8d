import type { components } from '#generated/commerce/types.gen.ts';
import { plainFields } from '#mock/model/shoppers/plain-fields.ts';
import type { Row } from '#mock/store/row.ts';
import { mediaUrl } from '../../catalogue/pictures.ts';
import { purchaseQuantityRule } from '../quantity-rules.ts';

type ProductDetails = components['schemas']['CartProductDetails'];

/** What a cart shows of a product, with the fields asked for as text. */
export function productDetails(product: Row<'Product2'>, fields: readonly string[] = []): ProductDetails {
  return {
    productId: product.Id,
    name: product.Name,
    sku: product.StockKeepingUnit,
    fields: plainFields('Product2', product, fields),
    productUrlName: product.UrlName,
    purchaseQuantityRule: purchaseQuantityRule(product),
    thumbnailImage: thumbnail(product),
    variationAttributes: {},
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
