import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWebServer, type WebServerOptions } from '#http/web-server.ts';
import { createMock, type MockOptions } from '#mock/create-mock.ts';
import { demoApps } from '#mock/demo/seed/connected-applications.ts';
import { demoPassword, demoUsers } from '#mock/demo/seed/people/staff.ts';
import { seed } from '#mock/demo/seed/seed.ts';
import type { OpenStore } from '#mock/store/store.ts';
import { openTestStore, type TestClock, testClock } from '#mock/store/testing.ts';
import { SIGN_IN_PATHS } from '#storefront/app/platform/sign-in-paths.ts';
import { appCookie, platformCookie } from '../../sign-in.ts';
import { digestOf } from '../operations/digest.ts';

/** The platform and the servers of both apps, with somebody signed in, for attacks over HTTP. */
export interface Ground {
  /** Origins of the servers. */
  readonly mock: string;
  readonly storefront: string;
  readonly console: string;
  /** The storefront's server as it stands behind TLS. */
  readonly behindTls: string;
  readonly store: OpenStore;
  readonly clock: TestClock;
  /** Cookie header of a signed-in buyer, by origin. */
  cookieFor(origin: string): string;
  /** Signs the demo buyer in with a browser that has these cookies already, and answers the new cookie header. */
  signIn(origin: string, before?: string): Promise<string>;
  /** Everything that the records are. */
  state(): Promise<string>;
  /** A server of the attacker, and how often it was called. */
  readonly canary: { readonly origin: string; hits(): number };
  close(): Promise<void>;
}

/** What may be put in place of the real parts, to see whether the attacks notice. */
export interface GroundOptions {
  readonly mock?: Partial<MockOptions>;
  readonly web?: Partial<WebServerOptions>;
  /** What stands between attackers and servers. */
  readonly front?: (origin: string) => Promise<{ origin: string; close(): Promise<void> }>;
}

const SEEDED_PRODUCTS = 12;

/** Opens all servers on free ports of the loopback, over a small seeded shop in memory. */
export async function openGround({
  mock: mockOptions = {},
  web = {},
  front,
}: GroundOptions = {}): Promise<Ground> {
  // Not in the past, where whoever signs in would be given tokens that are too old already.
  const clock = testClock(new Date().toISOString());
  let store: OpenStore | undefined;
  const mock = await createMock({
    clock,
    open: async (time) => {
      store = await openTestStore(time as TestClock);
      return store;
    },
    seed: (records) => seed(records, { products: SEEDED_PRODUCTS, now: clock() }),
    httpLimits: { drainMs: 50, headersTimeoutMs: 700, requestTimeoutMs: 900 },
    log: () => undefined,
    ...mockOptions,
  });
  const platform = `http://127.0.0.1:${await mock.listen(0)}`;
  const serve = async (app: keyof typeof demoApps, secure: boolean) => {
    const server = createWebServer({
      signIn: { clientId: demoApps[app], secret: 'a secret of the attacks', paths: SIGN_IN_PATHS },
      app,
      secure,
      platformUrl: platform,
      sandboxUrl: platform,
      limits: { drainMs: 50 },
      log: () => undefined,
      files: new Map([['/favicon.svg', file]]),
      page: async (_, { nonce }) =>
        new Response(`<!doctype html><script nonce="${nonce}"></script>`, {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        }),
      ...web,
    });
    return { server, origin: `http://127.0.0.1:${await server.listen(0)}` };
  };
  const apps = [await serve('shop', false), await serve('console', false), await serve('shop', true)];
  const [storefront = '', console = '', behindTls = ''] = apps.map(({ origin }) => origin);
  const canary = await openCanary();
  const fronts = front ? await Promise.all([platform, storefront, console, behindTls].map(front)) : [];
  const [mockOrigin = platform, shopOrigin = storefront, consoleOrigin = console, tlsOrigin = behindTls] =
    fronts.map(({ origin }) => origin);
  const cookies = new Map<string, string>();
  const login = { username: demoUsers[0].username, password: demoPassword };
  const signIn: Ground['signIn'] = (origin, before) =>
    origin === mockOrigin ? platformCookie(origin, login) : appCookie(origin, login, before);
  for (const origin of [mockOrigin, shopOrigin, consoleOrigin, tlsOrigin])
    cookies.set(origin, await signIn(origin));
  return {
    mock: mockOrigin,
    storefront: shopOrigin,
    console: consoleOrigin,
    behindTls: tlsOrigin,
    store: store as unknown as OpenStore,
    clock,
    cookieFor: (origin) => cookies.get(origin) ?? '',
    signIn,
    state: () => digestOf(store as unknown as OpenStore),
    canary,
    close: async () => {
      await Promise.all(fronts.map((each) => each.close()));
      await Promise.all(apps.map(({ server }) => server.close()));
      await mock.close();
      await canary.close();
    },
  };
}

const file = {
  contentType: 'image/svg+xml',
  etag: '"1"',
  immutable: false,
  bytes: Buffer.from('<svg/>'),
  compressed: {},
};

async function openCanary() {
  let hits = 0;
  const server = createServer((_, response) => {
    hits += 1;
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits: () => hits,
    close: () => new Promise<void>((done) => void server.close(() => done()).closeAllConnections()),
  };
}
