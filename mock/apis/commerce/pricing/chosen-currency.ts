import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';

type Currency = Row<'WebStore'>['DefaultCurrency'];

/**
 * The currency to answer in: the one asked for, else the store's own.
 *
 * @throws PlatformFault 400 for a currency that the store does not sell in
 */
export function chosenCurrency(webStore: Row<'WebStore'>, asked: string | undefined): Currency {
  const supported = webStore.SupportedCurrencies.split(';');
  const chosen = asked ?? webStore.DefaultCurrency;
  if (supported.includes(chosen)) return chosen as Currency;
  throw new PlatformFault(400, 'CURRENCY_NOT_SUPPORTED', `The store does not sell in ${chosen}.`);
}
