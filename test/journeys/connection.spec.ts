import { connectedTest } from './connected-start.ts';
import { openFromList, signIn as signInToConsole } from './pages/console.ts';
import { checkOut, openBestseller, signIn, signInWithCart } from './pages/storefront.ts';
import { expect } from './stack.ts';

const test = connectedTest({ sitePath: '/apotheke' });
test.describe.configure({ mode: 'default' });

test('npm start on another platform: a buyer orders', async ({ page, apps }) => {
  await signInWithCart(page, apps.storefront, '16395176; 2');
  expect(await checkOut(page)).toMatch(/^OF-/);
  await expect(page.getByRole('link', { name: 'Warenkorb, 0 Artikel' })).toBeVisible();
});

test('npm start on another platform: pictures below the path of the site are shown', async ({
  page,
  apps,
}) => {
  await page.goto(apps.storefront);
  await openBestseller(page);
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('npm start on another platform: a buyer searches and comes back to the account', async ({
  page,
  apps,
}) => {
  await page.goto(apps.storefront);
  await page.getByRole('banner').getByRole('combobox', { name: 'Produkte suchen' }).fill('Vitamin D3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toContainText('Vitamin D3');
  await signIn(page, 'erika@offizin.example', 'demo');
  await page.getByRole('link', { name: 'Mein Konto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
});

test('npm start on another platform: a merchandiser finds a product', async ({ page, apps }) => {
  await signInToConsole(page, apps.console, 'merch@offizin.example', 'demo');
  await openFromList(page, apps.console, 'Product2', 'Vitalund Vitamin D3');
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Vitalund');
});

test('npm start on another platform: support notes a case', async ({ page, apps }) => {
  await signInToConsole(page, apps.console, 'support@offizin.example', 'demo');
  await page.goto(`${apps.console}/o/Case/new`);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('textbox', { name: 'Betreff' }).fill('Rückruf erbeten');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Rückruf erbeten');
});

test('npm start on another platform: a list of orders is read', async ({ page, apps }) => {
  await signInToConsole(page, apps.console, 'support@offizin.example', 'demo');
  await page.goto(`${apps.console}/o/OrderSummary`);
  await expect(page.getByRole('grid').or(page.getByRole('table')).getByRole('row').nth(1)).toBeVisible();
});
