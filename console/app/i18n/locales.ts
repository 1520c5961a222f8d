export const LOCALES = [
  { locale: 'de', name: 'Deutsch' },
  { locale: 'en', name: 'English' },
] as const;
export type Locale = (typeof LOCALES)[number]['locale'];

export const isLocale = (text: unknown): text is Locale => LOCALES.some(({ locale }) => locale === text);

/** Texts by language; only those of the chosen one are loaded. */
export const catalogues: Record<Locale, () => Promise<{ texts: object }>> = {
  de: () => import('./catalogues/de.ts'),
  en: () => import('./catalogues/en.ts'),
};
