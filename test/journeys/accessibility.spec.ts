import { expectAccessible } from './pages/accessible.ts';
import { signIn as signInToConsole } from './pages/console.ts';
import { bestseller, signIn } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

test('axe finds nothing on thirteen pages that guests see', async ({ page, sharedStack: stack }) => {
  const shop = stack.storefront;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(shop);
  const category = await page
    .getByRole('region', { name: 'Aktuelle Themen' })
    .getByRole('link')
    .first()
    .getAttribute('href');
  const product = await bestseller(page).getAttribute('href');
  await expectAccessible(page);
  for (const path of [
    category,
    product,
    '/search?q=ibuprofen',
    '/search?q=fahrradschlauch',
    '/login',
    '/cart',
    '/withdrawal',
    '/notice/a-code',
    '/info/impressum',
    '/info/beratung',
    '/consent',
    '/nirgends',
  ]) {
    await page.goto(`${shop}${path}`);
    await expectAccessible(page);
  }
});

test('axe finds nothing on the pages of a buyer, from the account to the review of the order', async ({
  page,
  stack,
}) => {
  const shop = stack.storefront;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(shop);
  const product = await bestseller(page).getAttribute('href');
  await page.goto(`${shop}${product}`);
  await signIn(page, 'erika@offizin.example', 'demo');
  for (const path of ['/account', '/account/orders']) {
    await page.goto(`${shop}${path}`);
    await expectAccessible(page);
  }
  await page.goto(`${shop}${product}`);
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  // The number in the header rises before the shop has answered.
  await expect(page.getByText(/liegt jetzt in Ihrem Warenkorb\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Warenkorb, 1 Artikel' })).toBeVisible();
  await page.goto(`${shop}/cart`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zahlungslink erstellen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellung bezahlen' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${shop}/cart`);
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  for (const step of ['address', 'delivery', 'payment']) {
    await expect(page).toHaveURL(`${shop}/checkout/${step}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Weiter' }).click();
  }
  await expect(page).toHaveURL(`${shop}/checkout/review`);
  await expectAccessible(page);
});

test('axe finds nothing on sign-in, directory, list, reference, record and form of the console', async ({
  page,
  stack,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${stack.console}/login`);
  await expect(page.getByRole('link', { name: /^Bei .* anmelden$/ })).toBeVisible();
  await expectAccessible(page);
  await signInToConsole(page, stack.console, 'merch@offizin.example', 'demo');
  await expectAccessible(page);
  for (const path of ['Product2', 'Product2/reference']) {
    await page.goto(`${stack.console}/o/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto(`${stack.console}/o/Product2`);
  await page.getByRole('grid').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Details' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Bearbeiten', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
  await expectAccessible(page);
});
