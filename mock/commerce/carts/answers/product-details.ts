import type { components } from '#generated/commerce/types.gen.ts';
import { findField } from '#mock/objects/index.ts';
import type { Row } from '#mock/store/row.ts';
import { purchaseQuantityRule } from '../quantity-rules.ts';

type ProductDetails = components['schemas']['CartProductDetails'];

/** What a cart shows of a product, with the fields asked for as text; unknown and secret fields are left out. */
export function productDetails(product: Row<'Product2'>, fields: readonly string[] = []): ProductDetails {
  return {
    productId: product.Id,
    name: product.Name,
    sku: product.StockKeepingUnit,
    fields: Object.fromEntries(
      fields.filter(isShown).map((name) => [name, asText(product[name as keyof Row<'Product2'>])]),
    ),
    productUrlName: product.UrlName,
    purchaseQuantityRule: purchaseQuantityRule(product),
    thumbnailImage: thumbnail(product),
    variationAttributes: {},
    productSubscriptionInformation: null,
  };
}

function isShown(name: string): boolean {
  return findField('Product2', name)?.hidden === false;
}

function asText(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}

function thumbnail({ ImageContentKey__c: key, Name }: Row<'Product2'>): ProductDetails['thumbnailImage'] {
  return key === null
    ? null
    : { id: null, url: `/cms/delivery/media/${key}`, alternateText: Name, title: Name };
}
