import type { Page } from '@playwright/test';
import { olderVersion } from '../stack/scenario.ts';
import { journey } from './journey.ts';
import { FIRST_STEP, signInWithCart } from './pages/storefront.ts';
import { expect } from './stack.ts';

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
