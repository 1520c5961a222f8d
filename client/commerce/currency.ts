import type { ApplicationContext } from './application-context.ts';

type Currencies = Pick<ApplicationContext, 'supportedCurrencies' | 'defaultCurrency'>;

/**
 * The currency of the shop: a single supported one wins, else the one mapped to the locale, else the default
 * (SF-CONTEXT-03, SF-CONTEXT-04, SF-CONTEXT-05).
 *
 * @param localeCurrency currency that the shop maps to the visitor's locale, ISO 4217
 */
export function shopCurrency(
  { supportedCurrencies = [], defaultCurrency }: Currencies,
  localeCurrency?: string,
) {
  const [first, ...others] = supportedCurrencies;
  if (first && others.length === 0) return first;
  if (localeCurrency && supportedCurrencies.includes(localeCurrency)) return localeCurrency;
  return defaultCurrency;
}
