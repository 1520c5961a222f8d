import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billingAddress, cardToken, fillCart, startCheckout } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';

let shop: Shop;
let buyer: Visitor;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await shop.buyer();
  const { cartId } = await fillCart(shop, buyer);
  await startCheckout(shop, buyer, cartId);
});
afterAll(() => shop.close());

const pay = (request: unknown) => buyer.call('POST', '/checkouts/active/payments', request);
const payment = async () => (await buyer.call('GET', '/checkouts/active')).body.payment;

test.each([
  [
    { requestType: 'SimplePurchaseOrder', billingAddress, paymentToken: 'PO-7' },
    { status: 'Authorised', purchaseOrderNumber: 'PO-7' },
  ],
  [
    { requestType: 'Auth', billingAddress },
    { status: 'Authorised', purchaseOrderNumber: null, cardLastDigits: '4242' },
  ],
  [{ requestType: 'PostAuth' }, { status: 'Authorised', billingAddress: null }],
  [{ requestType: 'ClientRequest', paymentsData: '{"wallet":"demo"}' }, { status: 'Requested' }],
])('SF-PAYMENT-02 by $requestType notes the payment for the grand total', async (request, expected) => {
  const isByCard = request.requestType.endsWith('Auth');
  const { status, body } = await pay(
    isByCard ? { ...request, paymentToken: await cardToken(buyer) } : request,
  );
  expect(status).toBe(201);
  expect(body).toMatchObject({ requestType: request.requestType, amount: '13.49', ...expected });
  expect(await payment()).toEqual(body);
});

test('SF-PAYMENT-02 the last payment counts', async () => {
  await pay({
    requestType: 'SimplePurchaseOrder',
    billingAddress,
    paymentToken: 'PO-7',
  });
  await pay({ requestType: 'Auth', paymentToken: await cardToken(buyer) });
  expect(await payment()).toMatchObject({
    requestType: 'Auth',
    purchaseOrderNumber: null,
  });
});

test.each([
  [{ requestType: 'Auth' }, 'INVALID_INPUT'],
  [{ requestType: 'Auth', paymentToken: 'tok_of_nobody' }, 'INVALID_PAYMENT_TOKEN'],
  [{ requestType: 'SimplePurchaseOrder' }, 'INVALID_INPUT'],
  [{ requestType: 'ClientRequest' }, 'INVALID_INPUT'],
  [{ requestType: 'Cash', billingAddress }, 'INVALID_INPUT'],
  [{ requestType: 'ClientRequest', paymentsData: '{broken' }, 'INVALID_PAYMENTS_DATA'],
])('refuses %j with %s, and notes no payment', async (request, errorCode) => {
  expect(await pay(request)).toMatchObject({ status: 400, body: [{ errorCode }] });
  expect(await payment()).toBeNull();
});
