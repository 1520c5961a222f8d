import { useLocaleState, useTranslate } from 'react-admin';
import type { Locale } from './locales.ts';
import type { TextKey } from './messages.ts';

type Values = Record<string, string | number>;

/** Says a text of the console in the chosen language; the key is checked by the compiler. */
export type Say = (key: TextKey, values?: Values) => string;

export function useText(): Say {
  const translate = useTranslate();
  return (key, values) => translate(key, values);
}

/** The chosen language and its change. */
export const useLanguage = () => useLocaleState() as [Locale, (locale: Locale) => void];
