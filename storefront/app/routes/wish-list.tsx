import { redirect } from 'react-router';
import { callFailure, pageFailure } from '../failures/failures.server.ts';
import { arrivalsPath } from '../features/cart/fill-cart.server.ts';
import { readListedProducts } from '../features/product/listed-products.server.ts';
import { orderability, type ProductView } from '../features/product/product-view.ts';
import {
  chooseList,
  keepsListsInAccount,
  readAccountLists,
} from '../features/wish-list/account-lists.server.ts';
import type { AccountLists } from '../features/wish-list/account-lists.ts';
import { changeLists, intentOf } from '../features/wish-list/change-lists.server.ts';
import { WishList } from '../features/wish-list/WishList.tsx';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import '../i18n/de/counter.ts';
import { putAllIntoCart } from '../features/cart/fill-cart.server.ts';
import { readWishedProducts } from '../features/wish-list/wish-list.server.ts';
import { localisedPath } from '../i18n/languages.ts';
import { requireBuyer } from '../platform/require-buyer.server.ts';
import { ordersFromTiles, type Shop, shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/wish-list.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const account = await readLists(shop, new URL(request.url).searchParams.get('list')).catch(pageFailure);
  const products = await productsOf(shop, account).catch(pageFailure);
  return {
    products,
    account,
    canOrder: shop.abilities.isCartAllowed,
    canOrderFromTiles: ordersFromTiles(shop),
    head: plainHead(shop, { title: shop.text('wishList.title'), isIndexed: false }),
  };
}

async function readLists(shop: Shop, chosen: string | null) {
  if (!(await keepsListsInAccount(shop))) return undefined;
  if (chosen) chooseList(shop, chosen);
  return readAccountLists(shop);
}

function productsOf(shop: Shop, account: AccountLists | undefined): Promise<ProductView[]> {
  if (!account) return readWishedProducts(shop);
  const ids = account.shown?.items.map(({ productId }) => productId) ?? [];
  return ids.length === 0 ? Promise.resolve([]) : readListedProducts(shop, { ids });
}

/** Puts the list into the cart, which says what was left out and why; or changes the lists of the account. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  if (!shop.abilities.isCartAllowed) requireBuyer(shop, request);
  if (!(await keepsListsInAccount(shop))) return orderFromBrowser(shop);
  const form = await request.formData();
  const refused = await changeLists(shop, form);
  if (refused) return { failure: refused.failure, refused };
  const next = intentOf(form) === 'order' ? arrivalsPath : '/wish-list';
  return redirect(localisedPath(next, shop.language));
}

async function orderFromBrowser(shop: Shop) {
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
      { leftOut },
    );
  } catch (error) {
    return { failure: callFailure(error), refused: undefined };
  }
  return redirect(localisedPath(arrivalsPath, shop.language));
}

export default function WishListPage({ loaderData, actionData }: Route.ComponentProps) {
  return <WishList {...loaderData} failure={actionData?.failure} refused={actionData?.refused} />;
}
