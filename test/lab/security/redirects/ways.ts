import { demoPassword, demoUsers } from '#mock/demo/seed/people/staff.ts';
import type { Servers } from '../built/servers.ts';
import type { Sent } from '../exchange.ts';

/** A request in which somebody else chooses where to go next. */
export interface Way {
  readonly name: string;
  readonly server: keyof Servers;
  /** The request for a destination; `cookie` is that of somebody who has signed in. */
  readonly request: (
    destination: string,
    cookie: string,
  ) => { readonly target: string; readonly sent?: Sent };
  /** Whether it costs so much that it is tried with part of the destinations only. */
  readonly isSlow?: boolean;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
let people = 0;

const form = (target: string, fields: Readonly<Record<string, string>>, cookie = '') => ({
  target,
  sent: {
    method: 'POST',
    headers: { ...FORM, ...(cookie && { cookie }) },
    body: new URLSearchParams(fields).toString(),
  },
});

const signedInAt = (target: string, cookie: string) => ({ target, sent: { headers: { cookie } } });
const encoded = encodeURIComponent;

/** As an attacker writes an address into a request: only what HTTP cannot carry is encoded. */
const raw = (text: string) => text.replace(/[^\u0021-\u007e]/g, encoded);

const person = () => {
  people += 1;
  const email = `umleitung-${people}@offizin.example`;
  return { firstName: 'Probe', lastName: 'Umleitung', email, password: 'lange-genug' };
};
const credentials = { username: demoUsers[0].username, password: demoPassword };

/** Every parameter of both apps that names where to go next, and every address that is sent on. */
export const ways: readonly Way[] = [
  {
    name: 'sign-in page, signed in',
    server: 'storefront',
    request: (to, cookie) => signedInAt(`/login?from=${encoded(to)}`, cookie),
  },
  {
    name: 'sign-in page, signed in, unencoded',
    server: 'storefront',
    request: (to, cookie) => signedInAt(`/login?from=${raw(to)}`, cookie),
  },
  {
    name: 'English sign-in page, signed in',
    server: 'storefront',
    request: (to, cookie) => signedInAt(`/en/login?from=${encoded(to)}`, cookie),
  },
  {
    name: 'sign-in data for scripts',
    server: 'storefront',
    request: (to, cookie) => signedInAt(`/login.data?from=${encoded(to)}`, cookie),
  },
  {
    name: 'sign-in page of a guest',
    server: 'storefront',
    request: (to) => ({ target: `/login?from=${encoded(to)}` }),
  },
  {
    name: 'registration page of a guest',
    server: 'storefront',
    request: (to) => ({ target: `/register?from=${encoded(to)}` }),
  },
  {
    name: 'signing in',
    server: 'storefront',
    request: (from) => form('/login', { ...credentials, from }),
    isSlow: true,
  },
  {
    name: 'signing in by script',
    server: 'storefront',
    request: (from) => form('/en/login.data', { ...credentials, from }),
    isSlow: true,
  },
  {
    name: 'opening an account',
    server: 'storefront',
    request: (from) => form('/register', { ...person(), from }),
    isSlow: true,
  },
  {
    name: 'page that chooses a password',
    server: 'storefront',
    request: (to) => ({ target: `/password/new?from=${encoded(to)}` }),
  },
  {
    name: 'asking for a code',
    server: 'storefront',
    request: (from) => form('/password/forgotten', { email: person().email, from }),
    isSlow: true,
  },
  {
    name: 'consent',
    server: 'storefront',
    request: (from) => form('/consent', { choice: 'none', from }),
  },
  {
    name: 'English consent',
    server: 'storefront',
    request: (from) => form('/en/consent', { choice: 'none', from }),
  },
  {
    name: 'wish list',
    server: 'storefront',
    request: (from) => form('/wish-list/items', { add: 'x', from }),
  },
  {
    name: 'refused cart item',
    server: 'storefront',
    request: (from) => form('/cart/items', { productId: 'x', quantity: '1', from }),
  },
  {
    name: 'refused cart item by script',
    server: 'storefront',
    request: (from) => form('/cart/items.data', { productId: 'x', quantity: '1', from }),
  },
  {
    name: 'signing out',
    server: 'storefront',
    request: (to) =>
      form(`/logout?from=${encoded(to)}&next=${encoded(to)}&returnTo=${encoded(to)}`, { from: to, next: to }),
  },
  {
    name: 'switch of the account',
    server: 'storefront',
    request: (to, cookie) => form('/account', { accountId: to, from: to, next: to }, cookie),
    isSlow: true,
  },
  {
    name: 'page of buyers only, as a guest',
    server: 'storefront',
    request: (to) => ({ target: `/account/orders?from=${encoded(to)}&page=${encoded(to)}` }),
  },
  {
    name: 'address of an order, as a guest',
    server: 'storefront',
    request: (to) => ({ target: `/account/orders/${encoded(to)}` }),
  },
  {
    name: 'the address itself',
    server: 'storefront',
    request: (to) => ({ target: `/${raw(to).replace(/^\//, '')}` }),
  },
  {
    name: 'the address itself, with its language (as the switch of languages makes it)',
    server: 'storefront',
    request: (to) => ({ target: `/en${raw(to).replace(/^(?!\/)/, '/')}` }),
  },
  {
    name: 'address of buyers only, as a guest',
    server: 'storefront',
    request: (to) => ({ target: `/account/addresses/${raw(to)}` }),
  },
  {
    name: 'checkout of a guest',
    server: 'storefront',
    request: (to) => ({ target: `/checkout?from=${raw(to)}` }),
  },
  {
    name: 'return from the page of a payment',
    server: 'storefront',
    request: (to, cookie) =>
      signedInAt(
        `/checkout/payment-return?state=${encoded(to)}&result=confirmed&paymentsReturnUrl=${encoded(to)}`,
        cookie,
      ),
  },
  {
    name: 'payment that asks to come back elsewhere',
    server: 'storefront',
    request: (to, cookie) =>
      form('/checkout/payment', { payment: 'wallet', paymentsReturnUrl: to, from: to, token: to }, cookie),
    isSlow: true,
  },
  {
    name: 'page of a payment',
    server: 'mock',
    request: (to) => ({ target: `/sandbox/payment-confirmations/${encoded(to)}?from=${encoded(to)}` }),
  },
  { name: 'search', server: 'storefront', request: (to) => ({ target: `/search?term=${encoded(to)}` }) },
  {
    name: 'sign-in page of the console',
    server: 'console',
    request: (to) => ({ target: `/login?from=${encoded(to)}&redirectTo=${raw(to)}` }),
  },
  {
    name: 'permanent link of the console',
    server: 'console',
    request: (to) => ({ target: `/o/Account/${raw(to)}` }),
  },
  {
    name: 'the address itself at the console',
    server: 'console',
    request: (to) => ({ target: `/${raw(to).replace(/^\//, '')}` }),
  },
];
