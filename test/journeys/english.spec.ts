import type { Page } from '@playwright/test';
import { setStore } from './pages/store-flags.ts';
import { orderByPzn } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

test('SF-FORMAT-51 the English shop shows no German word, from the first page to the order', async ({
  page,
  stack,
}) => {
  const shop = `${stack.storefront}/en`;
  await setStore(stack.mock, { AssistantEnabled__c: true });
  await page.goto(shop);
  await expectEnglish(page);
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Pain & Movement' });
  const category = (await menu.first().getAttribute('href')) ?? '';
  const tile = page.getByRole('region', { name: 'Best sellers' }).getByRole('heading', { level: 3 }).first();
  const product = (await tile.getByRole('link').getAttribute('href')) ?? '';
  for (const path of [category, product]) {
    await page.goto(stack.storefront + path);
    await expectEnglish(page);
  }
  for (const path of [
    '/search?q=magnesium',
    ...INFORMATION,
    '/withdrawal',
    '/order',
    '/assistant',
    '/register',
    '/wish-list',
  ]) {
    await page.goto(shop + path);
    await expectEnglish(page);
  }
  await page.goto(`${shop}/search?q=cough`);
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “cough”' })).toBeVisible();
  await page.goto(`${shop}/login`);
  await expectEnglish(page);
  await page.getByLabel('Email address').fill('erika@offizin.example');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
  await orderByPzn(page, stack.storefront, '16395176\n04877800');
  await page.goto(`${shop}/cart`);
  await expectEnglish(page);
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  for (const step of ['address', 'delivery', 'payment']) {
    await expect(page).toHaveURL(`${shop}/checkout/${step}`);
    await expectEnglish(page);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await expect(page).toHaveURL(`${shop}/checkout/review`);
  await expectEnglish(page);
  await page.getByRole('checkbox', { name: /^I consent/ }).check();
  await page.getByRole('button', { name: 'order with obligation to pay' }).click();
  await expect(page).toHaveURL(`${shop}/checkout/confirmation`);
  await expectEnglish(page);
  await page.getByRole('link', { name: 'My orders' }).first().click();
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/account\/orders\/OF-/);
  await expectEnglish(page);
  for (const path of ['/account', '/account/orders', '/account/addresses', '/quick-order']) {
    await page.goto(shop + path);
    await expectEnglish(page);
  }
});

const INFORMATION = [
  'versand-zahlung',
  'widerrufsbelehrung',
  'agb',
  'datenschutz',
  'impressum',
  'beratung',
].map((key) => `/info/${key}`);

/** Words that no English text has, those of a shop among them. */
const GERMAN = new RegExp(
  `\\b(?:${[
    'und|oder|nicht|mit|für|von|vom|bei|beim|zum|zur|auf|aus|ist|sind|wird|werden|kann|ein|eine|einen|einer|dem|den|des',
    'Sie|Ihr|Ihre|Ihren|Bitte|Weiter|Zurück|Adresse|Lieferung|Bestellung|Zahlung|Versand|Standardversand|Warenkorb|Konto',
    'Deutschland|Österreich|Packung|Packungen|Stück|Tabletten|Filmtabletten|Kapseln|Beutel|Tropfen|Anmelden|Suche|Euro',
  ].join('|')})\\b`,
);

/** Names, which stay as they are printed on the pack or given by law. */
const NAMES =
  /Wind und Wetter|Blasen- und Nierentee|Sommerau Bauchwohl Tropfen|Nordhaus akut|Offizin Versandapotheke/g;

/** The page says that it is English, and what can be read on it is. */
async function expectEnglish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  const descriptions = page.locator('meta[name="description"]');
  const head = await descriptions.evaluateAll((all) => all.map((one) => one.getAttribute('content') ?? ''));
  const said = [await page.title(), ...head, ...lines.filter((line) => !line.includes('/url:'))];
  const found = said.filter((line) => GERMAN.test(line.replace(NAMES, '')));
  expect(found, page.url()).toEqual([]);
}

test('PF-SEARCH-12 an English shopper finds by English words what a German one finds by German ones', async ({
  page,
  sharedStack: stack,
}) => {
  const search = async (address: string, label: string, term: string) => {
    await page.goto(address);
    await page.getByRole('combobox', { name: label }).fill(term);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(term);
    return page.getByRole('main').getByRole('article');
  };
  const found = await search(`${stack.storefront}/en`, 'Search products', 'mucilage of the lichen');
  await expect(found).not.toHaveCount(0);
  await expect(found.first()).toContainText(/Isländisch|Moos|Iceland|lichen/i);
  const german = await search(stack.storefront, 'Produkte suchen', 'mucilage');
  await expect(german).toHaveCount(0);
});
