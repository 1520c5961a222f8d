import { I18nContext } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import { createI18nProvider } from '../../i18n/provider.ts';
import { ClassBars } from './ClassBars.tsx';

const sales = {
  classes: [
    { name: 'Arzneimittel', total: 3 },
    { name: 'Kosmetik', total: 1 },
  ],
  total: 4,
} as never;

const shown = async (locale: Locale) =>
  renderToStaticMarkup(
    <I18nContext.Provider value={await createI18nProvider(locale)}>
      <ClassBars sales={sales} textOf={String} />
    </I18nContext.Provider>,
  );

test('RD-MANNER-01 shares are written in the manner of the language', async () => {
  expect(await shown('de')).toContain('>75\u00a0%<');
  const english = await shown('en');
  for (const share of ['>75%<', '>25%<']) expect(english).toContain(share);
});
