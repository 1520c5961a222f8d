import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { requireProduct } from '../catalogue/products.ts';
import { refuseForeignCountry, taxInfo } from './tax-rates.ts';

/** The rate of a product where the store delivers (PF-PROD-74). */
export const getProductTaxes: Handler<'getProductTaxes'> = async (input, context) => {
  const { webStore } = await requireShopper(context, input);
  const product = await requireProduct(context.store, input.path.productId);
  refuseForeignCountry(context, webStore, input.query);
  const taxesInfoList = [taxInfo(product.VatRate__c, input.query, context)];
  return {
    status: 200,
    body: { taxLocaleType: webStore.DefaultTaxType__c, taxesInfo: { [product.Id]: { taxesInfoList } } },
  };
};
