import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { CartSummary } from '#client/commerce/cart.ts';
import type { OrderLookup } from '#client/commerce/order-lookup.ts';
import type { OrderDetail } from '#client/commerce/orders.ts';
import { de } from '../../i18n/de/index.ts';
import { createTexts, TextsContext } from '../../i18n/texts.ts';
import { rendered } from '../../rule-tests/support.tsx';
import { toFoundOrder } from '../order-lookup/found-order.ts';
import { toOrderDetail } from '../orders/order-detail.ts';
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

test.each([
  ['29.75', true],
  ['25.00', false],
])('SF-PRICE-03 an order of %s € says by its sums whether the tax came on top: %s', (total, isNet) => {
  const sums = { totalProductAmount: '22.00', totalChargeAmount: '5.00', totalTaxAmount: '4.75' };
  const order = { ...sums, totalAdjustmentAmount: '-2.00', totalAmount: total } as OrderDetail;
  expect(toOrderDetail(order).totals?.isNet).toBe(isNet);
  const fields = {
    TotalProductAmount: { text: '20.00' },
    TotalChargeAmount: { text: '5.00' },
    TotalTaxAmount: { text: '4.75' },
    GrandTotalAmount: { text: total },
  };
  expect(toFoundOrder({ fields } as unknown as OrderLookup).totals?.isNet).toBe(isNet);
});
