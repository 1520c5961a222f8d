import type { Page } from '@playwright/test';
import { startSession } from './pages/console.ts';
import { expect, test } from './stack.ts';

/** The address of the first product that the home page shows. */
async function productIn(page: Page, storefront: string): Promise<string> {
  await page.goto(storefront);
  const link = page.getByRole('main').locator('a[href^="/product/detail/"]').first();
  return storefront + (await link.getAttribute('href'));
}

test('SF-CACHE-08 a new name is in the shop at once for who gave it, and within five seconds for everybody', async ({
  page,
  request,
  stack,
}) => {
  const address = await productIn(page, stack.storefront);
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Product2/${address.split('/').at(-1)}/edit`);
  await page.getByRole('textbox', { name: 'Produktname' }).fill('Umgetauftes Gel');
  expect(await (await request.get(address)).text()).not.toContain('Umgetauftes Gel');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Umgetauftes Gel');
  const saved = Date.now();

  await page.goto(address);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Umgetauftes Gel');
  await page.waitForTimeout(Math.max(0, saved + 5_000 - Date.now()));
  const [html, data] = await Promise.all([request.get(address), request.get(`${address}.data`)]);
  for (const answer of [html, data]) expect(await answer.text()).toContain('Umgetauftes Gel');
});

test('SF-CACHE-07 a page of guests may be held by caches, and comes once to whoever has it', async ({
  page,
  request,
  sharedStack: stack,
}) => {
  const address = await productIn(page, stack.storefront);
  const shared = async (headers = {}) => {
    let answer = await request.get(address, { headers });
    await expect(async () => {
      answer = await request.get(address, { headers });
      expect(answer.headers()['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=5');
    }).toPass();
    return { status: answer.status(), headers: answer.headers() };
  };
  const { headers } = await shared();
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers.vary).toContain('cookie');
  expect(headers['content-security-policy']).not.toContain('nonce');
  expect((await shared({ 'if-none-match': headers.etag })).status).toBe(304);
  const own = await request.get(address, { headers: { cookie: 'kept_wishList=01t000000000001AAA' } });
  expect(own.headers()['cache-control']).toBe('private, no-store');
});

test('SF-CACHE-08 a page that the browser has kept is read anew when it is shown again', async ({
  page,
  context,
  sharedStack: stack,
}) => {
  const address = await productIn(page, stack.storefront);
  const wishes = page.getByRole('link', { name: /^Merkliste/ });
  await expect(wishes).toHaveAccessibleName('Merkliste, 0 Produkte');
  const other = await context.newPage();
  await other.goto(address);
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Merken/ })
    .first()
    .click();
  await expect(other.getByRole('link', { name: /^Merkliste/ })).toHaveAccessibleName('Merkliste, 1 Produkt');
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(wishes).toHaveAccessibleName('Merkliste, 1 Produkt', { timeout: 1000 });
  }).toPass();
});
