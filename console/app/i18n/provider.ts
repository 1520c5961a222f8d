import { createInstance } from 'i18next';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { I18nProvider } from 'react-admin';
import { setLaterTexts } from './later-texts.ts';
import { catalogues, isLocale, LOCALES, type Locale, laterCatalogues } from './locales.ts';

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
  const add = async (load: () => Promise<{ texts: object }>, spoken: Locale) => {
    instance.addResourceBundle(spoken, NAMESPACE, (await load()).texts, true);
  };
  const changeLocale = async (wanted: string) => {
    if (isLocale(wanted) && !instance.hasResourceBundle(wanted, NAMESPACE)) {
      await add(catalogues[wanted], wanted);
      await add(laterCatalogues[wanted], wanted);
    }
    await provider.changeLocale(wanted);
  };
  let later: Promise<void> | undefined;
  setLaterTexts(() => (later ??= add(laterCatalogues[locale], locale)));
  return { ...provider, changeLocale };
}
