import type { Page } from '@playwright/test';
import { isHolding } from './pages/scripts-at-work.ts';
import { bestseller } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

/** All but the one that begins them. */
const SCRIPTS = /\/assets\/(?!start-)[^/]+\.js$/;
const PICTURE = /MCBANNERBILD-ERKAELTUNG/;

/** Holds back what fits, until it is let through. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** After so long scripts begin in any case, and a busy machine may take longer. */
const LATEST_MS = 5_000;

/** Has pages set no timer of this length. */
async function withoutTimer(page: Page, length: number): Promise<void> {
  await page.addInitScript((never) => {
    const { setTimeout } = window;
    window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === never ? 0 : setTimeout(run, ms, ...rest)) as typeof setTimeout;
  }, length);
}

const expectHolding = (page: Page) => expect.poll(() => isHolding(page)).toBe(true);

/** The page of the product that is bought most, while its scripts are on their way. */
async function openProduct(page: Page, storefront: string): Promise<string> {
  await page.goto(storefront);
  const path = (await bestseller(page).getAttribute('href')) ?? '';
  return storefront + path;
}

const intoCart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first();

test('SF-SCRIPTS-01 scripts begin when the largest picture has been painted', async ({
  page,
  sharedStack: stack,
}) => {
  await withoutTimer(page, LATEST_MS);
  const asked: string[] = [];
  page.on('request', (request) => void (SCRIPTS.test(request.url()) && asked.push(request.url())));
  const release = await hold(page, PICTURE);
  await page.goto(stack.storefront, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 2, name: 'Meistgekauft' })).toBeVisible();
  await expectHolding(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  expect(asked).toEqual([]);
  release();
  await expect.poll(() => page.evaluate(() => 'earlyActs' in window)).toBe(false);
  const [painted, begun] = await page.evaluate(async (pattern) => {
    const entries = await new Promise<PerformanceEntryList>((done) =>
      new PerformanceObserver((list) => done(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    );
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /(?<!start-[\w-]{8})\.js$/.test(name));
    const picture = entries.find((entry) => (entry as LargestContentfulPaint).url.includes(pattern));
    return [picture?.startTime, Math.min(...scripts.map(({ startTime }) => startTime))];
  }, 'MCBANNERBILD');
  expect(begun).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
});

test('SF-SCRIPTS-02 what is typed and pressed before scripts are at work is done by them', async ({
  page,
  stack,
}) => {
  const address = await openProduct(page, stack.storefront);
  const release = await hold(page, SCRIPTS);
  await page.goto(address, { waitUntil: 'commit' });
  const search = page.getByRole('combobox', { name: 'Produkte suchen' });
  await expectHolding(page);
  await intoCart(page).click();
  await expect(intoCart(page)).toHaveAttribute('aria-busy', 'true');
  await search.fill('creme');
  release();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Artikel' })).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(search).toHaveValue('creme');
  await expect(page.getByRole('listbox', { name: 'Vorschläge' }).getByRole('option').first()).toBeAttached();
});

test('SF-SCRIPTS-03 what is pressed is done without scripts where they do not come', async ({
  page,
  stack,
}) => {
  const address = await openProduct(page, stack.storefront);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(address, { waitUntil: 'commit' });
  await expectHolding(page);
  await intoCart(page).click();
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
});
