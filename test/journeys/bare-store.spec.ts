import type { Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { faultsOf } from './pages/faults.ts';
import { checkOut, signIn } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

test.use({ store: 'bare' });

const LEGAL = [
  'versand-zahlung',
  'widerrufsbelehrung',
  'agb',
  'datenschutz',
  'impressum',
  'barrierefreiheit',
];

test('a bare store has a home page of its categories and products, and a buyer orders from it', async ({
  page,
  stack,
}) => {
  await page.goto(stack.storefront);
  await expect(page.getByRole('heading', { level: 1, name: 'Offizin, Ihre Versandapotheke' })).toBeVisible();
  const all = page.getByRole('main').getByRole('link', { name: /^Alles in / });
  await expect(all).toHaveCount(3);
  await signIn(page, 'erika@offizin.example', 'demo');
  await all.nth(1).click();
  await expect(page).toHaveURL(/\/category\//);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/detail\//);
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page.getByRole('link', { name: 'Warenkorb, 1 Artikel' })).toBeVisible();
  expect(await checkOut(page)).toMatch(/^OF-/);
});

test('the legal pages of a bare store say that they are yet to be written', async ({
  page,
  sharedStack: stack,
}) => {
  await page.goto(stack.storefront);
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Rechtliches' });
  for (const key of LEGAL) {
    await expect(links.locator(`a[href="/info/${key}"]`), key).toBeVisible();
    expect(await faultsOf(page, [`${stack.storefront}/info/${key}`])).toEqual([]);
    await expect(page.getByText('Dieser Text fehlt noch'), key).toBeVisible();
    await expect(page.getByText(`dessen Name in der Adresse „${key}“ ist`), key).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
});

test('pages of a bare store show nothing broken, and axe finds nothing on them', async ({
  page,
  sharedStack: stack,
}) => {
  const shop = stack.storefront;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(shop);
  const main = page.getByRole('main');
  const category = await main.locator('a[href^="/category/"]').first().getAttribute('href');
  const product = await main.locator('a[href^="/product/"]').first().getAttribute('href');
  const open = [
    '/',
    category,
    product,
    '/search?q=ibuprofen',
    '/search?q=fahrradschlauch',
    '/info/impressum',
  ];
  await expectWhole(page, shop, open);
  await signIn(page, 'erika@offizin.example', 'demo');
  await page.goto(`${shop}/account/orders`);
  const order = await page.locator('a[href^="/account/orders/"]').first().getAttribute('href');
  const own = ['/account', '/account/orders', order, '/account/addresses', '/quick-order', '/wish-list'];
  await expectWhole(page, shop, own);
});

/** What a page shows where the shop takes something for granted that the store does not have. */
const BROKEN = /undefined|\bnull\b|NaN|\w__c\b|\{\{|PZN|\[object/;

async function expectWhole(page: Page, shop: string, paths: readonly (string | null)[]): Promise<void> {
  for (const path of paths) {
    expect(await faultsOf(page, [`${shop}${path}`])).toEqual([]);
    await expect(page.locator('body'), `${path}`).not.toContainText(BROKEN, { useInnerText: true });
    await expectAccessible(page);
  }
}
