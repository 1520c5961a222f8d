import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { saveNewRecord } from '#mock/apis/record-data/writing/save-new-record.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { requireMerchant } from '../buyers/merchant.ts';
import { findRecord } from '../records/find-record.ts';
import { copyPictures } from './copy-pictures.ts';
import { refuseAlike, variationFields } from './variation-fields.ts';

/** Creates variations of a product by the rules of records, all of them or none (PF-PROD-76). */
export const createCompositeVariations: Handler<'createCompositeVariations'> = async (
  { path, body },
  context,
) => {
  await requireMerchant(context, path.webstoreId, 'Product2', 'create');
  const { store } = context;
  const parent = await requireParent(store, body.parentProductId);
  const siblings = await store.find('Product2', { where: { VariationParentId: parent.Id } });
  const variations = body.variations.map((input, at) => variationFields(parent, siblings.length + at, input));
  refuseAlike([...siblings, ...variations]);
  const productIds: string[] = [];
  for (const fields of variations) {
    const input = { apiName: 'Product2', fields, allowSaveOnDuplicate: false };
    productIds.push((await saveNewRecord(input, context)).row.Id);
  }
  await copyPictures(store, parent.Id, productIds);
  return { status: 201, body: { productIds, success: true, errors: [] } };
};

async function requireParent(store: Store, id: string): Promise<Row<'Product2'>> {
  const product = await findRecord(store, 'Product2', id);
  if (product?.ProductClass === 'VariationParent') return product;
  throw new PlatformFault(400, 'INVALID_INPUT', `parentProductId: ${id} is no product with variations.`);
}
