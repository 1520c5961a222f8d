import { redirect } from 'react-router';
import { callFailure, pageFailure } from '../failures/failures.server.ts';
import { arrivalsPath, putAllIntoCart } from '../features/cart/fill-cart.server.ts';
import { QuickOrder } from '../features/quick-order/QuickOrder.tsx';
import { formText } from '../forms/form-text.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import '../i18n/de/counter.ts';
import { type CheckedLine, checkList, numberKind } from '../features/quick-order/quick-order.server.ts';
import { localisedPath } from '../i18n/languages.ts';
import { requireBuyer } from '../platform/require-buyer.server.ts';
import { type Shop, shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/quick-order.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (!shop.abilities.isCartAllowed) requireBuyer(shop, request);
  const head = plainHead(shop, { title: shop.text('quickOrder.title'), isIndexed: false });
  return { numbers: numberKind(shop), head };
}

/** Checks the list first; with "Alle lieferbaren in den Warenkorb" it is checked once more and ordered. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  if (!shop.abilities.isCartAllowed) requireBuyer(shop, request);
  const form = await request.formData();
  const typed = String(form.get('list') ?? '');
  if (typed.trim() === '') return { typed, isMissing: true, lines: undefined, failure: undefined };
  const lines = await checkList(shop, typed).catch(pageFailure);
  if (formText(form, 'intent') !== 'add') return { typed, isMissing: false, lines, failure: undefined };
  try {
    await addLines(shop, lines);
  } catch (error) {
    return { typed, isMissing: false, lines, failure: callFailure(error) };
  }
  return redirect(localisedPath(arrivalsPath, shop.language));
}

async function addLines(shop: Shop, lines: CheckedLine[]): Promise<void> {
  const wanted = lines.flatMap(({ product, problem, quantity }) =>
    product && !problem ? [{ product, quantity }] : [],
  );
  const leftOut = lines.flatMap(({ product, problem, text }) =>
    problem ? [{ name: product?.name ?? text, reason: shop.text(`quickOrder.problem.${problem}`) }] : [],
  );
  await putAllIntoCart(shop, wanted, { leftOut });
}

export default function QuickOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return <QuickOrder numbers={loaderData.numbers} outcome={actionData} />;
}
