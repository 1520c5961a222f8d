import { paymentsConstants } from '#generated/commerce/constants.gen.ts';
import { CATALOG_ID, SALE_PRICEBOOK_ID, SITE_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { type Call, perform } from '../call.ts';
import type { Buyer } from './platform.ts';
import { addCosmetic, type World } from './world.ts';

export const STORE = { webstoreId: WEBSTORE_ID };

export const address = {
  name: 'Erika Beispiel',
  street: 'Lindenweg 4',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
};

/** A buyer with a cart in which there is something. */
export interface Filled {
  readonly buyer: Buyer;
  readonly cartId: string;
  readonly cartItemId: string;
  readonly productId: string;
}

/** Calls that must succeed, for a ground on which others are made. */
export async function succeed(by: Buyer, operationId: string, call: Call) {
  const { status, body } = await perform(by, operationId, { ...call, path: { ...STORE, ...call.path } });
  if (status >= 300) throw new Error(`${operationId} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Puts two packs of a product of its own into the cart of a new buyer. */
export async function fillCart(world: World, buyer?: Buyer, over: object = {}): Promise<Filled> {
  const who = buyer ?? (await world.platform.buyer());
  const { Id: productId } = await addCosmetic(world.store, over);
  const { cartId, cartItemId } = await succeed(who, 'addItemToCart', {
    path: { cartStateOrId: 'current' },
    body: { productId, quantity: '2', type: 'Product' },
  });
  settle(world);
  await succeed(who, 'getDeliveryGroups', { path: { cartStateOrId: 'current' } });
  return { buyer: who, cartId, cartItemId, productId };
}

/** A store of its own in which guests may not even look around. */
export async function closedStore({ store }: World): Promise<string> {
  const webStore = await store.insert('WebStore', {
    Name: 'Geschlossen',
    CatalogId__c: CATALOG_ID,
    SiteId__c: SITE_ID,
    PricebookId__c: SALE_PRICEBOOK_ID,
    GuestBrowsingEnabled: false,
  });
  return webStore.Id;
}

/** Lets what is under way come to its end. */
export function settle({ clock }: World): void {
  clock.advance(1000);
}

/** A checkout of such a cart, ready to be paid. */
export async function startedCheckout(world: World, over: object = {}, buyer?: Buyer) {
  const filled = await fillCart(world, buyer, over);
  const { checkoutId } = await succeed(filled.buyer, 'startCheckout', {
    path: { checkoutId: 'active' },
    body: { cartId: filled.cartId, deliveryAddressInput: address },
  });
  settle(world);
  return { ...filled, checkoutId: String(checkoutId) };
}

/** A checkout that only waits for the order. */
export async function paidCheckout(world: World, over: object = {}, by?: Buyer) {
  const started = await startedCheckout(world, over, by);
  const { buyer, checkoutId } = started;
  await succeed(buyer, 'createPayment', { path: { checkoutId }, body: byInvoice });
  return started;
}

export const byInvoice = { requestType: 'SimplePurchaseOrder', billingAddress: address };

/** An order of a new buyer, by the id of its summary. */
export async function placedOrder(world: World) {
  const paid = await paidCheckout(world);
  await succeed(paid.buyer, 'placeOrder', { path: { checkoutId: paid.checkoutId } });
  const summary = await world.store.findOne('OrderSummary', { where: { AccountId: paid.buyer.accountId } });
  return { ...paid, orderSummaryId: String(summary?.Id) };
}

export function cardPayment(cardNumber: string = paymentsConstants.approvedCardNumber) {
  return {
    cardPaymentMethod: {
      cardHolderName: 'Erika Beispiel',
      cardNumber,
      cvv: '123',
      expiryMonth: 12,
      expiryYear: 2030,
    },
  };
}
