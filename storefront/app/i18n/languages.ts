/** Languages of the shop; the first is the one whose addresses carry no prefix. */
export const languages = ['de', 'en'] as const;

export type Language = (typeof languages)[number];

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

/** Locale for dates, numbers and money. */
export function localeOf(language: Language): string {
  return locales[language];
}

const currencies: Record<Language, string> = { de: 'EUR', en: 'GBP' };

/** Currency of the locale, ISO 4217; a store that does not support it has another one (SF-CONTEXT-04). */
export function currencyOf(language: Language): string {
  return currencies[language];
}

/** Language that an address is written in: /en/… is English, all others are German. */
export function languageOf(pathname: string): Language {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'de';
}

/** The same address in a language; the path may already carry a prefix. Query and fragment are kept. */
export function localisedPath(path: string, language: Language): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  const plain = path.replace(/^\/en(?=\/|$|\?|#)/, '');
  const rooted = plain.startsWith('/') ? plain : `/${plain}`;
  if (language === 'de') return rooted;
  return rooted === '/' ? '/en' : `/en${rooted.replace(/^\/(?=[?#])/, '')}`;
}
