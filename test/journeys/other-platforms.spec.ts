import type { Page } from '@playwright/test';
import { outsideScenario } from '../stack/scenario.ts';
import { startSession } from './pages/console.ts';
import { faultsOf } from './pages/faults.ts';
import { openSandbox } from './pages/sandbox.ts';
import { bestseller, signInWithCart } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

/** Scenarios in which the platform answers as another version does, or as none does yet. */
const SCENARIOS = ['older-version', 'newer-version', 'optional-members-left-out', 'unknown-values'];

const OBJECTS = ['Product2', 'Case'];
const PARTS = ['layouts', 'picklists', 'rules', 'search', 'lists', 'related', 'actions'];

for (const scenario of SCENARIOS) {
  test(`pages of the shop are shown by a platform in the scenario ${scenario}`, async ({ page, stack }) => {
    const shop = stack.storefront;
    const sandbox = openSandbox(stack);
    // The shop's server asks once which versions a platform speaks, and none becomes older while it is asked.
    if (scenario === 'older-version') await sandbox.start(scenario);
    const { product, category, order } = await outsideScenario(() => preparePages(page, shop));
    await sandbox.start(scenario);
    const paths = ['/', '/search?q=ibuprofen', '/cart', '/quick-order', '/wish-list', '/info/impressum'];
    const own = ['/account', '/account/orders', order, '/account/addresses', '/checkout/address'];
    expect(
      await faultsOf(
        page,
        [...paths, product, category, ...own].map((path) => shop + path),
      ),
    ).toEqual([]);
  });

  test(`pages of the console are shown by a platform in the scenario ${scenario}`, async ({
    page,
    stack,
  }) => {
    test.slow();
    const origin = stack.console;
    await startSession(page, origin, 'merch@offizin.example');
    const records = await outsideScenario(() => firstRecords(page, origin));
    await openSandbox(stack).start(scenario);
    const pages = ['/o', '/dashboard', '/commerce/stock', '/commerce/home-content', '/commerce/customers'];
    const ofObjects = OBJECTS.flatMap((name) => [`/o/${name}`, `/o/${name}/new`, `/o/${name}/reference`]);
    const reference = PARTS.map((part) => `/o/Case/reference/${part}`);
    const ofRecords = records.flatMap((path) => [path, `${path}/edit`]);
    const paths = [...pages, ...ofObjects, ...reference, ...ofRecords, '/search?q=ibuprofen'];
    expect(
      await faultsOf(
        page,
        paths.map((path) => origin + path),
      ),
    ).toEqual([]);
  });
}

/** Signs in with a cart and a checkout; the addresses of a product, a category and an order. */
async function preparePages(page: Page, shop: string) {
  await page.goto(shop);
  const product = await bestseller(page).getAttribute('href');
  const category = await page.locator('a[href^="/category/"]').first().getAttribute('href');
  await signInWithCart(page, shop, '16395176; 2');
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await page.waitForURL(/\/checkout\/address/);
  await page.goto(`${shop}/account/orders`);
  const order = await page.locator('a[href^="/account/orders/"]').first().getAttribute('href');
  return { product, category, order };
}

/** Paths of the first record of each object. */
async function firstRecords(page: Page, origin: string): Promise<string[]> {
  const paths: string[] = [];
  for (const name of OBJECTS) {
    await page.goto(`${origin}/o/${name}`);
    paths.push(String(await page.getByRole('grid').getByRole('link').first().getAttribute('href')));
  }
  return paths;
}
