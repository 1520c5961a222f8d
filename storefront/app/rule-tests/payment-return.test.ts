import { expect, test } from 'vitest';
import type { StubAnswer } from '#client/testing/stub-fetch.ts';
import type { Shop } from '../platform/shop.server.ts';
import { action as choosePayment, loader as showPayment } from '../routes/checkout-payment.tsx';
import { loader as comeBack } from '../routes/checkout-payment-return.ts';
import { checkout, formPost, visit } from './checkout-visit.ts';
import { guest, stubShop } from './stub-shop.ts';

const toConfirm: StubAnswer = [
  422,
  {
    salesforceResultCode: 'RequiresReview',
    paymentData: JSON.stringify({ redirectUrl: '/sandbox/payment-confirmations/p1' }),
    errors: [
      { type: '/commerce/errors/payment-failure', title: 'PAYMENT_CONFIRMATION_REQUIRED', detail: '…' },
    ],
  },
];
const paid: StubAnswer = [201, { salesforceResultCode: 'Success' }];
const method = { id: 'm1', name: 'Standard', currencyIsoCode: 'EUR', shippingFee: '3.95' };
const delivery = {
  id: '0a7000000000001AAA',
  totalCartItemCount: 1,
  deliveryAddress: { name: 'Vera Besuch', street: 'Lindenweg 4', city: 'München', country: 'DE' },
  availableDeliveryMethods: [method],
  selectedDeliveryMethod: method,
};
const card = { payment: 'card', token: 'tok_1', billing: 'same' };

/** A guest at the payment step, whose payments are answered in this order. */
function payer(...answers: StubAnswer[]) {
  const told: Record<string, string>[] = [];
  const { shop: stub } = stubShop(
    {
      'GET /checkouts/active': () => checkout(200, { payment: null, deliveryGroups: { items: [delivery] } }),
      'POST /checkouts/active/payments': async (payment) => {
        told.push(await payment.json());
        return answers.shift() ?? [500];
      },
    },
    { session: guest },
  );
  const clientSidePaymentConfiguration = { provider: 'Sandbox', tokenPath: '/t', environment: 'Sandbox' };
  const applicationContext = { shippingCountries: ['DE'], clientSidePaymentConfiguration };
  const shop = { ...stub, applicationContext, hasPaymentPages: () => true } as unknown as Shop;
  const request = (path: string) => new Request(`https://shop.example${path}`);
  return {
    shop,
    told,
    /** The way back that the last payment has named. */
    wayBack: (): string => JSON.parse(told.at(-1)?.paymentsData ?? '{}').paymentsReturnUrl,
    pay: () => visit(choosePayment, shop, formPost('/checkout/payment', card)),
    show: () => visit(showPayment, shop, request('/checkout/payment')),
    back: async (path: string) =>
      (await visit<unknown>(comeBack, shop, request(path)).catch((thrown) => thrown)) as Response,
  };
}
const led = (answer: unknown) => (answer as Response).headers.get('location');

test('SF-PAYMENT-04 a payment that has to be confirmed leads to the page for it, and is paid on the way back', async () => {
  const { pay, back, wayBack, told } = payer(toConfirm, paid);
  const away = await pay();
  expect(led(away)).toBe('/sandbox/payment-confirmations/p1');
  expect((away as Response).headers.get('x-remix-reload-document')).toBe('true');
  expect(wayBack()).toMatch(/^\/checkout\/payment-return\?state=[0-9a-f-]{36}$/);
  expect(led(await back(`${wayBack()}&result=confirmed`))).toBe('/checkout/review');
  expect(told.map(({ requestType, paymentToken }) => [requestType, paymentToken])).toEqual([
    ['Auth', 'tok_1'],
    ['PostAuth', 'tok_1'],
  ]);
});

test('SF-PAYMENT-04 who refuses is told so at the payment step, and finds everything as it was', async () => {
  const { pay, back, wayBack, told, show } = payer(toConfirm);
  await pay();
  expect(led(await back(`${wayBack()}&result=refused`))).toBe('/checkout/payment?failed=paymentRefused');
  expect(told).toHaveLength(1);
  expect((await show()).pending).toMatchObject({ choice: 'card', billing: 'same', token: '' });
});

test('SF-PAYMENT-05 a return counts once, and only with the state of this visit', async () => {
  const { pay, back, wayBack, told } = payer(toConfirm, paid);
  await pay();
  const state = new URL(wayBack(), 'https://shop.example').searchParams.get('state') ?? '';
  for (const wrong of [
    '',
    '?state=',
    `?state=${state}x`,
    `?state=${state.toUpperCase()}x`,
    '?state=undefined',
  ])
    expect(led(await back(`/checkout/payment-return${wrong || '?'}&result=confirmed`))).toBe('/checkout');
  expect(told).toHaveLength(1);
  await back(`${wayBack()}&result=confirmed`);
  expect(led(await back(`/checkout/payment-return?state=${state}&result=confirmed`))).toBe('/checkout');
  expect(told).toHaveLength(2);
});

test('SF-PAYMENT-05 the state of another visit is worth nothing', async () => {
  const [one, other] = [payer(toConfirm), payer(toConfirm)];
  await one.pay();
  await other.pay();
  expect(led(await other.back(`${one.wayBack()}&result=confirmed`))).toBe('/checkout');
  expect(other.told).toHaveLength(1);
});

test('SF-PAYMENT-05 a confirmation that the platform does not know of pays nothing', async () => {
  const { pay, back, wayBack } = payer(toConfirm, [
    422,
    { salesforceResultCode: 'Decline', errors: [{ title: 'PAYMENT_NOT_CONFIRMED', detail: 'Nein.' }] },
  ]);
  await pay();
  expect(led(await back(`${wayBack()}&result=confirmed`))).toBe('/checkout/payment?failed=paymentRefused');
});

test('SF-PAYMENT-04 a total that has changed meanwhile is confirmed anew', async () => {
  const { pay, back, wayBack } = payer(toConfirm, toConfirm, paid);
  await pay();
  expect(led(await back(`${wayBack()}&result=confirmed`))).toBe('/sandbox/payment-confirmations/p1');
  expect(led(await back(`${wayBack()}&result=confirmed`))).toBe('/checkout/review');
});
