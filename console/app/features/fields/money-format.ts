import type { Locale } from '../../i18n/locales.ts';
import { tagOf } from '../../i18n/manner.ts';

/** Writes an amount as the person does, in the store's currency. */
export function moneyFormat(locale: Locale): (amount: number) => string {
  const format = new Intl.NumberFormat(tagOf(locale), { style: 'currency', currency: 'EUR' });
  return (amount) => format.format(amount);
}
