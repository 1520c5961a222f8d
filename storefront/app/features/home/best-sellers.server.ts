import { storedEffectiveAccountId } from '#client/commerce/effective-account.ts';
import { getServerMethodResult } from '#generated/commerce/client.gen.ts';
import { serverMethodsConstants } from '#generated/commerce/constants.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { type ProductValues, valuesOf } from '../product/product-fields.ts';
import { needsPrescription, type ProductView } from '../product/product-view.ts';
import { toProductView } from '../product/to-product-view.ts';

type Products = components['schemas']['CommerceProducts'];
type Prices = components['schemas']['CommerceProductPrices'];

/** Most products in the block (SF-HOME-04). */
const bestSellerCount = 4;

/**
 * The best-selling products by their units, read through the site's own server methods (SF-HOME-04, SF-TILE-06).
 * Prescription medicines never stand here (DE-PRESCRIPTION-03).
 */
export async function readBestSellers(shop: Shop, skus: string[]): Promise<ProductView[]> {
  const { webstoreId } = shop.settings;
  const asked = skus.slice(0, bestSellerCount);
  if (asked.length === 0) return [];
  const { products } = await call<Products>(shop, 'getCommerceProducts', { webstoreId, skus: asked });
  const prices = await readPrices(
    shop,
    products.map(({ id }) => id),
  );
  return products
    .map((product) =>
      toProductView({
        id: product.id,
        name: product.name,
        values: toldOf(shop, product),
        image: { url: product.imageUrl, alternateText: product.name },
        price: prices.get(product.id),
      }),
    )
    .filter((product) => !needsPrescription(product));
}

async function readPrices(shop: Shop, productIds: string[]) {
  const effectiveAccountId = shop.session.isGuest ? undefined : storedEffectiveAccountId(shop.visit);
  const { webstoreId } = shop.settings;
  const { pricingLineItemResults, currencyIsoCode } = await call<Prices>(shop, 'getCommerceProductsPrice', {
    webstoreId,
    productIds,
    ...(effectiveAccountId ? { effectiveAccountId } : {}),
  });
  return new Map(pricingLineItemResults.map((line) => [line.productId, { ...line, currencyIsoCode }]));
}

/** What the method names by itself, and what its fields tell. */
function toldOf(
  { settings }: Shop,
  { fields, name, sku, pzn, productClass, productNameVariant }: Products['products'][number],
): ProductValues {
  return {
    Name: name,
    StockKeepingUnit: sku,
    pzn,
    regulatoryClass: productClass,
    variant: productNameVariant,
    ...valuesOf(settings.fields, fields),
  };
}

async function call<Result>(shop: Shop, apexMethod: string, parameters: object): Promise<Result> {
  const answer = await shop.platform.read(getServerMethodResult, {
    path: { apexClass: serverMethodsConstants.productsController, apexMethod },
    query: { methodParams: JSON.stringify(parameters) },
  });
  return answer as Result;
}
