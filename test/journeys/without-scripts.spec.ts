import { expect, test } from './stack.ts';

test.use({ javaScriptEnabled: false });

test('adding to the cart and the cart page work without scripts', async ({ page, stack }) => {
  await page.goto(stack.storefront);
  const tile = page
    .getByRole('region', { name: 'Meistgekauft' })
    .getByRole('heading', { level: 3 })
    .last()
    .getByRole('link');
  const product = (await tile.textContent()) ?? '';
  await tile.click();
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await page.getByLabel('E-Mail-Adresse').fill('erika@offizin.example');
  await page.getByLabel('Passwort').fill('demo');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();

  await page.getByLabel('Menge', { exact: true }).first().fill('3');
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 3 Artikel' })).toBeVisible();
  await page.goto(`${stack.storefront}/cart`);
  const item = page.getByRole('article').filter({ hasText: product });
  await expect(item.getByLabel('Menge', { exact: true })).toHaveValue('3');

  await item.getByRole('button', { name: /entfernen$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Warenkorb ist leer' })).toBeVisible();
  await expect(page.getByText(product)).toHaveCount(0);
});
