import { expect, test } from 'vitest';
import { guest, stubShop } from '../../rule-tests/stub-shop.ts';
import { lookUp } from './look-up.server.ts';

const text = (value: string) => ({ label: 'Feld', text: value, type: 'string' });
const order = {
  id: '1Os000000000001AAA',
  orderNumber: 'OF-2026-00000123',
  status: 'Created',
  currencyIsoCode: 'EUR',
  fields: {
    OrderedDate: text('2026-03-01T09:30:00Z'),
    GrandTotalAmount: text('17.49'),
    TotalProductAmount: text('16.00'),
    TotalChargeAmount: text('3.49'),
    TotalTaxAmount: text('2.79'),
  },
  adjustmentAggregates: { available: true, totalProductPromotionTotalAmount: '-2.00' },
  deliveryGroups: [
    {
      id: '0ag000000000001AAA',
      deliveryMethod: { id: '2Dm000000000001AAA', fields: { Name: text('Standard') } },
      fields: { DeliverToName: text('Gesa Gast'), DeliverToCity: text('Köln') },
      lineItems: [
        {
          id: '10u000000000001AAA',
          fields: {
            Name: text('Salbe'),
            Quantity: text('2'),
            UnitPrice: text('8.00'),
            TotalPrice: text('16.00'),
          },
          product: { id: '01t000000000001AAA', canViewProduct: false },
        },
      ],
    },
  ],
};

function typed(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const known = typed({ orderNumber: ' OF-2026-00000123 ', email: 'gesa@offizin.example' });

test('SF-ORDER-04 an order is found by its number and mail address, with parcels, deliveries and amounts', async () => {
  const { shop, requests } = stubShop(
    {
      'POST /actions/lookup': () => [200, order],
      'GET /shipments': () => [200, { shipments: [] }],
    },
    { session: guest },
  );
  const found = await lookUp(shop, known);
  expect(await requests[0]?.json()).toEqual({
    orderSummaryIdOrRefNumber: 'OF-2026-00000123',
    verification: { email: 'gesa@offizin.example' },
  });
  expect(found).toMatchObject({
    parcels: [],
    order: {
      number: 'OF-2026-00000123',
      status: 'Created',
      payment: null,
      total: { amount: '17.49', currency: 'EUR' },
      totals: { discount: { amount: '-2.00' }, shipping: { amount: '3.49' } },
      deliveries: [
        {
          method: 'Standard',
          address: { name: 'Gesa Gast', city: 'Köln' },
          items: [{ name: 'Salbe', quantity: 2, productId: undefined, unitPrice: { amount: '8.00' } }],
        },
      ],
    },
  });
});

test('SF-ORDER-04 an order that is not there leaves what was typed, and an empty form is not sent', async () => {
  const { shop, requests } = stubShop({
    'POST /actions/lookup': () => [404, [{ errorCode: 'NOT_FOUND', message: 'None.' }]],
  });
  expect(await lookUp(shop, known)).toMatchObject({
    order: undefined,
    isUnknown: true,
    typed: { orderNumber: 'OF-2026-00000123', email: 'gesa@offizin.example' },
  });
  const sent = requests.length;
  expect(await lookUp(shop, typed({ orderNumber: '', email: 'gesa' }))).toMatchObject({
    errors: { orderNumber: 'orderNumber', email: 'email' },
  });
  expect(requests).toHaveLength(sent);
});

test('SF-ORDER-04 a platform that cannot look orders up is said to be so', async () => {
  const { shop } = stubShop({ 'POST /actions/lookup': () => [503, []] });
  expect(await lookUp(shop, known)).toMatchObject({ isUnknown: false, failure: { error: 'unreachable' } });
});
