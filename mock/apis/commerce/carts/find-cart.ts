import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { findRecord } from '../records/find-record.ts';

export type Cart = Row<'WebCart'>;

/** Statuses of a cart that is still the account's cart. */
const OPEN = ['Active', 'Checkout'] as const;

/**
 * Whether a path names the account's cart rather than one by its id. The alias `active` is for buyers who are signed in
 * (PF-PATH-01).
 */
export function isAlias(cartStateOrId: string, { isGuest }: Pick<Buyer, 'isGuest'>): boolean {
  return cartStateOrId === 'current' || (cartStateOrId === 'active' && !isGuest);
}

/**
 * The account's open cart by alias or id; undefined when there is none, or when it belongs to someone else.
 */
export async function findCart(store: Store, buyer: Buyer, cartStateOrId: string): Promise<Cart | undefined> {
  if (isAlias(cartStateOrId, buyer)) return findOpenCart(store, buyer);
  const cart = await findRecord(store, 'WebCart', cartStateOrId);
  return cart && belongsTo(cart, buyer) ? cart : undefined;
}

/**
 * The account's open cart by alias or id.
 *
 * @throws PlatformFault 404, also for carts of other accounts
 */
export async function requireCart(store: Store, buyer: Buyer, cartStateOrId: string): Promise<Cart> {
  const cart = await findCart(store, buyer, cartStateOrId);
  if (!cart) throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
  return cart;
}

/**
 * The account's open cart by alias, undefined when there is none, or by id.
 *
 * @throws PlatformFault 404 for an id, also of carts of other accounts
 */
export function findNamedCart(store: Store, buyer: Buyer, cartStateOrId: string): Promise<Cart | undefined> {
  return isAlias(cartStateOrId, buyer)
    ? findOpenCart(store, buyer)
    : requireCart(store, buyer, cartStateOrId);
}

async function findOpenCart(store: Store, { accountId, webStore }: Buyer): Promise<Cart | undefined> {
  const [cart] = await store.find('WebCart', {
    where: { AccountId: accountId, WebStoreId: webStore.Id, IsSecondary: false, Status: [...OPEN] },
    orderBy: [{ field: 'CreatedDate', ascending: true }],
    limit: 1,
  });
  return cart;
}

function belongsTo(cart: Cart, { accountId, webStore }: Buyer): boolean {
  return (
    cart.AccountId === accountId &&
    cart.WebStoreId === webStore.Id &&
    OPEN.some((status) => status === cart.Status)
  );
}
