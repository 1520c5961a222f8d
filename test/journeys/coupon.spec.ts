import type { Page } from '@playwright/test';
import { olderVersion } from '../stack/scenario.ts';
import { journey } from './journey.ts';
import { FIRST_STEP, orderByPzn, signInWithCart } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

const sums = (page: Page) => page.getByRole('complementary', { name: 'Zusammenfassung' });

journey(
  'coupons are redeemed, refused and removed beside the checkout steps',
  'keyboard, 360 px',
  async (hand, stack) => {
    const { page } = hand;
    await signInWithCart(hand, stack.storefront, '16395176; 2');
    await hand.press(page.getByRole('button', { name: 'Zur Kasse' }));
    await expect(page.getByRole('heading', { level: 1, name: FIRST_STEP })).toBeVisible();
    const code = sums(page).getByLabel('Gutscheincode');
    // A version in which a checkout takes no coupons leaves them to the cart.
    if (olderVersion) return expect(code).toHaveCount(0);
    const redeem = sums(page).getByRole('button', { name: 'Gutschein einlösen' });
    await hand.write(code, 'FRUEHLING');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(/abgelaufen/);
    await expect(code).toHaveValue('FRUEHLING');
    await expect(code).toBeFocused();

    await hand.write(code, 'VERSANDFREI');
    await hand.press(redeem);
    const applied = sums(page).getByRole('list', { name: 'Eingelöste Gutscheine' });
    await expect(applied).toContainText('VERSANDFREI');
    await expect(page).toHaveURL(`${stack.storefront}/checkout/address`);
    await page.reload();
    await expect(applied).toContainText('VERSANDFREI');

    await hand.press(applied.getByRole('button', { name: /VERSANDFREI/ }));
    await expect(applied).toHaveCount(0);
  },
);

test('a purchase in English shows no German word in headings, labels, buttons and alerts', async ({
  page,
  stack,
}) => {
  const shop = `${stack.storefront}/en`;
  await page.goto(`${shop}/login`);
  await page.getByLabel('Email address').fill('erika@offizin.example');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
  await orderByPzn(page, stack.storefront, '16395176');
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
