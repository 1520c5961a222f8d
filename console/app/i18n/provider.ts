import { createInstance } from 'i18next';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { I18nProvider } from 'react-admin';
import { catalogues, isLocale, LOCALES, type Locale } from './locales.ts';

const NAMESPACE = 'translation';

/** The texts of the console and of react-admin through i18next; another language is loaded when it is chosen. */
export async function createI18nProvider(locale: Locale): Promise<I18nProvider> {
  const instance = createInstance();
  const { texts } = await catalogues[locale]();
  const options = {
    lng: locale,
    fallbackLng: false as const,
    interpolation: { escapeValue: false },
    resources: { [locale]: { [NAMESPACE]: texts } },
  };
  const provider = await getI18nProvider(instance, options, [...LOCALES]);
  const changeLocale = async (wanted: string) => {
    if (isLocale(wanted) && !instance.hasResourceBundle(wanted, NAMESPACE)) {
      instance.addResourceBundle(wanted, NAMESPACE, (await catalogues[wanted]()).texts);
    }
    await provider.changeLocale(wanted);
  };
  return { ...provider, changeLocale };
}
