import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { saveChanges } from '#mock/apis/record-data/writing/save-changes.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { requireMerchant } from '../buyers/merchant.ts';
import { findRecord } from '../records/find-record.ts';
import { replaceCategories } from './replace-categories.ts';
import { replacePictures } from './replace-pictures.ts';
import { replacePrices } from './replace-prices.ts';

/** Changes a product by the rules of records, with its categories, its pictures and its prices (PF-PROD-75). */
export const updateCompositeProduct: Handler<'updateCompositeProduct'> = async ({ path, body }, context) => {
  const { store } = context;
  const { productFields, categoryIds, productMedia, productPricing } = body;
  const webStore = await requireMerchant(context, path.webstoreId, 'Product2', 'edit');
  const product = await findRecord(store, 'Product2', path.productId);
  if (!product) throw notFound();
  await saveChanges(
    { recordId: product.Id, input: { fields: productFields, allowSaveOnDuplicate: false } },
    context,
  );
  if (categoryIds) await replaceCategories(store, webStore, product.Id, categoryIds);
  if (productMedia) await replacePictures(store, product.Id, productMedia);
  if (productPricing) await replacePrices(store, webStore, product.Id, productPricing);
  return { status: 200, body: { productId: product.Id, success: true, errors: [] } };
};
