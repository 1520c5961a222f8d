export const LOCALES = [
  { locale: 'de', name: 'Deutsch' },
  { locale: 'en', name: 'English' },
] as const;
export type Locale = (typeof LOCALES)[number]['locale'];

export const isLocale = (text: unknown): text is Locale => LOCALES.some(({ locale }) => locale === text);

type Catalogues = Record<Locale, () => Promise<{ texts: object }>>;

/** Texts up to the first list, by language; only those of the chosen one are loaded. */
export const catalogues: Catalogues = {
  de: () => import('./catalogues/de.ts'),
  en: () => import('./catalogues/en.ts'),
};

/** The other texts, loaded with the first page or part of a page that needs one of them. */
export const laterCatalogues: Catalogues = {
  de: () => import('./catalogues/later-de.ts'),
  en: () => import('./catalogues/later-en.ts'),
};
