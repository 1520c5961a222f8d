import { expect, it } from 'vitest';
import { createReadYourWrites } from './read-your-writes.ts';

const ERIKA = 'shop_sid=erika';
const LONG_MS = 60_000;
const SHORT_MS = 20;

/** A shop whose forms are worked on until they are told to end; tells what it has done, in order. */
function shopWith(patienceMs: number) {
  const inOrder = createReadYourWrites(patienceMs);
  const done: string[] = [];
  const send = (method: string, path: string, cookie = ERIKA, until: Promise<unknown> = Promise.resolve()) =>
    inOrder(
      cookie || undefined,
      new Request(`http://shop.test${path}`, { method, headers: cookie ? { cookie } : {} }),
      async () => {
        await until;
        done.push(`${method} ${path}`);
        return new Response();
      },
    );
  return { send, done };
}

it('reads a page after what its visitor has sent before', async () => {
  const { send, done } = shopWith(LONG_MS);
  const cart = Promise.withResolvers<void>();
  const answers = [send('POST', '/cart', ERIKA, cart.promise), send('GET', '/account')];
  await send('GET', '/account.data?_routes=routes%2Faccount');
  cart.resolve();
  await Promise.all(answers);
  expect(done).toEqual(['GET /account.data?_routes=routes%2Faccount', 'POST /cart', 'GET /account']);
});

it('counts data with what stands around the page as the page', async () => {
  const { send, done } = shopWith(LONG_MS);
  const cart = Promise.withResolvers<void>();
  const answers = [
    send('POST', '/cart', ERIKA, cart.promise),
    send('GET', '/account.data'),
    send('GET', '/account.data?_routes=root%2Croutes%2Faccount'),
  ];
  cart.resolve();
  await Promise.all(answers);
  expect(done[0]).toBe('POST /cart');
  expect(done).toHaveLength(3);
});

it.each([
  ['another visitor', 'shop_sid=max'],
  ['somebody unknown', ''],
])('lets %s read at once', async (_, cookie) => {
  const { send, done } = shopWith(LONG_MS);
  const cart = Promise.withResolvers<void>();
  const sent = send('POST', '/cart', ERIKA, cart.promise);
  await send('GET', '/account', cookie);
  expect(done).toEqual(['GET /account']);
  cart.resolve();
  await sent;
});

it('does not wait for ever', async () => {
  const { send, done } = shopWith(SHORT_MS);
  const cart = Promise.withResolvers<void>();
  const sent = send('POST', '/cart', ERIKA, cart.promise);
  await send('GET', '/account');
  expect(done).toEqual(['GET /account']);
  cart.resolve();
  await sent;
});

it('reads after a form that failed, and lets forms come side by side', async () => {
  const { send, done } = shopWith(LONG_MS);
  const [cart, wish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const failing = send('POST', '/cart', ERIKA, cart.promise);
  const beside = send('POST', '/wish-list', ERIKA, wish.promise);
  const page = send('GET', '/account');
  wish.resolve();
  await beside;
  expect(done).toEqual(['POST /wish-list']);
  cart.reject(new Error('The platform is away'));
  await expect(failing).rejects.toThrow('The platform is away');
  await page;
  expect(done).toEqual(['POST /wish-list', 'GET /account']);
});
