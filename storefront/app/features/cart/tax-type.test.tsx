import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { CartSummary } from '#client/commerce/cart.ts';
import { de } from '../../i18n/de/index.ts';
import { createTexts, TextsContext } from '../../i18n/texts.ts';
import { rendered } from '../../rule-tests/support.tsx';
import { VatNote } from '../product/VatNote.tsx';
import { toTotals } from './cart-view.ts';
import { TotalsList } from './TotalsList.tsx';

const summary = (taxType: string) =>
  ({
    taxType,
    currencyIsoCode: 'EUR',
    totalProductAmount: '20.00',
    totalPromotionalAdjustmentAmount: '0.00',
    totalChargeAmount: '5.00',
    totalTaxAmount: '4.75',
    grandTotalAmount: '29.75',
  }) as CartSummary;
const totals = (taxType: string) =>
  rendered(<TotalsList totals={toTotals(summary(taxType))} />).replace(/<[^>]+>/g, '|');

test('SF-PRICE-03 the tax is a sum of its own where prices do not contain it', () => {
  expect(totals('Net')).toMatch(/zzgl\. MwSt\.\|+4,75 €\|+Gesamtsumme\|+29,75 €/);
  expect(totals('Gross')).not.toContain('zzgl. MwSt.');
  expect(totals('Gross')).toContain('inkl. 4,75 € MwSt.');
});

test('SF-PRICE-03 prices say whether they contain the tax', () => {
  const noteIn = (pricesAreNet: boolean) => {
    const Page = createRoutesStub([{ id: 'root', path: '*', Component: () => <VatNote /> }]);
    const hydrationData = { loaderData: { root: { shell: { pricesAreNet } } } };
    return renderToStaticMarkup(
      <TextsContext value={createTexts('de', de)}>
        <Page initialEntries={['/']} hydrationData={hydrationData} />
      </TextsContext>,
    );
  };
  expect(noteIn(true)).toContain('zzgl. MwSt. und <a href="/info/versand-zahlung">Versandkosten</a>');
  expect(noteIn(false)).toContain('inkl. MwSt., zzgl.');
});
