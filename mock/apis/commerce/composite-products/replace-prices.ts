import type { components } from '#generated/commerce/types.gen.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { formatMoney, parseMoney } from '../money/cents.ts';
import { chosenCurrency } from '../pricing/chosen-currency.ts';

type PricingInput = components['schemas']['ProductPricingInput'];
type Price = NonNullable<PricingInput['unitPrice']>;

/**
 * Writes the prices of a product that are given into the store's price books, in the currency that is named.
 *
 * @throws PlatformFault 400 for a currency that the store does not sell in, and where the store has no such price book
 */
export async function replacePrices(
  store: Store,
  webStore: Row<'WebStore'>,
  Product2Id: string,
  { currencyIsoCode, listPrice, unitPrice, salePrice }: PricingInput,
): Promise<void> {
  const CurrencyIsoCode = chosenCurrency(webStore, currencyIsoCode);
  const paid = unitPrice ?? salePrice;
  const write = async (Pricebook2Id: string | null, price: Price | undefined) => {
    if (price === undefined) return;
    if (Pricebook2Id === null)
      throw new PlatformFault(400, 'INVALID_INPUT', 'The store has no price book for this price.');
    const UnitPrice = formatMoney(parseMoney(typeof price === 'number' ? price.toFixed(2) : price));
    const where = { Product2Id, Pricebook2Id, CurrencyIsoCode };
    const entry = await store.findOne('PricebookEntry', { where });
    if (entry) await store.update('PricebookEntry', entry.Id, { UnitPrice, IsActive: true });
    else await store.insert('PricebookEntry', { ...where, UnitPrice, IsActive: true });
  };
  await write(webStore.PricebookId__c, paid);
  await write(webStore.StrikethroughPricebookId, listPrice);
}
