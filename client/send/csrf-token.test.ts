import { expect, test } from 'vitest';
import { addItemToCart, addOrderToCart, getApplicationContext } from '#generated/commerce/client.gen.ts';
import { routedFetch, type StubAnswer } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';

const INPUT = { body: { orderSummaryIdOrRefNumber: 'OF-2026-00000123' } };
const POST = 'POST /add-order-to-cart';
const ADDED: StubAnswer = [200, { totalFailedProductCount: 0 }];

function tokenModules(...tokens: string[]) {
  return (): StubAnswer => [
    200,
    `return "${tokens.length > 1 ? tokens.shift() : tokens[0]}";`,
    { 'content-type': 'text/javascript' },
  ];
}

test('SF-CALL-02 a helper write carries the token, which is fetched once', async () => {
  const { fetch, requests } = routedFetch({ 'GET /csrfToken': tokenModules('t1'), [POST]: () => ADDED });
  const { platform } = stubPlatform(fetch);
  await platform.write(addOrderToCart, INPUT);
  await platform.write(addOrderToCart, INPUT);
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
  expect(requests[2]?.headers.get('csrf-token')).toBe('t1');
});

test('SF-CALL-02 the token is read from a script that returns it and from a module that exports it', async () => {
  for (const script of ['return "t1";', "return 't1'", 'export default "t1";\n']) {
    const { fetch, requests } = routedFetch({
      'GET /webruntime/module/@app/csrfToken': () => [200, script, { 'content-type': 'text/javascript' }],
      [POST]: () => ADDED,
    });
    await stubPlatform(fetch).platform.write(addOrderToCart, INPUT);
    expect(requests[1]?.headers.get('csrf-token')).toBe('t1');
  }
});

test('SF-CALL-02 a stale token is fetched once more', async () => {
  const answers: StubAnswer[] = [[403, [{ errorCode: 'INVALID_CSRF_TOKEN', message: 'No.' }]], ADDED];
  const { fetch, requests } = routedFetch({
    'GET /csrfToken': tokenModules('old', 'new'),
    [POST]: () => answers.shift() ?? ADDED,
  });
  await stubPlatform(fetch).platform.write(addOrderToCart, INPUT);
  expect(requests.map(({ headers }) => headers.get('csrf-token'))).toEqual([null, 'old', null, 'new']);
});

test('SF-CALL-02 a visitor without a session writes without a token', async () => {
  const { fetch, requests } = routedFetch({
    'GET /csrfToken': () => [401, [{ errorCode: 'INVALID_SESSION_ID', message: 'No session.' }]],
    [POST]: () => ADDED,
  });
  await stubPlatform(fetch).platform.write(addOrderToCart, INPUT);
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  expect(requests[1]?.headers.has('csrf-token')).toBe(false);
});

test('SF-CALL-02 a refusal that has nothing to do with the token is not tried again', async () => {
  const { fetch, requests } = routedFetch({
    'GET /csrfToken': tokenModules('t1'),
    [POST]: () => [403, [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No.' }]],
  });
  const write = stubPlatform(fetch).platform.write(addOrderToCart, INPUT);
  await expect(write).rejects.toMatchObject({ status: 403 });
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('SF-CALL-03 a site calls at its own base, where writes carry the token', async () => {
  const { fetch, requests } = routedFetch({
    'GET /csrfToken': tokenModules('t1'),
    'GET /application-context': () => [200, {}],
    'POST /cart-items': () => [201, {}],
  });
  const { platform } = stubPlatform(fetch, {}, { isSite: true });
  await platform.read(getApplicationContext, {});
  const body = { productId: '01t000000000001AAA', quantity: '1', type: 'Product' } as const;
  await platform.write(addItemToCart, { path: { cartStateOrId: 'current' }, body });
  const paths = requests.map(({ url }) => new URL(url).pathname);
  expect(paths[0]).toMatch(/^\/webruntime\/api\/services\/data\/v64\.0\//);
  expect(paths[2]).toMatch(/^\/webruntime\/api\/services\/data\/v64\.0\//);
  expect(requests[2]?.headers.get('csrf-token')).toBe('t1');
});

test('a module without a token is a contract violation', async () => {
  const { fetch } = routedFetch({
    'GET /csrfToken': () => [200, 'export {};', { 'content-type': 'text/javascript' }],
  });
  const write = stubPlatform(fetch).platform.write(addOrderToCart, INPUT);
  await expect(write).rejects.toMatchObject({ name: 'ContractError' });
});

test('whoever gives up does not wait for the token', async () => {
  const { fetch } = routedFetch({ 'GET /csrfToken': () => new Promise<never>(() => undefined) });
  const write = stubPlatform(fetch).platform.write(addOrderToCart, INPUT, {
    signal: AbortSignal.abort(),
  });
  await expect(write).rejects.toMatchObject({
    name: 'AbortedError',
    operationId: 'addOrderToCart',
  });
});
