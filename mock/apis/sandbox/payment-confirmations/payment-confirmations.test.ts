import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { paymentsConstants } from '#generated/commerce/constants.gen.ts';
import { billingAddress } from '#mock/apis/commerce/testing/journey.ts';
import { openScenarioShopper, type ScenarioShopper } from '../testing/scenario-shopper.ts';

const BACK = '/checkout/payment-return?state=s1';
const WALLET = { requestType: 'ClientRequest', billingAddress };

let shopper: ScenarioShopper;
beforeAll(async () => {
  shopper = await openScenarioShopper();
});
afterAll(() => shopper.mock.close());
beforeEach(async () => {
  await shopper.startCheckout();
  shopper.mock.machine.advance(1000);
});
afterEach(() => shopper.dev.call('DELETE', '/checkouts/active'));

const pay = (payment: object) => shopper.dev.call('POST', '/checkouts/active/payments', payment);
const dataOf = (paymentsReturnUrl: string, more: object = {}) => ({
  paymentsData: JSON.stringify({ provider: 'OffizinSandbox', paymentsReturnUrl, ...more }),
});
const byCard = (paymentToken: string) => ({ requestType: 'Auth', paymentToken, billingAddress });
const confirmed = (paymentToken: string) => ({ requestType: 'PostAuth', paymentToken, billingAddress });

async function cardToken(cardNumber: string = paymentsConstants.confirmedCardNumber): Promise<string> {
  const card = { cardHolderName: 'Erika Beispiel', cvv: '123', expiryMonth: 12, expiryYear: 2030 };
  const cardPaymentMethod = { ...card, cardNumber };
  return (await shopper.dev.call('POST', '/payments/token', { cardPaymentMethod })).body.token;
}

async function askedToConfirm(payment: object): Promise<{ redirectUrl: string; paymentToken?: string }> {
  const { status, body } = await pay(payment);
  expect([status, body.salesforceResultCode]).toEqual([422, 'RequiresReview']);
  expect(body.errors[0].title).toBe('PAYMENT_CONFIRMATION_REQUIRED');
  return JSON.parse(body.paymentData);
}

/** Fills in the form of the page, as a browser of another person would. */
const decide = (page: string, decision: string) =>
  fetch(shopper.mock.origin + page, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    redirect: 'manual',
  });
const look = async (page: string) => {
  const answer = await fetch(shopper.mock.origin + page);
  return { status: answer.status, text: await answer.text() };
};

it('PF-CHECK-12 authorises a card of a careful bank once its holder has confirmed the payment', async () => {
  const token = await cardToken();
  const { redirectUrl } = await askedToConfirm({ ...byCard(token), ...dataOf(BACK) });
  expect((await shopper.dev.call('GET', '/checkouts/active')).body.payment).toBeNull();
  const early = await pay(confirmed(token));
  expect([early.status, early.body.errors[0].title]).toEqual([422, 'PAYMENT_NOT_CONFIRMED']);
  const again = await askedToConfirm({ ...byCard(token), ...dataOf(BACK) });
  expect((await look(redirectUrl)).status).toBe(404);
  expect((await look(again.redirectUrl)).text).toContain('die auf 3220 endet');
  expect((await decide(again.redirectUrl, 'confirmed')).headers.get('location')).toBe(
    `${BACK}&result=confirmed`,
  );
  expect(await pay(confirmed(token))).toMatchObject({ status: 201, body: { cardLastDigits: '3220' } });
});

it('PF-CHECK-12 makes a token for a wallet, which pays once the payment is confirmed', async () => {
  const { redirectUrl, paymentToken = '' } = await askedToConfirm({
    ...WALLET,
    ...dataOf(BACK, { method: 'wallet' }),
  });
  expect((await look(redirectUrl)).text).toContain('Mit der Wallet bezahlen');
  await decide(redirectUrl, 'confirmed');
  expect(await pay(confirmed(paymentToken))).toMatchObject({
    status: 201,
    body: { requestType: 'PostAuth', cardLastDigits: null },
  });
});

it('PF-CHECK-12 asks again for another total than the confirmed one', async () => {
  const token = await cardToken();
  const { redirectUrl } = await askedToConfirm({ ...byCard(token), ...dataOf(BACK) });
  await decide(redirectUrl, 'confirmed');
  const [group] = (await shopper.dev.call('GET', '/checkouts/active')).body.deliveryGroups.items;
  const selectedDeliveryMethodId = group.availableDeliveryMethods.find(
    ({ id }: { id: string }) => id !== group.selectedDeliveryMethod.id,
  ).id;
  await shopper.dev.call('PATCH', '/checkouts/active', {
    deliveryGroups: { items: [{ id: group.id, selectedDeliveryMethodId }] },
  });
  shopper.mock.machine.advance(1000);
  await askedToConfirm({ ...confirmed(token), ...dataOf(BACK) });
});

it('PF-CHECK-12 refuses a payment that has to be confirmed and names no way back', async () => {
  const payments = [
    byCard(await cardToken()),
    { ...WALLET, paymentsData: '{"provider":"OffizinSandbox","method":"wallet"}' },
  ];
  for (const payment of payments) {
    const { status, body } = await pay(payment);
    expect([status, body.salesforceResultCode, body.errors[0].title]).toEqual([
      422,
      'Decline',
      'PAYMENT_NOT_CONFIRMED',
    ]);
    expect(body.paymentData).toBeUndefined();
  }
});

it('PF-CHECK-13 takes a decision once, and leads back with it', async () => {
  const token = await cardToken();
  const { redirectUrl } = await askedToConfirm({ ...byCard(token), ...dataOf(BACK) });
  const { status, headers } = await decide(redirectUrl, 'refused');
  expect([status, headers.get('location')]).toEqual([302, `${BACK}&result=refused`]);
  const late = await (await decide(redirectUrl, 'confirmed')).text();
  for (const text of [late, (await look(redirectUrl)).text]) {
    expect(text).toContain('Sie haben diese Zahlung abgelehnt');
    expect(text).toContain('/checkout/payment-return?state=s1&amp;result=refused');
  }
  expect((await pay(confirmed(token))).body.errors[0].title).toBe('PAYMENT_NOT_CONFIRMED');
});

it('PF-CHECK-13 shows nothing of a payment whose time is over, nor of one that is unknown', async () => {
  const { redirectUrl } = await askedToConfirm({ ...byCard(await cardToken()), ...dataOf(BACK) });
  shopper.mock.machine.advance(paymentsConstants.paymentTokenSeconds * 1000);
  for (const page of [redirectUrl, '/sandbox/payment-confirmations/made-up']) {
    expect(await look(page)).toMatchObject({ status: 404, text: expect.stringContaining('gilt nicht mehr') });
    expect((await decide(page, 'confirmed')).status).toBe(404);
  }
});

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/.//elsewhere.example/',
  'javascript:alert(1)',
  '',
  `/${'a'.repeat(300)}`,
])('PF-CHECK-13 leads back to no other host, such as %j', async (address) => {
  const { status, body } = await pay({ ...WALLET, ...dataOf(address, { method: 'wallet' }) });
  expect([status, body[0].errorCode]).toEqual([400, 'INVALID_PAYMENTS_DATA']);
});
