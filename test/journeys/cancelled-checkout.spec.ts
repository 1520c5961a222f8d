import { journey } from './journey.ts';
import { cartLines, FIRST_STEP, goOnTo, orderByPzn, signInWithCart } from './pages/storefront.ts';
import { expect } from './stack.ts';

journey(
  'SF-CHECKOUT-17 a buyer cancels the checkout and has everything in the cart still',
  'keyboard, 1280 px',
  async (hand, stack) => {
    const { page } = hand;
    await signInWithCart(hand, stack.storefront, '16395176; 2\n04877800');
    await hand.press(page.getByRole('button', { name: 'Zur Kasse' }));
    await expect(page.getByRole('heading', { level: 1, name: FIRST_STEP })).toBeVisible();
    await goOnTo(hand, 'Wie soll Ihre Bestellung kommen?');
    await hand.press(page.getByRole('button', { name: 'Bestellvorgang abbrechen' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
    await expect(page.getByText('Der Bestellvorgang ist abgebrochen.')).toBeVisible();
    const lines = cartLines(page);
    await expect(lines).toHaveCount(2);
    await expect(lines.filter({ hasText: 'Vitamin D3' }).getByLabel('Menge', { exact: true })).toHaveValue(
      '2',
    );

    await page.goto(`${stack.storefront}/checkout/delivery`);
    await expect(page).toHaveURL(`${stack.storefront}/cart`);
    await hand.press(page.getByRole('button', { name: 'Zur Kasse' }));
    await expect(page.getByRole('heading', { level: 1, name: FIRST_STEP })).toBeVisible();
  },
);

journey('SF-CHECKOUT-17 a guest cancels the checkout in English', 'finger, 360 px', async (hand, stack) => {
  const { page } = hand;
  await orderByPzn(hand, stack.storefront, '16395176');
  await page.goto(`${stack.storefront}/en/cart`);
  await hand.press(page.getByRole('button', { name: 'To checkout' }));
  await hand.press(page.getByRole('button', { name: 'Cancel the checkout' }));
  await expect(page.getByText('The checkout is cancelled. Your cart is as it was.')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/cart/);
});
