import { expect } from 'vitest';
import { paymentsConstants } from '#generated/commerce/constants.gen.ts';
import type { Shop, Visitor } from './shop.ts';
import { addAddress, addProduct, type ProductWish } from './shop-records.ts';

export const billingAddress = {
  name: 'Erika Beispiel',
  street: 'Lindenweg 4',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
};

/** Asks to put a product into the visitor's cart, whatever the answer. */
export function addToCart(buyer: Visitor, productId: string, quantity = '1') {
  return buyer.call('POST', '/carts/current/cart-items', { productId, quantity, type: 'Product' });
}

/** The head of the visitor's cart once it is recalculated. */
export async function settledSummary(shop: Shop, buyer: Visitor) {
  shop.wait();
  return (await buyer.call('GET', '/carts/current')).body;
}

/** Puts a new product into the visitor's cart and answers the ids of both. */
export async function fillCart(shop: Shop, buyer: Visitor, wish: ProductWish = {}, quantity = '1') {
  const product = await addProduct(shop.store, wish);
  const cartId = await putInto(buyer, product.Id, quantity);
  return { cartId, productId: product.Id };
}

export async function putInto(buyer: Visitor, productId: string, quantity = '1'): Promise<string> {
  const { status, body } = await addToCart(buyer, productId, quantity);
  expect(status).toBe(201);
  return body.cartId;
}

/** Starts the checkout of a cart for a buyer with a default address, and waits until it is ready. */
export async function startCheckout(shop: Shop, buyer: Visitor, cartId: string) {
  await addAddress(shop.store, buyer.accountId, { IsDefault: true });
  const started = await buyer.call('PUT', '/checkouts/active', { cartId });
  shop.wait();
  return started;
}

/** Goes all the way to a checkout that only waits for the order; answers its id. */
export async function payableCheckout(shop: Shop, buyer: Visitor, cartId: string): Promise<string> {
  const { status, body } = await startCheckout(shop, buyer, cartId);
  expect(status).toBe(202);
  await payByInvoice(buyer);
  return body.checkoutId;
}

export async function payByInvoice(buyer: Visitor): Promise<void> {
  const payment = { requestType: 'SimplePurchaseOrder', billingAddress };
  expect((await buyer.call('POST', '/checkouts/active/payments', payment)).status).toBe(201);
}

/** A token of the sandbox's payment provider for a card by its number. */
export async function cardToken(
  buyer: Visitor,
  cardNumber: string = paymentsConstants.approvedCardNumber,
): Promise<string> {
  const card = { cardHolderName: 'Erika Beispiel', cvv: '123', expiryMonth: 12, expiryYear: 2030 };
  const { status, body } = await buyer.call('POST', '/payments/token', {
    cardPaymentMethod: { ...card, cardNumber },
  });
  expect(status).toBe(201);
  return body.token;
}

/** Pays the open checkout by card, whatever the answer. */
export function payByCard(buyer: Visitor, paymentToken: string, headers?: Readonly<Record<string, string>>) {
  const payment = { requestType: 'Auth', paymentToken, billingAddress };
  return buyer.call('POST', '/checkouts/active/payments', payment, headers);
}
