import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HttpServer } from '#http/server/http-server.ts';
import { createWebServer } from '#http/web-server.ts';
import { Developer } from '#mock/apis/sandbox/testing/developer.ts';
import { createStatelessMock } from '#mock/create-stateless-mock.ts';

const CONTEXT = '/services/data/v64.0/commerce/webstores/0ZE000000000001AAA/application-context';

const closing: (() => Promise<void>)[] = [];
/** Of storefront and console without TLS. */
const origins: string[] = [];
let storefront: Developer;
let console_: Developer;
let secure: Developer;
/** A console on a platform that is said to have no sandbox. */
let elsewhere: Developer;
beforeAll(async () => {
  const mock = await createStatelessMock({ httpLimits: { drainMs: 50 }, log: () => undefined });
  const platformUrl = `http://127.0.0.1:${await mock.listen(0)}`;
  const open = async (app: string, { isSecure = false, hasSandbox = true } = {}) => {
    const server: HttpServer = createWebServer({
      app,
      platformUrl,
      sandboxUrl: hasSandbox ? platformUrl : undefined,
      secure: isSecure,
      files: new Map(),
      page: async () => new Response('page'),
      limits: { drainMs: 50 },
      log: () => undefined,
    });
    closing.unshift(() => server.close());
    const origin = `http://localhost:${await server.listen(0, 'localhost')}`;
    if (!isSecure && hasSandbox) origins.push(origin);
    return new Developer(origin);
  };
  closing.push(() => mock.close());
  storefront = await open('storefront');
  console_ = await open('console');
  secure = await open('storefront', { isSecure: true });
  elsewhere = await open('console', { hasSandbox: false });
});
afterAll(async () => {
  for (const close of closing) await close();
});

it('a key passes through storefront and console, as a header and as a cookie', async () => {
  await console_.openSession();
  await console_.admin('PUT', '/scenarios/maintenance');
  expect((await console_.call('GET', CONTEXT)).status).toBe(503);
  expect((await storefront.call('GET', CONTEXT)).status).toBe(200);
  const cookie = { cookie: `storefront_guest_uuid_essential_0DM=abc; sandbox=${console_.key}; theme=dark` };
  const header = { 'x-sandbox': console_.key };
  expect(origins).toHaveLength(2);
  for (const origin of origins) {
    const keyless = new Developer(origin);
    expect((await keyless.call('GET', CONTEXT)).status).toBe(200);
    expect((await keyless.call('GET', CONTEXT, undefined, cookie)).status).toBe(503);
    expect((await keyless.call('GET', CONTEXT, undefined, header)).status).toBe(503);
  }
});

it('the admin path is not passed on where browsers come over TLS', async () => {
  expect((await secure.call('GET', '/sandbox/scenarios')).text).toBe('page');
  expect((await storefront.call('GET', '/sandbox/scenarios')).body.scenarios.length).toBeGreaterThan(40);
});

it('nothing of a sandbox is passed on to a platform that has none', async () => {
  await console_.openSession();
  await console_.admin('PUT', '/scenarios/maintenance');
  const cookie = { cookie: `theme=dark; sandbox=${console_.key}` };
  for (const headers of [cookie, { 'x-sandbox': console_.key }]) {
    expect((await console_.call('GET', CONTEXT, undefined, headers)).status).toBe(503);
    expect((await elsewhere.call('GET', CONTEXT, undefined, headers)).status).toBe(200);
  }
  expect((await elsewhere.call('GET', '/sandbox/scenarios')).text).toBe('page');
});
