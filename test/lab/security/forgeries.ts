import { declaredOperations } from '../operations/declared.ts';
import { STORE_PATH } from './addresses.ts';
import { type Attack, Tally } from './attack.ts';
import { exchange } from './exchange.ts';
import type { Ground } from './ground.ts';

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The encodings that a form of another site can send, those a script could, and none. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'application/x-www-form-urlencoded': 'quantity=1',
  'multipart/form-data; boundary=b':
    '--b\r\ncontent-disposition: form-data; name="quantity"\r\n\r\n1\r\n--b--\r\n',
  'text/plain': '{"quantity":"1","x":"="}',
  'application/json': '{"quantity":"1"}',
  '': '',
};

/** How a browser says that a page of another site asks. */
const hostile = (origin: string): readonly Readonly<Record<string, string>>[] => [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: `${origin}.evil.example` },
  { origin: `http://${new URL(origin).hostname}:1` },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
];

/** Addresses of the apps' own forms. */
const FORMS = [
  '/login',
  '/logout',
  '/cart',
  '/cart/items',
  '/checkout/review',
  '/account/addresses/new',
  '/consent',
];

/**
 * Pages of another site write with the cookies of somebody who is signed in: every write of the contracts and every
 * form of the apps, in every method and encoding, refused with a 403 before anything is looked at.
 */
export const forgeries: Attack = async (ground) => {
  const tally = new Tally();
  const before = await ground.state();
  for (const server of ['mock', 'storefront', 'console'] as const) {
    const origin = ground[server];
    const cookie = ground.cookieFor(origin);
    for (const [index, headers] of hostile(origin).entries())
      for (const { method, target } of writes(server, index))
        for (const [type, body] of Object.entries(ENCODINGS)) {
          const all = { cookie, ...(type && { 'content-type': type }), ...headers };
          const { status } = await exchange(origin, target, { method, headers: all, body });
          tally.expect(
            status === 403,
            `${server}: ${method} ${target} as ${type} from ${JSON.stringify(headers)}: ${status}`,
          );
        }
  }
  tally.expect((await ground.state()) === before, 'a forged request has changed records');
  await proveEffect(ground, tally);
  return tally;
};

/** The mock is asked for every write once per kind of origin, the apps for their forms and one call by every method. */
function* writes(server: string, kind: number) {
  if (server === 'mock')
    for (const { method, path } of declaredOperations(
      'commerce',
      'cms',
      'record-data',
      'platform',
      'sandbox',
    )) {
      const isTurn = kind < 3 || path.length % 3 === kind % 3;
      if (method !== 'get' && isTurn)
        yield { method: method.toUpperCase(), target: path.replace(/\{\w+\}/g, 'current') };
    }
  else
    for (const method of METHODS)
      for (const target of [...FORMS, `${STORE_PATH}/carts/current/cart-items`]) yield { method, target };
}

/** The same request without the foreign origin has an effect, so that it was the origin that kept the others away. */
async function proveEffect({ storefront, state, store, ...ground }: Ground, tally: Tally): Promise<void> {
  const [product] = await store.find('Product2', {
    where: { L2C_CM_RegulatoryClassification__c: 'Kosmetik' },
    limit: 1,
  });
  const body = JSON.stringify({ productId: product?.Id, quantity: '1', type: 'Product' });
  const send = (headers: Readonly<Record<string, string>>) =>
    exchange(storefront, `${STORE_PATH}/carts/current/cart-items`, {
      method: 'POST',
      headers: { cookie: ground.cookieFor(storefront), 'content-type': 'application/json', ...headers },
      body,
    });
  const before = await state();
  await send({ origin: 'https://evil.example' });
  tally.expect((await state()) === before, 'a cart was filled from another site');
  const { status } = await send({ origin: storefront });
  tally.expect(
    status < 300 && (await state()) !== before,
    `a cart is filled from the shop itself: ${status}`,
  );
}

/** Writes of the helper calls need the token of the platform's session, whatever the origin says. */
export const missingTokens: Attack = async ({ mock, cookieFor, state }) => {
  const tally = new Tally();
  const before = await state();
  const helpers = declaredOperations('commerce').filter(
    ({ path, method }) => path.startsWith('/webruntime/') && method !== 'get',
  );
  for (const { method, path, operationId } of helpers)
    for (const token of [undefined, '', 'wrong', '__proto__', 'x'.repeat(43)]) {
      const target = path
        .replace('{webstoreId}', STORE_PATH.split('/').at(-1) ?? '')
        .replace(/\{\w+\}/g, '0a9000000000001AAA');
      const { status, text } = await exchange(mock, target, {
        method: method.toUpperCase(),
        headers: {
          cookie: cookieFor(mock),
          'content-type': 'application/json',
          ...(token !== undefined && { 'csrf-token': token }),
        },
        body: BODIES[operationId] ?? '{}',
      });
      tally.expect(
        [400, 403].includes(status) && (status === 400 || /CSRF/.test(text)),
        `${operationId} with token ${token}: ${status} ${text}`,
      );
    }
  tally.expect((await state()) === before, 'a helper write without its token has changed records');
  return tally;
};

const BODIES: Readonly<Record<string, string>> = {
  addOrderToCart: '{"orderSummaryIdOrRefNumber":"OF-2026-00000123"}',
};
