import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SharedReads } from '../app/platform/shared-reads.server.ts';
import { withoutNonce } from './guest-page.ts';
import { GuestPages, type GuestRendering } from './guest-pages.ts';

type Render = (request: Request, rendering: GuestRendering) => Promise<Response>;

const page = (text = 'Hallo', headers: Record<string, string> = {}): Render => {
  return async (_, { nonce }) =>
    new Response(`<html><script nonce="${nonce}">start()</script><p>${text}</p>`, { headers });
};

/** Pages of a shop, asked for one after the other. */
function shop() {
  const pages = new GuestPages({ reads: new SharedReads(5), scope: { secure: false }, policy: {} });
  let rendered = 0;
  const ask = (
    render: Render,
    { path = '/', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
  ) =>
    pages.answer(new Request(`http://shop.test${path}`, { headers }), (request, rendering) => {
      rendered += 1;
      return render(request, rendering);
    });
  const askData = (render: Render, headers: Record<string, string> = {}) =>
    pages.data(new Request('http://shop.test/', { headers }), render);
  return { ask, askData, rendered: () => rendered };
}

/** A page with its data, as the router streams them. */
const pageWithData: Render = async (_, { nonce }) => {
  const call = 'window.__reactRouterContext.streamController';
  const parts = [`${call}.enqueue("[1,\\"\\u003cb>\\"]\\n");`, `${call}.enqueue("P2");`, `${call}.close();`];
  return new Response(parts.map((part) => `<script nonce="${nonce}">${part}</script>`).join('<!-- -->'));
};

test('SF-CACHE-06 a page is rendered once for all who ask for it at the same time and afterwards', async () => {
  const { ask, rendered } = shop();
  const answers = await Promise.all([ask(page()), ask(page()), ask(page())]);
  expect(await Promise.all(answers.map((answer) => answer?.text()))).toEqual(
    Array(3).fill('<html><script>start()</script><p>Hallo</p>'),
  );
  await ask(page('Neu'));
  expect(rendered()).toBe(1);
  await ask(page('Andere'), { path: '/?a=1' });
  expect(rendered()).toBe(2);
});

test('SF-CACHE-07 a page for everybody says so to caches, and is sent once to whoever has it', async () => {
  const { ask } = shop();
  const first = await ask(page());
  expect(first?.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=5');
  expect(first?.headers.get('vary')).toBe('cookie, accept-encoding');
  expect(Number(first?.headers.get('age'))).toBeLessThanOrEqual(1);
  const etag = first?.headers.get('etag') ?? '';
  const again = await ask(page(), { headers: { 'if-none-match': etag } });
  expect([again?.status, await again?.text()]).toEqual([304, '']);
  const other = await ask(page(), { headers: { 'if-none-match': 'W/"another"' } });
  expect(other?.status).toBe(200);
});

test('SF-CACHE-07 the policy of a page for everybody names the hashes of its scripts and no nonce', async () => {
  const { ask } = shop();
  const policy = (await ask(page()))?.headers.get('content-security-policy');
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toMatch(/nonce|unsafe/);
});

test('SF-CACHE-07 a script that does not bear the nonce of its page gets no hash', () => {
  const html = `<script nonce="n1">own()</script><script>evil()</script><script nonce="n2">evil()</script><script nonce="n1" src="/a.js"></script>`;
  const { scripts } = withoutNonce(html, 'n1');
  expect(scripts).toEqual([`'sha256-${createHash('sha256').update('own()').digest('base64')}'`]);
});

test('SF-SCRIPTS-04 data of a page for everybody are asked for apart, and are of the same rendering', async () => {
  const { ask, askData, rendered } = shop();
  const html = await (await ask(pageWithData))?.text();
  expect(html).toBe('<template id="late-data"></template><!-- --><!-- -->');
  const answer = await askData(pageWithData);
  expect(await answer.text()).toBe('[1,"<b>"]\nP2');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=5');
  expect(answer.headers.get('vary')).toBe('cookie');
  expect(rendered()).toBe(1);
  const own = await askData(pageWithData, { cookie: 'kept_wishList=01t1' });
  expect([own.status, await own.text()]).toEqual([409, '']);
});

test('a page is compressed as the browser takes it', async () => {
  const { ask } = shop();
  const answer = await ask(page('Hallo'.repeat(500)), { headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer?.headers.get('content-encoding')).toBe('br');
  const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
  expect(Number(answer?.headers.get('content-length'))).toBe(bytes.length);
  expect(brotliDecompressSync(bytes).toString()).toContain('<p>HalloHallo');
});

test('SF-CACHE-04 a page that failed is not kept', async () => {
  const { ask, rendered } = shop();
  const failing = await ask(async () => new Response('kaputt', { status: 500 }));
  expect([failing?.status, failing?.headers.get('cache-control')]).toEqual([500, null]);
  expect(await (await ask(page()))?.text()).toContain('Hallo');
  expect(rendered()).toBe(2);
});

test('SF-CACHE-06 a page that has its browser keep something is for nobody else', async () => {
  const { ask, rendered } = shop();
  const keeping = page('Hallo Erika', { 'set-cookie': 'shop_a=1' });
  expect(await ask(keeping)).toBeUndefined();
  expect(await (await ask(page()))?.text()).not.toContain('Erika');
  expect(rendered()).toBe(2);
});

test('whoever asks for a page that takes long is left to get it as it comes', async () => {
  const { ask } = shop();
  const { promise, resolve } = Promise.withResolvers<Response>();
  expect(await ask(() => promise)).toBeUndefined();
  resolve(new Response('spät'));
  await promise;
  await new Promise(setImmediate);
  expect(await (await ask(page()))?.text()).toBe('spät');
});
