import { isLocale, type Locale } from './locales.ts';

/** The language chosen before, else that of the browser where the console speaks it, else German. */
export function initialLocale(stored: unknown, browser: string = navigator.language): Locale {
  if (isLocale(stored)) return stored;
  const language = browser.slice(0, 2);
  return isLocale(language) ? language : 'de';
}
