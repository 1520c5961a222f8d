import type { Language } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { messages } from '../messages/messages.ts';
import { findRecord } from '../records/find-record.ts';

/** Why carts of this store may not hold a product: no longer sold, on prescription, or only the parent of what is sold. */
export function productRefusal(
  product: Row<'Product2'> | undefined,
  language: Language,
): PlatformFault | undefined {
  const say = messages[language];
  if (!product?.IsActive) return refusal('INVALID_PRODUCT', say.invalidProduct());
  if (product.L2C_CM_RegulatoryClassification__c === 'verschreibungspflichtig') {
    return refusal('PRESCRIPTION_REQUIRED', say.prescriptionRequired());
  }
  if (product.ProductClass === 'VariationParent')
    return refusal('INVALID_PRODUCT_CLASS', say.notPurchasable());
  return undefined;
}

/** A product that carts of this store may hold; PlatformFault 400 with the reason otherwise. */
export async function requirePurchasableProduct(
  store: Store,
  productId: string,
  language: Language,
): Promise<Row<'Product2'>> {
  const product = await findRecord(store, 'Product2', productId);
  const refused = productRefusal(product, language);
  if (!product || refused) throw refused ?? refusal('INVALID_PRODUCT', messages[language].invalidProduct());
  return product;
}

function refusal(errorCode: string, message: string): PlatformFault {
  return new PlatformFault(400, errorCode, message);
}
