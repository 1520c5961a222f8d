import { useI18nProvider, useLocaleState, useTranslate } from 'react-admin';
import type { Locale } from './locales.ts';
import { useManner } from './MannerProvider.tsx';
import type { TextKey } from './messages.ts';

type Values = Record<string, string | number>;

/** Says a text of the console in the chosen language; the key is checked by the compiler. */
export type Say = (key: TextKey, values?: Values) => string;

export const useText = (): Say => useTranslate();

/**
 * The language that texts are in. Read where it stands, without the listener that each choice of it needs; who writes
 * days or numbers by it is drawn again when the person chooses another manner.
 */
export function useLocale(): Locale {
  useManner();
  return useI18nProvider().getLocale() as Locale;
}

/** The chosen language and its change. */
export const useLanguage = () => useLocaleState() as [Locale, (locale: Locale) => void];
