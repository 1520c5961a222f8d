import { RouterContextProvider } from 'react-router';
import type { StubAnswer } from '#client/testing/stub-fetch.ts';
import { type Shop, shopContext } from '../platform/shop.server.ts';
import { action as startCheckout } from '../routes/checkout.tsx';
import { action as placeOrder } from '../routes/checkout-review.tsx';
import { stubShop } from './stub-shop.ts';

export const CART = '0a6000000000001AAA';
export const CHECKOUT = '2z9000000000001AAA';

/** A refusal with one reason. */
export const refused = (status: number, errorCode: string, message = 'Technical.'): StubAnswer => [
  status,
  [{ errorCode, message }],
];

/** A checkout in which everything is chosen, as the platform answers it. */
export const checkout = (status: number, change: object = {}): StubAnswer => [
  status,
  {
    checkoutId: CHECKOUT,
    checkoutStatus: status,
    cartSummary: { cartId: CART, currencyIsoCode: 'EUR', grandTotalAmount: '13.95' },
    deliveryGroups: {
      items: [
        {
          id: '0a7000000000001AAA',
          isDefault: true,
          totalCartItemCount: 1,
          deliveryAddress: { street: 'Lindenweg 4', postalCode: '80331', city: 'München', country: 'DE' },
          availableDeliveryMethods: [],
        },
      ],
    },
    errors: [],
    ...change,
  },
];

/** What a route is given of this shop. */
export function routeContext(shop: Shop): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  return context;
}

/** A route's loader or action for this shop. */
export function visit<Answer>(
  route: (args: never) => Promise<Answer>,
  shop: Shop,
  request: Request,
): Promise<Answer> {
  const { pathname: path } = new URL(request.url);
  return route({ request, context: routeContext({ ...shop, path }), params: {} } as never);
}

export const formPost = (path: string, fields: Record<string, string>) =>
  new Request(`https://shop.example${path}`, { method: 'POST', body: new URLSearchParams(fields) });

/** What a cart says of itself that can be ordered. */
const faultless = { messagesSummary: { hasErrors: false, limitedMessages: [] } };

/** Presses the button that leads to the checkout: where it leads, and what was asked of the platform about checkouts. */
export async function pressCheckout(starts: StubAnswer[], summary: object = faultless) {
  const { shop, requests } = stubShop({
    'GET /carts/current': () => [200, { cartId: CART, ...summary }],
    'PUT /checkouts/active': () => starts.shift() ?? checkout(202),
    'DELETE /checkouts/active': () => [204],
    [`GET /checkouts/${CHECKOUT}`]: () => checkout(200),
  });
  const answer = await visit(startCheckout, shop, formPost('/checkout', { cartId: CART }));
  const asked = requests.filter(({ url }) => url.includes('/checkouts'));
  return { to: answer.headers.get('location') ?? '', methods: asked.map(({ method }) => method) };
}

/** Presses the final button of a checkout. */
export async function pressOrder(
  placed: StubAnswer,
  { fields = {}, change = {} }: { fields?: Record<string, string>; change?: object } = {},
) {
  const { shop, requests } = stubShop({
    'GET /checkouts/active': () => checkout(200, change),
    'PATCH /checkouts/active': () => checkout(200, change),
    [`GET /checkouts/${CHECKOUT}`]: () => checkout(200, change),
    [`POST /checkouts/${CHECKOUT}/orders`]: () => placed,
  });
  const form = { checkoutId: CHECKOUT, total: '13.95', ...fields };
  const answer = await visit(placeOrder, shop, formPost('/checkout/review', form));
  return { shop, requests, answer };
}
