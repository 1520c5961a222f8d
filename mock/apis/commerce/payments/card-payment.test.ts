import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentsConstants } from '#generated/commerce/constants.gen.ts';
import { SALE_PRICEBOOK_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { addUser, allowGuests, signIn } from '../testing/guests.ts';
import {
  billingAddress,
  cardToken,
  fillCart,
  payByCard,
  payByInvoice,
  putInto,
  startCheckout,
} from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';

const ACTIVE = '/checkouts/active';
const { declinedCardNumber, insufficientFundsCardNumber, paymentTokenSeconds } = paymentsConstants;

let shop: Shop;
let buyer: Visitor;
let cart: { cartId: string; productId: string };

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await shop.buyer();
  cart = await fillCart(shop, buyer);
  await startCheckout(shop, buyer, cart.cartId);
});
afterAll(() => shop.close());

const payment = async () => (await buyer.call('GET', ACTIVE)).body.payment;
const order = () => buyer.call('POST', `${ACTIVE}/orders`);
const authorisations = async () =>
  (
    await shop.store.find('PaymentAuthorization', {
      where: { AccountId: buyer.accountId },
      orderBy: { field: 'PaymentAuthorizationNumber', ascending: true },
    })
  ).map(({ Amount, Status }) => `${Status} ${Amount}`);
const toExpress = async () => {
  const [group] = (await buyer.call('GET', ACTIVE)).body.deliveryGroups.items;
  const selectedDeliveryMethodId = group.availableDeliveryMethods[1].id;
  await buyer.call('PATCH', ACTIVE, {
    deliveryGroups: { items: [{ id: group.id, selectedDeliveryMethodId }] },
  });
  shop.wait();
};

describe('a token', () => {
  test('SF-PAYMENT-01 is got where the application context says, unless the store takes no cards', async () => {
    const { clientSidePaymentConfiguration } = (await buyer.call('GET', '/application-context')).body;
    expect(clientSidePaymentConfiguration).toEqual({
      provider: paymentsConstants.paymentProvider,
      tokenPath: `/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}/payments/token`,
      cardTypes: ['Visa', 'Mastercard', 'American Express'],
      environment: 'Sandbox',
    });
    await shop.store.update('WebStore', WEBSTORE_ID, { CardPaymentEnabled__c: false });
    const context = await buyer.call('GET', '/application-context');
    const cardPaymentMethod = { cardHolderName: 'E', cvv: '123', expiryMonth: 12, expiryYear: 2030 };
    const refused = await buyer.call('POST', '/payments/token', {
      cardPaymentMethod: { ...cardPaymentMethod, cardNumber: paymentsConstants.approvedCardNumber },
    });
    await shop.store.update('WebStore', WEBSTORE_ID, { CardPaymentEnabled__c: true });
    expect(context.body.clientSidePaymentConfiguration).toBeNull();
    expect(refused).toMatchObject({ status: 403, body: [{ errorCode: 'FUNCTIONALITY_NOT_ENABLED' }] });
  });

  test.each([
    [{ cardNumber: '4242424242424241' }, 'INVALID_CARD_NUMBER'],
    [{ expiryMonth: 2, expiryYear: 2026 }, 'CARD_EXPIRED'],
  ])('is not made for a card with %o', async (wrong, errorCode) => {
    const card = { cardHolderName: 'E', cvv: '123', cardNumber: paymentsConstants.approvedCardNumber };
    const cardPaymentMethod = { ...card, expiryMonth: 12, expiryYear: 2030, ...wrong };
    expect(await buyer.call('POST', '/payments/token', { cardPaymentMethod })).toMatchObject({
      status: 400,
      body: [{ errorCode }],
    });
  });

  test.each([
    { cvv: 123, expiryMonth: 12, expiryYear: 2030 },
    { cvv: '123', expiryMonth: '12', expiryYear: '2030' },
  ])('PF-CHECK-05 takes code, month and year as numbers and as text: %o', async (typed) => {
    const card = { cardHolderName: 'E', cardNumber: paymentsConstants.approvedCardNumber };
    const send = (cardPaymentMethod: object) =>
      buyer.call('POST', '/payments/token', {
        cardPaymentMethod: { ...card, ...typed, ...cardPaymentMethod },
        billingAddress: { ...billingAddress, country: 'Germany' },
      });
    expect((await send({})).status).toBe(201);
    const isText = typeof typed.expiryYear === 'string';
    expect(await send({ expiryYear: isText ? '2020' : 2020 })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'CARD_EXPIRED' }],
    });
    expect((await send({ expiryMonth: isText ? '13' : 13 })).status).toBe(400);
  });

  test('PF-CHECK-04 a token keeps nothing of the card but its last four digits', async () => {
    const token = await cardToken(buyer);
    const [kept, ...others] = await shop.store.find('PaymentToken__c', {
      where: { AccountId__c: buyer.accountId },
    });
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ CardLastDigits__c: '4242', CardType__c: 'Visa' });
    expect(JSON.stringify(kept)).not.toContain(token);
    // Neither the number nor the holder, the check digits or the year of expiry have a field to stand in.
    const { TokenHash__c: _, CardLastDigits__c: __, ...rest } = kept ?? {};
    expect(JSON.stringify(rest)).not.toMatch(/4242|Erika|"123"|2030/);
  });

  test('is for one checkout of the account that asked for it, and for an hour', async () => {
    const refused = { status: 400, body: [{ errorCode: 'INVALID_PAYMENT_TOKEN' }] };
    expect(await payByCard(buyer, await cardToken(await shop.buyer()))).toMatchObject(refused);
    const used = await cardToken(buyer);
    expect((await payByCard(buyer, used)).status).toBe(201);
    expect((await order()).status).toBe(201);
    await startCheckout(shop, buyer, await putInto(buyer, cart.productId));
    expect(await payByCard(buyer, used)).toMatchObject(refused);
    expect(paymentTokenSeconds).toBe(3600);
    const late = await cardToken(buyer);
    shop.wait(paymentTokenSeconds * 1000 - 1);
    expect((await payByCard(buyer, late)).status).toBe(201);
    const tooLate = await cardToken(buyer);
    shop.wait(paymentTokenSeconds * 1000);
    expect(await payByCard(buyer, tooLate)).toMatchObject(refused);
  });
});

