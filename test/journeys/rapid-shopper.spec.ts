import type { Page, Route } from '@playwright/test';
import { openSandbox } from './pages/sandbox.ts';
import { bestseller, openBestseller, signInWithCart } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

/** Holds the next request back that fits; tells when it has come, and lets it through on demand. */
async function holdNext(page: Page, method: string, path: RegExp) {
  const held = Promise.withResolvers<Route>();
  let isHeld = false;
  await page.route(
    ({ pathname }) => path.test(pathname),
    (route) => {
      if (isHeld || route.request().method() !== method) return route.fallback();
      isHeld = true;
      held.resolve(route);
    },
  );
  return { came: held.promise, release: async () => (await held.promise).continue() };
}

test('two navigations during a removal from the cart end at the second target', async ({ page, stack }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signInWithCart(page, stack.storefront, '16395176');

  const removal = await holdNext(page, 'POST', /^\/cart\.data$/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /entfernen$/ })
    .click();
  await removal.came;
  await page.getByRole('link', { name: 'Mein Konto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();

  // What the removal changes is read anew for the page that is shown by now, and left while that lasts.
  const anew = await holdNext(page, 'GET', /^\/account\.data$/);
  await removal.release();
  await anew.came;
  await page.getByRole('link', { name: 'Bestellungen ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Bestellungen' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 0 Artikel' })).toBeVisible();
  expect(asked, 'Routes are known before they are gone to').not.toContain('/__manifest');
});

test('leaving quick order early still counts the products in the cart', async ({ page, stack }) => {
  const sandbox = openSandbox(stack);
  await signInWithCart(page, stack.storefront, '16395176');
  await page.goto(`${stack.storefront}/quick-order`);
  await page.getByLabel('PZN-Liste').fill('16395176; 2');
  await page.getByRole('button', { name: 'Liste prüfen' }).click();
  // The check searches as well, and must not use up what is to hold back the order.
  const order = page.getByRole('button', { name: /in den Warenkorb$/ });
  await expect(order).toBeVisible();
  // Less than the three seconds for which reading waits, and long enough for a busy machine to go on meanwhile.
  await sandbox.delay({ milliseconds: 2_500, operationIds: ['searchProducts'], times: 1 });

  const sent = page.waitForRequest((request) => request.method() === 'POST');
  const givenUp = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await order.click();
  await sent;
  await page.getByRole('link', { name: 'Mein Konto' }).click();
  await givenUp;
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 3 Artikel' })).toBeVisible();
});

test('leaving a product page while it loads causes no error', async ({ page, stack }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error.stack)));
  const sandbox = openSandbox(stack);
  await page.goto(stack.storefront);
  // The page's script comes late, and so do products like it, so that there is a time between.
  const script = await holdNext(page, 'GET', /\/assets\/product-[^/]+\.js$/);
  await sandbox.delay({ milliseconds: 3_000, operationIds: ['searchProducts'], times: 1 });
  const begun = page.waitForResponse((response) => /\/product\/[^?]*\.data/.test(response.url()));
  await bestseller(page).click();
  await begun;
  await script.came;
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.getByRole('link', { name: 'Impressum' }).click();
  await script.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  expect(errors).toEqual([]);
});

/** Longer than anything may take that a browser still has to draw, in milliseconds. */
const DRAWN_MS = 1_500;

test('going back before the wish list was written still counts the product', async ({ page, stack }) => {
  await page.addInitScript((drawn) => {
    const { startViewTransition } = document;
    const wait = () => new Promise((done) => setTimeout(done, drawn / 2));
    document.startViewTransition = (update) =>
      startViewTransition.call(document, async () => {
        await wait();
        if (typeof update === 'function') await update();
      });
  }, DRAWN_MS);
  await page.goto(stack.storefront);
  await openBestseller(page);
  const wish = page
    .getByRole('main')
    .getByRole('button', { name: /^Merken/ })
    .first();
  await expect(
    page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first(),
  ).toBeVisible();
  const sending = await holdNext(page, 'POST', /^\/wish-list\/items\.data$/);
  await wish.click();
  await sending.came;
  const home = page.waitForResponse((response) => response.url().includes('/_root.data'));
  await page.goBack();
  await home;
  const anew = page.waitForResponse((response) => response.url().includes('/_root.data'));
  await sending.release();
  await anew;
  await page.waitForTimeout(DRAWN_MS);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Merkliste, 1 Produkt' })).toBeVisible();
});

test('the quantity just chosen is the one that goes into the cart', async ({ page, stack }) => {
  await signInWithCart(page, stack.storefront, '16395176');
  await page.goto(stack.storefront);
  await openBestseller(page);
  // What a script presses before the page listens is lost.
  await expect(
    page.getByRole('main').locator('form:has([name=quantity]) [name=answer]').first(),
  ).toBeAttached();
  // Two presses that reach a busy browser one right after the other.
  await page
    .getByRole('button', { name: 'Menge erhöhen' })
    .first()
    .evaluate(async (more: HTMLButtonElement) => {
      more.click();
      await Promise.resolve();
      more.form?.requestSubmit();
    });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 3 Artikel' })).toBeVisible();
});
