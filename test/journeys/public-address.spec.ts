import { request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from './stack.ts';

/** Asks a server of this machine as whatever host the caller says. */
async function ask(origin: string, path: string, host: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; body: string }>();
  send(new URL(path, origin), { headers: { host } }, async (answer) =>
    resolve({ status: answer.statusCode, body: await text(answer) }),
  )
    .on('error', reject)
    .end();
  return promise;
}

test('PF-DOOR-37 shop, console and platform answer to no name that somebody else has pointed here', async ({
  stack,
}) => {
  for (const origin of [stack.storefront, stack.console, stack.mock])
    for (const host of ['evil.example', `evil.example:${new URL(origin).port}`])
      expect((await ask(origin, '/services/data', host)).status, `${origin} as ${host}`).toBe(421);
});

test('PF-DOOR-39 sitemaps, rules for robots and canonical links name the address of the shop', async ({
  stack,
}) => {
  for (const path of ['/sitemap.xml', '/sitemaps/pages.xml', '/robots.txt', '/']) {
    const { status, body } = await ask(stack.storefront, path, 'localhost:9999');
    expect([status, body.includes(stack.storefront), body.includes(':9999')], path).toEqual([
      200,
      true,
      false,
    ]);
  }
});
