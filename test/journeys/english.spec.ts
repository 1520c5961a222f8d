import type { Locator, Page } from '@playwright/test';
import { startSession } from './pages/console.ts';
import { newVisitor } from './pages/new-visitor.ts';
import { setStore } from './pages/store-flags.ts';
import { orderByPzn } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

test('SF-FORMAT-51 SF-FORMAT-52 the English shop shows no German word, from the first page to the order and its mail', async ({
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
    '/notice/a-code',
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
  for (const step of ['address', 'delivery', 'payment'] as const) {
    await expectEnglishStep(page, shop, step);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await expectEnglishStep(page, shop, 'review');
  await page.getByRole('checkbox', { name: /^I consent/ }).check();
  await page.getByRole('button', { name: 'order with obligation to pay' }).click();
  await expectEnglishStep(page, shop, 'confirmation');
  const number = await orderNumberOn(page);
  await expectEnglishMail(page, stack.console, number);
  await page.getByRole('link', { name: 'My orders' }).first().click();
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/account\/orders\/OF-/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
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
  const descriptions = page.locator('meta[name="description"]');
  const head = await descriptions.evaluateAll((all) => all.map((one) => one.getAttribute('content') ?? ''));
  const said = [await page.title(), ...head, ...(await linesOf(page.locator('body')))];
  expect(said.filter(isGerman), page.url()).toEqual([]);
}

const TITLES = {
  address: 'Where may we deliver?',
  delivery: 'How should your order come?',
  payment: 'How would you like to pay?',
  review: 'Please check your order',
  confirmation: 'Thank you for your order',
};

/** The same of a step of the checkout. */
async function expectEnglishStep(page: Page, shop: string, step: keyof typeof TITLES): Promise<void> {
  await expect(page).toHaveURL(`${shop}/checkout/${step}`);
  await expect(page.getByRole('heading', { level: 1, name: TITLES[step] })).toBeVisible();
  await expectEnglish(page);
}

const isGerman = (line: string) => GERMAN.test(line.replace(NAMES, ''));

/** What can be read, line by line, without the addresses of links. */
const linesOf = async (part: Locator): Promise<string[]> =>
  (await part.ariaSnapshot()).split('\n').filter((line) => !line.includes('/url:'));

async function orderNumberOn(confirmation: Page): Promise<string> {
  const said = await confirmation.getByText(/^Order number OF-/).textContent();
  return (said ?? '').replace('Order number ', '');
}

/** The mail that confirms an order, as support finds it in the outbox, says that it is English, and is. */
async function expectEnglishMail(shopper: Page, console: string, number: string): Promise<void> {
  const page = await newVisitor(shopper, { width: 1280, height: 900 });
  await startSession(page, console, 'support@offizin.example');
  await page.goto(`${console}/o/EmailMessage`);
  await page.getByRole('link', { name: number }).click();
  const subject = page.getByRole('heading', { level: 1 });
  await expect(subject).toContainText(number);
  const mail = page.frameLocator('iframe[title="Nachricht"]');
  await expect(mail.getByRole('cell', { name: 'Vitalund Vitamin D3' })).toBeVisible();
  await expect(mail.locator('html')).toHaveAttribute('lang', 'en');
  const said = [
    (await mail.getByRole('heading', { level: 1 }).textContent()) ?? '',
    ...(await linesOf(mail.locator('body'))),
  ];
  expect(said.filter(isGerman)).toEqual([]);
  await page.context().close();
}

test('SF-FORMAT-51 SF-FORMAT-52 an English guest orders, is sent an English mail, and looks the order up on another device', async ({
  page,
  stack,
}) => {
  const shop = `${stack.storefront}/en`;
  await orderByPzn(page, stack.storefront, '16395176');
  await page.goto(`${shop}/cart`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Checkout' }).click();
  await expectEnglishStep(page, shop, 'address');
  for (const [label, text] of GUEST) await main.getByLabel(label, { exact: true }).fill(text);
  for (const step of ['delivery', 'payment', 'review'] as const) {
    await main.getByRole('button', { name: 'Next', exact: true }).click();
    await expectEnglishStep(page, shop, step);
  }
  await main.getByRole('button', { name: 'order with obligation to pay' }).click();
  await expectEnglishStep(page, shop, 'confirmation');
  const number = await orderNumberOn(page);
  await expectEnglishMail(page, stack.console, number);
  await expectEnglishLookUp(await newVisitor(page), shop, number);
});

const MAIL_ADDRESS = 'grace@offizin.example';
const GUEST = [
  ['Email address', MAIL_ADDRESS],
  ['First name', 'Grace'],
  ['Last name', 'Guest'],
  ['Street and number', 'Lindenweg 4'],
  ['Postal code', '50667'],
  ['City', 'Cologne'],
] as const;

/** Looks an order up, first with nothing typed and with a wrong address. */
async function expectEnglishLookUp(page: Page, shop: string, number: string): Promise<void> {
  await page.goto(`${shop}/order`);
  const main = page.getByRole('main');
  const search = main.getByRole('button', { name: 'View order' });
  await search.click();
  await expect(main.getByLabel('Order number')).toBeFocused();
  await expectEnglish(page);
  await main.getByLabel('Order number').fill(number);
  await main.getByLabel('Email address').fill('wrong@offizin.example');
  await search.click();
  await expect(main.getByText(/^We find no order/)).toBeVisible();
  await expectEnglish(page);
  await main.getByLabel('Email address').fill(MAIL_ADDRESS);
  await search.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expectEnglish(page);
  await page.context().close();
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
