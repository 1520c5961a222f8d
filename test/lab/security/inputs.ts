import { connect } from 'node:net';
import { platformCookie } from '../../sign-in.ts';
import { GUEST_STORE_PATH, RECORDS_PATH, STORE_PATH } from './addresses.ts';
import { type Attack, Tally } from './attack.ts';
import { exchange, type Sent } from './exchange.ts';
import type { Ground } from './ground.ts';

const SERVERS = ['mock', 'storefront', 'console'] as const;
/** More time of the processor than any of these may cost, in milliseconds; how long they wait for it is the machine's. */
const SOON_MS = 3000;
/** How long a body that never ends may keep a connection in these tests. */
const PATIENCE_MS = 15_000;
const JSON_TYPE = { 'content-type': 'application/json' };

/** Files outside the served folder, written in every way that a server might undo. */
const TRAVERSALS = [
  '/../package.json',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '/assets/../../package.json',
  '/assets/..;/package.json',
  '/img/../../../package.json',
  '/cms/delivery/media/%2e%2e%2f%2e%2e%2fpackage.json',
  '/favicon.svg/../../package.json',
  '/%252e%252e/package.json',
  '//etc/passwd',
  '/file:///etc/passwd',
  '/favicon.svg%00.html',
];

/** No file of the machine comes out, and no header or second answer goes in. */
export const traversalsAndHeaders: Attack = async (ground) => {
  const tally = new Tally();
  for (const server of SERVERS) {
    const origin = ground[server];
    for (const target of TRAVERSALS) {
      const { status, text } = await exchange(origin, target);
      tally.expect(status < 500 && !/root:|"devDependencies"/.test(text), `${server}: ${target}: ${status}`);
    }
    for (const bad of [
      '%0d%0aset-cookie:%20evil=1',
      '%0aset-cookie:evil=1',
      '%E5%98%8D%E5%98%8Aset-cookie:evil=1',
    ])
      for (const target of [
        `/${bad}`,
        `/search?term=${bad}`,
        `/login?from=/${bad}`,
        `${GUEST_STORE_PATH}/products/${bad}`,
        `/services/${bad}`,
      ]) {
        const { status, headers, cookies } = await exchange(origin, target);
        const isIn =
          cookies.some((cookie) => cookie.startsWith('evil')) ||
          'evil' in headers ||
          /[\r\n]/.test(headers.location ?? '');
        tally.expect(status < 500 && !isIn, `${server}: ${target} wrote a header: ${status}`);
      }
  }
  return tally;
};

/** Keys that would reach into the prototype of every object, if somebody copied them carelessly. */
const POLLUTIONS = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"fields":{"__proto__":{"polluted":true},"Name":"x"},"apiName":"Account"}',
  '{"apiName":"__proto__","fields":{"polluted":true}}',
  '{"productId":"__proto__","quantity":"1","type":"Product","__proto__":{"polluted":true}}',
];

/** Bodies that are too deep, too large, too slow or reach into what is everybody's. */
export const hostileBodies: Attack = async (ground) => {
  const tally = new Tally();
  const { mock, cookieFor } = ground;
  const targets = [
    `${STORE_PATH}/carts/current/cart-items`,
    `${RECORDS_PATH}/records`,
    `${GUEST_STORE_PATH}/buyers/registrations`,
    '/sandbox/faults',
  ];
  for (const origin of [mock, ground.storefront])
    for (const target of targets) {
      const send = (body: string) =>
        quickly(() =>
          exchange(origin, target, {
            method: 'POST',
            headers: { ...JSON_TYPE, cookie: cookieFor(origin) },
            body,
          }),
        );
      for (const body of POLLUTIONS) {
        const { status } = await send(body);
        tally.expect(status < 500 && !('polluted' in {}), `${target} took ${body}: ${status}`);
      }
      for (const [what, body] of Object.entries(oversized())) {
        const { status, ms } = await send(body);
        tally.expect(
          status >= 400 && status < 500 && ms < SOON_MS,
          `${target}, ${what}: ${status} after ${ms} ms`,
        );
      }
    }
  const queries = [
    '__proto__[polluted]=1',
    'constructor.prototype.polluted=1',
    `fields=${'__proto__,'.repeat(50)}x`,
  ];
  for (const query of queries) {
    const { status } = await exchange(mock, `${GUEST_STORE_PATH}/products?${query}`);
    tally.expect(status < 500 && !('polluted' in {}), `the query ${query}: ${status}`);
  }
  tally.expect(await hangsUpOnSlow(mock), 'a body that never ends holds a connection');
  return tally;
};

