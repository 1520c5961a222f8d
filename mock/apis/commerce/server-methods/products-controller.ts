import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { plainFields, shopperFields } from '#mock/model/shoppers/plain-fields.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { asShown } from '../catalogue/as-shown.ts';
import { loadProductPictures, productPicture } from '../catalogue/product-pictures.ts';
import { productsBySku } from '../catalogue/products.ts';
import { readPrices } from '../pricing/read-prices.ts';
import { type MethodParameters, optionalText, requiredText, textList } from './method-parameters.ts';

type Schemas = components['schemas'];

/** Products by stock keeping unit as tiles show them, in the order asked; unknown units are left out. */
export async function getCommerceProducts(
  parameters: MethodParameters,
  context: RequestContext,
): Promise<Schemas['CommerceProducts']> {
  await requireShopper(context, shopperInput(parameters));
  const skus = textList(parameters, 'skus');
  const found = await productsBySku(context.store, skus);
  const ids = [...found.values()].map(({ Id }) => Id);
  const pictures = await loadProductPictures(context.store, ids, context.language);
  const products = await asShown(
    context,
    skus.flatMap((sku) => found.get(sku) ?? []),
  );
  return {
    products: products.map((product) => ({
      id: product.Id,
      name: product.Name,
      sku: product.StockKeepingUnit,
      imageUrl: productPicture(pictures, product)?.url ?? null,
      productClass: product.L2C_CM_RegulatoryClassification__c,
      pzn: product.L2C_CM_PZN__c,
      productNameVariant: product.L2C_CM_ProductNameVariant__c,
      fields: plainFields('Product2', product, shopperFields('Product2')),
    })),
  };
}

/** What products cost the effective account, in the order asked. */
export async function getCommerceProductsPrice(
  parameters: MethodParameters,
  context: RequestContext,
): Promise<Schemas['CommerceProductPrices']> {
  const shopper = await requireShopper(context, shopperInput(parameters));
  return readPrices(context.store, shopper, textList(parameters, 'productIds'), undefined);
}

/** Who asks in which store, as the calls with a path say it. */
export function shopperInput(parameters: MethodParameters) {
  const effectiveAccountId = optionalText(parameters, 'effectiveAccountId');
  return {
    path: { webstoreId: requiredText(parameters, 'webstoreId') },
    query: effectiveAccountId === undefined ? {} : { effectiveAccountId },
  };
}
