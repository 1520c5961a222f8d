import { cartsConstants } from '#generated/commerce/constants.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Update } from '#mock/store/row.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { deliveryMethods } from '../delivery-groups/delivery-methods.ts';
import { messages } from '../messages/messages.ts';
import { lockRecord } from '../records/lock-record.ts';
import { refuseBeyond } from '../records/refuse-beyond.ts';
import { type Cart, findCart, isAlias, requireCart } from './find-cart.ts';
import { refuseReadOnly, refuseWhileLocked } from './recalculation.ts';

/**
 * The cart that a write is meant for, locked until the end of the request. An alias opens the account's cart if there is
 * none; two requests that do so at once get the same one.
 *
 * @throws PlatformFault 404 for an id that is not the account's open cart
 */
export async function openCart(
  context: RequestContext,
  buyer: Buyer,
  cartStateOrId: string,
): Promise<{ cart: Cart; isNew: boolean }> {
  const { store } = context;
  if (isAlias(cartStateOrId, buyer)) await lockRecord(store, 'Account', buyer.accountId);
  const found = await findCart(store, buyer, cartStateOrId);
  if (!found && isAlias(cartStateOrId, buyer))
    return { cart: await createCartRecord(context, buyer), isNew: true };
  return { cart: await lockCart(context, buyer, found?.Id ?? cartStateOrId), isNew: false };
}

/**
 * The account's open cart, locked until the end of the request.
 *
 * @throws PlatformFault 404 when there is none, 403 for a copy that cannot be changed, 409 while the cart is at work
 */
export async function lockCart(context: RequestContext, buyer: Buyer, cartStateOrId: string): Promise<Cart> {
  const cart = await lockCartOrCopy(context, buyer, cartStateOrId);
  refuseReadOnly(cart);
  return cart;
}

/** The same for what can be done with a copy as well: to check it out, and to delete it. */
export async function lockCartOrCopy(
  context: RequestContext,
  buyer: Buyer,
  cartStateOrId: string,
): Promise<Cart> {
  const { store } = context;
  const { Id } = await requireCart(store, buyer, cartStateOrId);
  await lockRecord(store, 'WebCart', Id);
  const cart = await requireCart(store, buyer, Id);
  refuseWhileLocked(cart, context);
  return cart;
}

/**
 * Opens a cart of the account, the main one unless told otherwise.
 *
 * @throws PlatformFault 409 where the account has a main cart already, 400 where it has too many others
 */
export async function openNewCart(context: RequestContext, buyer: Buyer, wish: NewCart): Promise<Cart> {
  await lockRecord(context.store, 'Account', buyer.accountId);
  if (!wish.IsSecondary && (await findCart(context.store, buyer, 'current')))
    throw new PlatformFault(409, 'CONFLICT', 'The account has a main cart already.');
  if (wish.IsSecondary) await refuseManyCarts(context, buyer);
  return createCartRecord(context, buyer, wish);
}

/** Refuses a further cart beside the main one to an account that has too many; 400 ACCOUNT_LIMIT_EXCEEDED. */
export async function refuseManyCarts(
  { store, language }: RequestContext,
  { accountId }: Buyer,
): Promise<void> {
  const open = { AccountId: accountId, IsSecondary: true, Status: { ne: 'Closed' } } as const;
  const count = await store.count('WebCart', open);
  refuseBeyond(count, cartsConstants.secondaryCartsMaximum, messages[language].cartsFull);
}

/** What is particular about a new cart. */
type NewCart = Pick<Update<'WebCart'>, 'Name' | 'IsSecondary'>;

async function createCartRecord(
  { store, language }: RequestContext,
  { webStore, accountId, userId }: Buyer,
  wish: NewCart = {},
): Promise<Cart> {
  const cart = await store.insert('WebCart', {
    ...wish,
    WebStoreId: webStore.Id,
    AccountId: accountId,
    OwnerId: userId,
    CurrencyIsoCode: webStore.DefaultCurrency,
    TaxType: webStore.DefaultTaxType__c,
  });
  const [usual] = await deliveryMethods(store, webStore.Id);
  await store.insert('CartDeliveryGroup', {
    CartId: cart.Id,
    Name: messages[language].deliveryGroupName(),
    IsDefault: true,
    OrderDeliveryMethodId: usual?.Id ?? null,
  });
  return cart;
}
