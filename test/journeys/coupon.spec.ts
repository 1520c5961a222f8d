import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { emptyCart, orderByPzn, signIn } from './pages/storefront.ts';

const sums = (page: Page) => page.getByRole('complementary', { name: 'Zusammenfassung' });

test('coupons are given, refused and taken back beside the steps, by keyboard and on a phone', async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(house.storefront);
  await signIn(page, 'erika@offizin.example', 'demo');
  await emptyCart(page, house.storefront);
  await orderByPzn(page, house.storefront, '16395176; 2');
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wohin dürfen wir liefern?' })).toBeVisible();
  const code = sums(page).getByLabel('Gutscheincode');
  await code.focus();
  await page.keyboard.type('FRUEHLING');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/abgelaufen/);
  await expect(code).toHaveValue('FRUEHLING');
  await expect(code).toBeFocused();

  await code.fill('VERSANDFREI');
  await page.keyboard.press('Enter');
  const applied = sums(page).getByRole('list', { name: 'Eingelöste Gutscheine' });
  await expect(applied).toContainText('VERSANDFREI');
  await expect(page).toHaveURL(`${house.storefront}/checkout/address`);
  await page.reload();
  await expect(applied).toContainText('VERSANDFREI');

  await applied.getByRole('button', { name: /VERSANDFREI/ }).focus();
  await page.keyboard.press('Enter');
  await expect(applied).toHaveCount(0);
});

test('a purchase in English meets no German sentence of the shop', async ({ page, house }) => {
  const shop = `${house.storefront}/en`;
  await page.goto(`${shop}/login`);
  await page.getByLabel('Email address').fill('erika@offizin.example');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
  await emptyCart(page, house.storefront);
  await orderByPzn(page, house.storefront, '16395176');
  await page.goto(`${shop}/cart`);
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  for (const step of ['address', 'delivery', 'payment']) {
    await expect(page).toHaveURL(`${shop}/checkout/${step}`);
    await expectEnglish(page);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await expect(page).toHaveURL(`${shop}/checkout/review`);
  await expectEnglish(page);
  for (const path of ['/account', '/account/orders', '/account/addresses', '/quick-order']) {
    await page.goto(shop + path);
    await expectEnglish(page);
  }
});

/** The page says that it is English, and its own words are; names of products and people may be German. */
async function expectEnglish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const words = page.locator('h1, h2, h3, label, legend, button, [role="alert"]');
  const german = /\b(und|oder|Bitte|Ihre?|Adresse|Weiter|Lieferung|Bestellung|Zahlung|Warenkorb|Konto)\b/;
  const found = (await words.allTextContents()).filter((text) => german.test(text));
  expect(found, page.url()).toEqual([]);
}
