import { useEffect } from 'react';
import { useLocale } from '../../i18n/use-text.ts';

/** Keeps the page's `lang` in step with the chosen language. */
export function useDocumentLanguage(): void {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
}