describe('a declined payment', () => {
  test.each([
    [declinedCardNumber, 'PAYMENT_DECLINED'],
    [insufficientFundsCardNumber, 'INSUFFICIENT_FUNDS'],
  ])('of the card %s carries the platform’s error', async (cardNumber, title) => {
    expect(await payByCard(buyer, await cardToken(buyer, cardNumber))).toMatchObject({
      status: 422,
      body: {
        salesforceResultCode: 'Decline',
        errors: [{ type: '/commerce/errors/payment-failure', title, detail: expect.any(String) }],
      },
    });
    expect(await payment()).toBeNull();
    expect(await authorisations()).toEqual([]);
  });

  test('leaves the payment before it as it is', async () => {
    await payByInvoice(buyer);
    await payByCard(buyer, await cardToken(buyer, declinedCardNumber));
    expect(await payment()).toMatchObject({ requestType: 'SimplePurchaseOrder' });
    expect((await order()).status).toBe(201);
  });
});

describe('an authorisation', () => {
  test('is made once for the same token, also at the same time, and goes to the order', async () => {
    const token = await cardToken(buyer);
    const answers = await Promise.all([payByCard(buyer, token), payByCard(buyer, token)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await authorisations()).toEqual(['Processed 13.49']);
    await order();
    const [record] = await shop.store.find('Order', { where: { AccountId: buyer.accountId } });
    expect(record?.PaymentMethod__c).toBe('Karte (Visa, endet auf 4242)');
    expect(await shop.store.find('PaymentAuthorization', { where: { OrderId__c: record?.Id } })).toHaveLength(
      1,
    );
  });

  test('is freed by another payment, and when the checkout or the cart is given up', async () => {
    await payByCard(buyer, await cardToken(buyer));
    await payByInvoice(buyer);
    expect(await authorisations()).toEqual(['Voided 13.49']);
    await payByCard(buyer, await cardToken(buyer));
    await buyer.call('DELETE', ACTIVE);
    expect(await authorisations()).toEqual(['Voided 13.49', 'Voided 13.49']);
    await startCheckout(shop, buyer, cart.cartId);
    await payByCard(buyer, await cardToken(buyer));
    await buyer.call('DELETE', '/carts/current');
    expect((await authorisations()).at(-1)).toBe('Voided 13.49');
  });
});

test('what a guest has set aside is freed when the cart goes over to a buyer', async () => {
  await allowGuests(shop.store);
  const { username } = await addUser(shop.store);
  const guest = shop.browser();
  const payInCheckout = async () => {
    const { cartId } = await fillCart(shop, guest);
    const contactInfo = { lastName: 'Beispiel', email: 'erika@example.org' };
    await guest.call('PUT', ACTIVE, { cartId, contactInfo, deliveryAddressInput: billingAddress });
    shop.wait();
    expect((await payByCard(guest, await cardToken(guest))).status).toBe(201);
    return cartId;
  };
  await payInCheckout();
  expect((await guest.call('POST', `${ACTIVE}/orders`)).status).toBe(201);
  const cartId = await payInCheckout();
  const { AccountId } = (await shop.store.get('WebCart', cartId)) ?? {};
  await signIn(shop, guest, username);
  expect((await guest.call('POST', `/carts/${cartId}/actions/preserve`)).status).toBe(200);
  const setAside = await shop.store.find('PaymentAuthorization', { where: { AccountId: AccountId ?? '' } });
  expect(setAside.map(({ Status }) => Status).sort()).toEqual(['Processed', 'Voided']);
});

describe('after the payment nothing changes silently', () => {
  test('another total has to be paid anew, and what was set aside for the old one is freed', async () => {
    const token = await cardToken(buyer);
    await payByCard(buyer, token);
    await toExpress();
    expect(await payment()).toBeNull();
    expect(await order()).toMatchObject({
      status: 422,
      body: { errors: [{ title: 'PAYMENT_AMOUNT_CHANGED' }] },
    });
    expect(await payByCard(buyer, token)).toMatchObject({ status: 201, body: { amount: '18.90' } });
    expect(await authorisations()).toEqual(['Voided 13.49', 'Processed 18.90']);
    expect((await order()).status).toBe(201);
  });

  test('a price that the store changes afterwards is not that of the order', async () => {
    await payByCard(buyer, await cardToken(buyer));
    const { Id = '' } =
      (await shop.store.findOne('PricebookEntry', {
        where: { Product2Id: cart.productId, Pricebook2Id: SALE_PRICEBOOK_ID },
      })) ?? {};
    await shop.store.update('PricebookEntry', Id, { UnitPrice: '99.00' });
    expect((await order()).status).toBe(201);
    const [record] = await shop.store.find('Order', { where: { AccountId: buyer.accountId } });
    expect(record?.GrandTotalAmount).toBe('13.49');
  });

  test('goods that are added end the checkout', async () => {
    await payByCard(buyer, await cardToken(buyer));
    await putInto(buyer, cart.productId);
    expect((await order()).status).toBe(410);
  });
});