const oversized = (): Readonly<Record<string, string>> => ({
  'deep list': '['.repeat(200_000) + ']'.repeat(200_000),
  'deep object': `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  'deep member': `{"quantity":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  'two million letters': `{"quantity":"${'9'.repeat(2_000_000)}"}`,
  'a hundred thousand members': `{${Array.from({ length: 60_000 }, (_, n) => `"m${n}":1`).join()}}`,
});

/** Sends a byte now and then; the server gives up on its own. */
function hangsUpOnSlow(origin: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(
    'POST /sandbox/faults HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n',
  );
  const drip = setInterval(() => socket.write('{'), 100);
  const patience = setTimeout(() => socket.destroy(), PATIENCE_MS);
  socket.on('data', () => undefined).on('error', () => undefined);
  const started = Date.now();
  socket.once('close', () => {
    clearInterval(drip);
    clearTimeout(patience);
    resolve(Date.now() - started < PATIENCE_MS);
  });
  return promise;
}

/** Texts that take for ever, if they meet a pattern that tries everything. */
const BOMBS = [
  'a'.repeat(20_000),
  `${'a'.repeat(10_000)}!`,
  `${'%'.repeat(500)}x`,
  `${'_%'.repeat(400)}x`,
  '('.repeat(3000),
  '\\'.repeat(3001),
  `${'ab '.repeat(3000)}`,
  `${'ä'.repeat(3000)}\u0301`,
  '(a+)+$'.repeat(200),
  `"${'\\"'.repeat(2000)}`,
];

/** Search, filters and path parameters answer soon, whatever is asked for. */
export const expensivePatterns: Attack = async ({ mock, storefront }) => {
  const tally = new Tally();
  const staff = await platformCookie(mock, { username: 'merch@offizin.example' });
  const ask = async (origin: string, target: string, sent: Sent = {}) => {
    const { status, ms } = await quickly(() => exchange(origin, target, sent));
    tally.expect(status < 500 && ms < SOON_MS, `${target.slice(0, 120)}: ${status} after ${ms} ms`);
  };
  const headers = { ...JSON_TYPE, cookie: staff };
  for (const bomb of BOMBS) {
    const text = encodeURIComponent(bomb.slice(0, 2000));
    await ask(storefront, `${GUEST_STORE_PATH}/search/products?fields=Name&searchTerm=${text}`);
    await ask(storefront, `${GUEST_STORE_PATH}/search/suggestions?searchTerm=${text}`);
    await ask(mock, `${RECORDS_PATH}/${text}`, { headers });
    for (const where of wheresOf(bomb))
      for (const body of [{ where }, { searchTerm: bomb }])
        await ask(mock, LIST, { method: 'POST', headers, body: JSON.stringify(body) });
  }
  const plain = JSON.stringify({ where: '{ Name: { like: "%Haut%" } }' });
  const { status } = await exchange(mock, LIST, { method: 'POST', headers, body: plain });
  tally.expect(status === 200, `a plain filter is answered: ${status}`);
  return tally;
};

const LIST = `${RECORDS_PATH}/list-records/Account/AllAccounts`;

const wheresOf = (bomb: string): readonly string[] => [
  `{ Name: { like: ${JSON.stringify(bomb)} } }`,
  `{ and: ${'['.repeat(20_000)}`,
  `{ ${'not: {'.repeat(5000)}`,
  bomb,
];

/** Nobody makes the servers call an address of the attacker's, nor one of their own neighbours. */
export const foreignAddresses: Attack = async (ground) => {
  const tally = new Tally();
  const { canary, mock } = ground;
  const { host } = new URL(canary.origin);
  for (const server of SERVERS)
    for (const target of [
      `${canary.origin}/services/x`,
      `//${host}/services/x`,
      `/services/../@${host}/`,
      `/services/${encodeURIComponent(canary.origin)}`,
      `/img/${canary.origin}/a.png`,
      `/cms/${host}/x`,
      `@${host}/services/x`,
    ]) {
      const headers = {
        host,
        'x-forwarded-host': host,
        'x-forwarded-proto': 'https',
        forwarded: `host=${host}`,
      };
      await exchange(ground[server], target, { headers }).catch(() => undefined);
      await exchange(ground[server], target).catch(() => undefined);
      tally.expect(canary.hits() === 0, `${server}: ${target} called the attacker`);
    }
  await photoOf(ground, await platformCookie(mock, { username: 'merch@offizin.example' }), tally);
  tally.expect(canary.hits() === 0, 'the address of a picture was called');
  return tally;
};

/** A picture's address is kept, and never fetched by the platform itself. */
async function photoOf({ mock, store, canary }: Ground, cookie: string, tally: Tally): Promise<void> {
  const [product] = await store.find('Product2', { limit: 1 });
  for (const photoUrl of [
    `${canary.origin}/a.png`,
    'file:///etc/passwd',
    'http://169.254.169.254/latest/meta-data',
    'javascript:alert(1)',
  ]) {
    const target = `${RECORDS_PATH}/record-avatars/${product?.Id}/association`;
    const { status } = await exchange(mock, target, {
      method: 'POST',
      headers: { ...JSON_TYPE, cookie },
      body: JSON.stringify({ actionType: 'Associate', photoUrl }),
    });
    tally.expect(status < 500, `${photoUrl}: ${status}`);
    const photo = await exchange(mock, `${RECORDS_PATH}/record-avatars/${product?.Id}/photo`, {
      headers: { cookie },
    });
    tally.expect(
      photo.status < 500 && !/root:/.test(photo.text),
      `the photo of ${photoUrl}: ${photo.status}`,
    );
  }
}

/** What the work answers, and what it cost of the processor in this process, which is that of the servers too. */
async function quickly<T extends object>(work: () => Promise<T>): Promise<T & { ms: number }> {
  const started = process.cpuUsage();
  const answer = await work();
  const { user, system } = process.cpuUsage(started);
  return { ...answer, ms: Math.round((user + system) / 1000) };
}
