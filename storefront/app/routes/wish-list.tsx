import { redirect } from 'react-router';
import { callFailure, pageFailure } from '../failures/failures.server.ts';
import { arrivalsPath } from '../features/cart/fill-cart.server.ts';
import { orderability } from '../features/product/product-view.ts';
import { WishList } from '../features/wish-list/WishList.tsx';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import '../i18n/de/counter.ts';
import { putAllIntoCart } from '../features/quick-order/quick-order.server.ts';
import { readWishedProducts } from '../features/wish-list/wish-list.server.ts';
import { localisedPath } from '../i18n/languages.ts';
import { requireBuyer } from '../platform/require-buyer.server.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/wish-list.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const products = await readWishedProducts(shop).catch(pageFailure);
  return {
    products,
    isGuest: shop.session.isGuest,
    canOrder: shop.abilities.isCartAllowed,
    head: plainHead(request, { title: shop.text('wishList.title'), isIndexed: false }),
  };
}

/** Puts one pack of each product that can be ordered into the cart; the cart says what was left out and why. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  if (!shop.abilities.isCartAllowed) requireBuyer(shop, request);
  const products = await readWishedProducts(shop).catch(pageFailure);
  const wanted = products.filter((product) => orderability(product) === 'orderable');
  const leftOut = products.flatMap((product) => {
    const state = orderability(product);
    if (state === 'orderable') return [];
    const problem = state === 'prescription' ? state : state === 'unavailable' ? 'soldOut' : 'notSold';
    return [{ name: product.name, reason: shop.text(`quickOrder.problem.${problem}`) }];
  });
  try {
    await putAllIntoCart(
      shop,
      wanted.map((product) => ({ product, quantity: 1 })),
      leftOut,
    );
  } catch (error) {
    return { failure: callFailure(error) };
  }
  return redirect(localisedPath(arrivalsPath, shop.language));
}

export default function WishListPage({ loaderData, actionData }: Route.ComponentProps) {
  return <WishList {...loaderData} failure={actionData?.failure} />;
}
