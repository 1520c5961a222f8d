import type { HandlerInput, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { objects } from '#mock/objects/index.ts';
import { toLongId } from '#mock/store/ids.ts';
import { type Buyer, guestBuyer } from '../buyers/buyer.ts';
import type { Shopper } from '../buyers/shopper.ts';
import { findCart } from '../carts/find-cart.ts';

type Query = HandlerInput<'getProductRecommendations'>['query'];

/** What a recommender begins from. */
export type AnchorKind = 'Product2' | 'ProductCategory';

/**
 * The ids that a request begins from: those it names, and for products those in the shopper's cart where it asks for them.
 *
 * @throws PlatformFault 400 where an id is of another kind, or where neither ids nor the cart are named
 */
export async function readAnchors(
  context: RequestContext,
  shopper: Shopper,
  { anchorValues, anchorFromCurrentCart }: Query,
  kind: AnchorKind,
): Promise<readonly string[]> {
  const fromCart = kind === 'Product2' && anchorFromCurrentCart;
  if (anchorValues === undefined && !fromCart)
    throw new PlatformFault(400, 'MISSING_ARGUMENT', 'Give anchorValues to this recommender.');
  const named = (anchorValues?.split(',') ?? []).map((id) => anchorId(id, kind));
  return [...new Set([...named, ...(fromCart ? await cartProductIds(context, shopper) : [])])];
}

function anchorId(id: string, kind: AnchorKind): string {
  const longId = toLongId(id);
  if (longId?.startsWith(objects[kind].keyPrefix)) return longId;
  throw new PlatformFault(400, 'INVALID_ANCHOR', `anchorValues: ${id} is no id of a ${kind}.`);
}

async function cartProductIds(context: RequestContext, shopper: Shopper): Promise<string[]> {
  const buyer = buyerOf(context, shopper);
  const cart = buyer && (await findCart(context.store, buyer, 'current'));
  const items = cart ? await context.store.find('CartItem', { where: { CartId: cart.Id } }) : [];
  return items.flatMap(({ Product2Id }) => Product2Id ?? []);
}

/** The shopper as the owner of a cart; staff have none. */
function buyerOf({ session }: RequestContext, { webStore, accountId }: Shopper): Buyer | undefined {
  if (session.isGuest) return guestBuyer(webStore, session);
  return accountId === null ? undefined : { webStore, accountId, userId: session.userId, isGuest: false };
}
