import { expectAccessible } from './pages/accessible.ts';
import { expect, test } from './stack.ts';

test('a facet with many values is opened, searched and closed by keyboard, and its values narrow the list', async ({
  page,
  sharedStack: stack,
}) => {
  await page.goto(`${stack.storefront}/search?q=tabletten`, { waitUntil: 'networkidle' });
  const brand = page
    .getByRole('complementary', { name: 'Filter' })
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Marke', exact: true }) });
  const values = brand.getByRole('listitem').getByRole('link');
  await expect(values).toHaveCount(10);
  await brand.getByRole('link', { name: /^Mehr anzeigen/ }).press('Enter');
  await expect(brand.getByRole('link', { name: /^Weniger anzeigen/ })).toBeFocused();
  expect(await values.count()).toBeGreaterThan(10);
  await expect(page).toHaveURL(/more=Brand__c/);
  await expectAccessible(page);

  const field = brand.getByRole('searchbox', { name: 'Marke suchen' });
  await field.pressSequentially('nordh');
  await expect(page).toHaveURL(/within=nordh/);
  await expect(values).toHaveCount(1);
  await expect(field).toBeFocused();
  await values.first().press('Enter');
  await expect(page.getByRole('link', { name: 'Filter „Nordhaus“ entfernen' })).toBeVisible();
  await field.fill('gibt es nicht');
  await expect(brand.getByRole('status')).toHaveText('Dazu gibt es hier nichts.');
  await expect(values, 'what is chosen stays in sight').toHaveCount(1);
  await page.goBack();
  await expect(page).not.toHaveURL(/filter=/);
  await expect(page.getByRole('link', { name: 'Filter „Nordhaus“ entfernen' })).toHaveCount(0);
  await brand.getByRole('link', { name: /^Weniger anzeigen/ }).press('Enter');
  await expect(values).toHaveCount(10);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a facet is opened and searched by a form', async ({ page, sharedStack: stack }) => {
    await page.goto(`${stack.storefront}/search?q=tabletten`);
    const filters = page.getByRole('complementary', { name: 'Filter' });
    await filters.getByRole('link', { name: /^Mehr anzeigen.*Marke/ }).click();
    await filters.getByRole('searchbox', { name: 'Marke suchen' }).fill('nordh');
    await filters.getByRole('searchbox', { name: 'Marke suchen' }).press('Enter');
    await expect(page).toHaveURL(/q=tabletten.*within=nordh/);
    await expect(filters.getByRole('link', { name: /^Nordhaus/ })).toBeVisible();
  });
});
