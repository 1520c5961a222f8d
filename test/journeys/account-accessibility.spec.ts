import { expectAccessible } from './pages/accessible.ts';
import { signIn } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

test('axe finds nothing on the pages of the account, with and without errors', async ({ page, stack }) => {
  const shop = stack.storefront;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${shop}/wish-list`);
  await expectAccessible(page);
  await page.goto(`${shop}/order`);
  await page.getByRole('main').getByRole('button', { name: 'Bestellung ansehen' }).click();
  await expect(page.getByLabel('Bestellnummer')).toBeFocused();
  await expectAccessible(page);
  for (const path of ['/register', '/password/forgotten', '/password/new']) {
    await page.goto(`${shop}${path}`);
    await page.getByRole('main').locator('form [type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    await expectAccessible(page);
  }
  await signIn(page, 'erika@offizin.example', 'demo');

  await page.goto(`${shop}/account/addresses`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Adresse hinzufügen' }).click();
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(page.getByText(/^Bitte prüfen Sie \d Angaben:$/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${shop}/wish-list`);
  for (const name of ['Hausapotheke', 'Reise']) {
    await page.locator('summary', { hasText: 'Neue Merkliste' }).click();
    await page.getByLabel('Name der Liste').first().fill(name);
    await page.getByRole('button', { name: 'Merkliste anlegen' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await expectAccessible(page);

  await page.goto(`${shop}/quick-order`);
  await page.getByLabel('PZN-Liste').fill('04877800; 2\n04877801\n16395176');
  await page.getByRole('button', { name: 'Liste prüfen' }).click();
  await expect(page.getByRole('region', { name: 'Ihre Liste' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${shop}/account/orders`);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeVisible();
  await expectAccessible(page);
});
