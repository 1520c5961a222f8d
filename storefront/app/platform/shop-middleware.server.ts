import type { MiddlewareFunction } from 'react-router';
import { hasGuestCart } from '#client/commerce/guest-cart.ts';
import { wishesOf } from '../features/wish-list/wish-list.server.ts';
import { requireOpenShop } from './closed-shop.server.ts';
import { withDevelopmentFacts } from './development-facts.server.ts';
import { type ServerFacts, serverFacts } from './server-facts.server.ts';
import { openShop, shopContext } from './shop.server.ts';
import { keepUnsentForm } from './unsent-form.server.ts';

/** Opens the shop for the request and tells the browser afterwards which cookies have changed. */
export const shopMiddleware: MiddlewareFunction<Response> = (parameters, next) => {
  const facts = parameters.context.get(serverFacts);
  const answer = (known: ServerFacts) => inShop(parameters, known, next);
  return facts ? answer(facts) : withDevelopmentFacts(parameters.request, answer);
};

async function inShop(
  { request, context }: Parameters<MiddlewareFunction<Response>>[0],
  facts: ServerFacts,
  next: Parameters<MiddlewareFunction<Response>>[1],
): Promise<Response> {
  const shop = await openShop(request, facts);
  context.set(shopContext, shop);
  await keepUnsentForm(shop, request);
  requireOpenShop(shop, request);
  const response = await next();
  for (const cookie of shop.cookies.headers()) response.headers.append('Set-Cookie', cookie);
  response.headers.append('Server-Timing', shop.calls.header());
  // What is shown to buyers, and to guests who have begun something here, is nobody else's.
  if (!shop.session.isGuest || hasGuestCart(shop.kept) || wishesOf(shop).length > 0)
    response.headers.set('Cache-Control', 'private, no-store');
  return response;
}
