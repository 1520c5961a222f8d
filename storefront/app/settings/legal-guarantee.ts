import type { Language } from '../i18n/languages.ts';

/** Where the European Union explains the legal guarantee; the harmonised notice leads there (DE-CHECKOUT-06). */
export const guaranteeInformation: Readonly<Record<Language, string>> = {
  de: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm',
  en: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm',
};
