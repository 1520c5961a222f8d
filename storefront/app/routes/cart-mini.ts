import { readCart } from '../features/cart/cart.server.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/cart-mini.ts';

/** The cart for the panel in the header; none where the visitor may have no cart, or it cannot be read now. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (!shop.abilities.isCartAllowed) return { cart: undefined };
  return { cart: await readCart(shop).catch(() => undefined) };
}
