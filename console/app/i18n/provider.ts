import { createInstance } from 'i18next';
import { convertRaTranslationsToI18next, getI18nProvider } from 'ra-i18n-i18next';
import raEnglish from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { english } from './english.ts';
import { german } from './german.ts';
import { raGerman } from './ra-german.ts';

export const LOCALES = [
  { locale: 'de', name: 'Deutsch' },
  { locale: 'en', name: 'English' },
] as const;
export type Locale = (typeof LOCALES)[number]['locale'];

export const isLocale = (text: unknown): text is Locale => LOCALES.some(({ locale }) => locale === text);

/** The texts of the console and of react-admin through i18next, German first. */
export function createI18nProvider(locale: Locale): Promise<I18nProvider> {
  const options = {
    lng: locale,
    fallbackLng: 'de',
    interpolation: { escapeValue: false },
    resources: {
      de: { translation: { ...convertRaTranslationsToI18next(raGerman), ...german } },
      en: { translation: { ...convertRaTranslationsToI18next(raEnglish), ...english } },
    },
  };
  return getI18nProvider(createInstance(), options, [...LOCALES]);
}
