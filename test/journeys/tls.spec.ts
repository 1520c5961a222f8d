import type { BrowserContext } from '@playwright/test';
import { sessionsConstants } from '#generated/commerce/constants.gen.ts';
import { signIn as signInAtConsole } from './pages/console.ts';
import { signIn } from './pages/storefront.ts';
import { openTlsFront } from './pages/tls.ts';
import { expect, test } from './stack.ts';

test.use({ ignoreHTTPSErrors: true });

test('on TLS every cookie is bound to the host, travels on TLS only and is hidden from scripts', async ({
  secureStack,
  page,
  context,
}, testInfo) => {
  const folder = testInfo.outputPath();
  const shop = await openTlsFront(secureStack.storefront, folder);
  const office = await openTlsFront(secureStack.console, folder);
  try {
    await page.goto(shop.origin);
    await signIn(page, 'erika@offizin.example', 'demo');
    await page.request.post(`${shop.origin}/consent`, { form: { choice: 'all' } });
    await signInAtConsole(page, office.origin, 'merch@offizin.example', 'demo');
    const cookies = await cookiesOf(context);
    expect(Object.keys(cookies)).toEqual([
      '__Host-console_session',
      '__Host-kept_consent',
      '__Host-shop_session',
      '__Host-shop_signedIn',
    ]);
    for (const cookie of Object.values(cookies))
      expect(cookie).toEqual({
        secure: true,
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        domain: 'localhost',
      });
    const answer = await page.request.get(shop.origin);
    expect(answer.headers()['strict-transport-security']).toContain('max-age=');
  } finally {
    await Promise.all([shop.close(), office.close()]);
  }
});

test('without TLS no cookie is called so, and none asks for it', async ({ sharedStack, page, context }) => {
  await page.request.post(`${sharedStack.storefront}/login`, {
    form: { username: 'erika@offizin.example', password: 'demo' },
  });
  await page.request.post(`${sharedStack.storefront}/consent`, { form: { choice: 'all' } });
  const cookies = await cookiesOf(context);
  expect(Object.keys(cookies)).toEqual(['kept_consent', 'shop_session', 'shop_signedIn']);
  for (const { secure, httpOnly } of Object.values(cookies))
    expect([secure, httpOnly]).toEqual([false, true]);
});

/**
 * What the browser keeps for the apps, by name; of the domain, a leading dot would say that it is other hosts' too. The
 * platform's own session is on the same host here, and not behind TLS.
 */
async function cookiesOf(context: BrowserContext) {
  const kept = (await context.cookies()).filter(({ name }) => name !== sessionsConstants.sessionCookieName);
  const cookies = kept.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return Object.fromEntries(
    cookies.map(({ name, secure, httpOnly, sameSite, path, domain }) => [
      name,
      { secure, httpOnly, sameSite, path, domain },
    ]),
  );
}
