import { journey } from './journey.ts';
import { startSession } from './pages/console.ts';
import { type Hand, handOf } from './pages/hands.ts';
import { enterAtPlatform } from './pages/platform.ts';
import { enterCredentials, goOnToReview, openBestseller, placeOrder } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

const PATH = '/apotheke';

test.use({ shop: { sitePath: PATH } });

/** Notes what a page asks its host for outside the path of the shop. */
function outside({ page }: Hand): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname === 'localhost' && pathname !== PATH && !pathname.startsWith(`${PATH}/`))
      asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

journey(
  'SF-SITE-01 a guest orders in a shop below a path of its host, which nothing of it leaves',
  'pointer, 1280 px',
  async (hand, stack) => {
    const { page } = hand;
    const asked = outside(hand);
    await page.goto(stack.storefront);
    expect(await brokenPictures(hand)).toEqual([]);
    await hand.press(page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link').first());
    await expect(page).toHaveURL(/\/apotheke\/category\//);
    const tile = page.getByRole('main').getByRole('article').first();
    await hand.press(tile.getByRole('heading').getByRole('link'));
    await expect(page).toHaveURL(/\/apotheke\/product\/detail\//);
    await page.reload();
    expect(await brokenPictures(hand)).toEqual([]);

    await hand.write(page.getByRole('banner').getByRole('combobox'), 'Vitalund Vitamin D3');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/apotheke\/search\?q=/);
    await page.goto(stack.storefront);
    await openBestseller(hand);
    await hand.press(page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first());
    await expect(page.getByRole('banner').getByRole('link', { name: /^Warenkorb, 1/ })).toBeVisible();
    await hand.press(page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ }));
    await expect(page).toHaveURL(`${stack.storefront}/cart`);
    await hand.press(page.getByRole('button', { name: 'Zur Kasse' }));
    await expect(page).toHaveURL(`${stack.storefront}/checkout/address`);
    await hand.write(page.getByLabel('E-Mail-Adresse'), 'gast@offizin.example');
    await hand.write(page.getByLabel('Vorname'), 'Gesa');
    await hand.write(page.getByLabel('Nachname'), 'Gast');
    await hand.write(page.getByLabel('Straße und Hausnummer'), 'Am Markt 2');
    await hand.write(page.getByLabel('Postleitzahl'), '50667');
    await hand.write(page.getByLabel('Ort', { exact: true }), 'Köln');
    await hand.write(page.getByLabel('Telefonnummer'), '0221 4711');
    await goOnToReview(hand);
    expect(await placeOrder(hand)).toMatch(/^OF-/);
    expect(asked).toEqual([]);
    const cookies = await page.context().cookies();
    expect(new Set(cookies.map(({ path }) => path))).toEqual(new Set([PATH]));
  },
);

test('SF-SITE-01 a buyer signs in and out below a path, in English too', async ({ page, stack }) => {
  await page.goto(`${stack.storefront}/en/account`);
  await expect(page).toHaveURL(/\/apotheke\/en\/login\?from=/);
  await page.getByLabel('Email address').fill('erika@offizin.example');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${stack.storefront}/en/account`);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${stack.storefront}/account`);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(stack.storefront);
  await page.goto(`${stack.storefront}/gibt-es-nicht`);
  await page.getByRole('main').getByRole('searchbox').fill('Nasenspray');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${stack.storefront}/search?q=Nasenspray`);
});

test('SF-SITE-02 sitemaps, rules for robots and canonical links hold the path, and the host leads to it', async ({
  page,
  stack,
}) => {
  const { origin } = new URL(stack.storefront);
  const read = async (path: string) => (await page.request.get(stack.storefront + path)).text();
  expect(await read('/robots.txt')).toContain(`Disallow: ${PATH}/en/checkout`);
  expect(await read('/robots.txt')).toContain(`Sitemap: ${stack.storefront}/sitemap.xml`);
  for (const path of ['/sitemap.xml', '/sitemaps/pages.xml'])
    for (const [, address] of (await read(path)).matchAll(/<loc>([^<]+)/g))
      expect(`${address}/`).toContain(`${stack.storefront}/`);
  const home = await read('');
  expect(home).toContain(`<link rel="canonical" href="${stack.storefront}"/>`);
  expect(home).toContain(`hrefLang="en"`);
  expect(home).toContain(`href="${stack.storefront}/en"`);
  await page.goto(origin);
  await expect(page).toHaveURL(stack.storefront);
  const elsewhere = await page.request.get(`${origin}/cart`);
  expect(elsewhere.status()).toBe(404);
});

test('SF-SITE-03 staff comes from the console to the preview of a shop below a path', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/commerce/home-content`);
  const [shop] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Vorschau: Desktop' }).click(),
  ]);
  await enterCredentials(handOf(shop), 'merch@offizin.example', 'demo');
  await expect(shop).toHaveURL(stack.storefront);
  await expect(shop.getByRole('note')).toContainText('Vorschau');
});

test.describe('where buyers sign in on a page of the platform', () => {
  test.use({ shop: { sitePath: PATH, hasSignInForm: false } });

  test('SF-SITE-03 a buyer comes back below the path', async ({ page, stack }) => {
    await page.goto(`${stack.storefront}/account`);
    await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
    await enterAtPlatform(page, 'erika@offizin.example');
    await expect(page).toHaveURL(`${stack.storefront}/account`);
    await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
  });
});

/** Addresses of pictures on the page that did not come. */
async function brokenPictures({ page }: Hand): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  );
}
