import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { emptyCart, signIn } from './pages/storefront.ts';

/** The first amount of a text, in cents. */
function centsIn(text: string): number {
  const euros = /([\d.]*\d),(\d{2})\s€/.exec(text);
  if (!euros) throw new Error(`There is no amount in "${text}".`);
  return Number(`${euros[1]?.replace('.', '')}${euros[2]}`);
}

/** The sum at the end of the cart, in cents. */
async function readTotal(page: Page): Promise<number> {
  const sums = page.getByRole('complementary', { name: 'Ihre Bestellung' });
  return centsIn((await sums.getByRole('definition').last().textContent()) ?? '');
}

test('an order is ordered again, and a coupon lowers what it costs', async ({ page, house }) => {
  await page.goto(house.storefront);
  await signIn(page, 'erika@offizin.example', 'demo');
  await emptyCart(page, house.storefront);
  await page.getByRole('link', { name: 'Mein Konto' }).click();
  await page.getByRole('link', { name: 'Bestellungen ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Bestellungen' })).toBeVisible();

  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('link', { name: 'Nächste Seite' }).click();
  await expect(page.getByRole('link', { name: 'Vorherige Seite' })).toBeVisible();
  await page.getByRole('link', { name: 'Vorherige Seite' }).click();
  await expect(page.getByRole('link', { name: 'Vorherige Seite' })).toHaveCount(0);
  const totals = (await page.getByRole('article').allTextContents()).map(centsIn);
  await page
    .getByRole('article')
    .nth(totals.indexOf(Math.max(...totals)))
    .getByRole('button', { name: /^Nochmals bestellen/ })
    .click();
  await expect(page.getByText(/^Ihre Bestellung liegt wieder im Warenkorb/)).toBeVisible();
  const before = await readTotal(page);

  const code = page.getByLabel('Gutscheincode');
  const redeem = page.getByRole('button', { name: 'Gutschein einlösen' });
  await code.fill('FRUEHLING');
  await redeem.click();
  await expect(page.getByText('Dieser Gutschein ist abgelaufen.')).toBeVisible();
  await expect(code).toHaveValue('FRUEHLING');
  expect(await readTotal(page)).toBe(before);

  await code.fill('willkommen10');
  await redeem.click();
  await expect(page.getByText('10 % Willkommensrabatt')).toBeVisible();
  await expect(page.getByText('Dieser Gutschein ist abgelaufen.')).toHaveCount(0);
  expect(await readTotal(page)).toBeLessThan(before);

  await page.getByRole('button', { name: 'Gutschein WILLKOMMEN10 zurücknehmen' }).click();
  await expect(page.getByText('10 % Willkommensrabatt')).toHaveCount(0);
  expect(await readTotal(page)).toBe(before);
});
