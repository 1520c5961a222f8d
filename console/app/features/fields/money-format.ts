import type { Locale } from '../../i18n/locales.ts';

/** Writes an amount as the language does, in the store's currency. */
export function moneyFormat(locale: Locale): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  return (amount) => format.format(amount);
}
