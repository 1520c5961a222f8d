import type { Page } from '@playwright/test';
import type { Camera } from './take.ts';

/** Two boxes of a vitamin and one of a painkiller, which is for pharmacies only. */
const LIST = '16395176; 2\n04877800';

/** Every page of the shop, as a guest and as the demo buyer who orders something. */
export async function takeShop(page: Page, shop: string, camera: Camera): Promise<void> {
  const at = async (path: string, name: string) => {
    await page.goto(shop + path, { waitUntil: 'networkidle' });
    await camera.take(page, name);
  };
  await at('/', 'home');
  const product = await firstLink(page, '/product/detail/');
  const category = await firstLink(page, '/category/');
  await at(category, 'category');
  await at(product, 'product');
  await at('/search?q=ibuprofen', 'search');
  await at('/search?q=fahrradschlauch', 'search-empty');
  await at('/info/impressum', 'imprint');
  await at('/consent', 'consent');
  await at('/withdrawal', 'withdrawal');
  await at('/nirgends', 'not-found');
  await at('/register', 'register');
  await at('/password/forgotten', 'password-forgotten');
  await at('/password/new', 'password-new');
  await at('/login', 'login');
  await at('/cart', 'cart-guest');
  await signIn(page, shop);
  for (const [path, name] of [
    ['/', 'home-buyer'],
    ['/account', 'account'],
    ['/account/orders', 'orders'],
    ['/account/addresses', 'addresses'],
    ['/account/addresses/new', 'address'],
    ['/wish-list', 'wish-list'],
    ['/quick-order', 'quick-order'],
  ] as const)
    await at(path, name);
  await order(page, shop, camera);
}

/** From a list of PZN to the confirmation, and to the order in the account. */
async function order(page: Page, shop: string, camera: Camera): Promise<void> {
  await page.goto(`${shop}/quick-order`);
  await page.getByLabel('PZN-Liste').fill(LIST);
  await page.getByRole('button', { name: 'Liste prüfen' }).click();
  await page.getByRole('button', { name: /in den Warenkorb$/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Warenkorb' }).waitFor();
  await camera.take(page, 'cart');
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  for (const step of ['address', 'delivery', 'payment']) {
    await page.waitForURL(`${shop}/checkout/${step}`);
    await camera.take(page, `checkout-${step}`);
    await page.getByRole('button', { name: 'Weiter' }).click();
  }
  await page.waitForURL(`${shop}/checkout/review`);
  await camera.take(page, 'checkout-review');
  await page.getByRole('checkbox', { name: /^Ich willige ein/ }).check();
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true }).click();
  await page.waitForURL(`${shop}/checkout/confirmation`);
  await camera.take(page, 'confirmation');
  const number = (await page.getByText(/^Bestellnummer /).textContent())?.replace('Bestellnummer ', '');
  await page.goto(`${shop}/account/orders/${number}`);
  await camera.take(page, 'order');
}

async function signIn(page: Page, shop: string): Promise<void> {
  await page.goto(`${shop}/login`);
  await page.getByLabel('E-Mail-Adresse').fill('erika@offizin.example');
  await page.getByLabel('Passwort').fill('demo');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('link', { name: 'Mein Konto' }).waitFor();
}

async function firstLink(page: Page, part: string): Promise<string> {
  const href = await page.locator(`main a[href*="${part}"]`).first().getAttribute('href');
  if (!href) throw new Error(`The home page has no link to ${part}.`);
  return href;
}
