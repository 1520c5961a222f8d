import { expectAccessible } from './pages/accessible.ts';
import { findFocusFault } from './pages/focus.ts';
import { expect, test } from './stack.ts';

test('SF-TILE-08 on a phone the way into the cart is in sight when a product page opens, and covers nothing that has the focus', async ({
  page,
  sharedStack: stack,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${stack.storefront}/search?q=ibuprofen`);
  await page.locator('main article a[href*="/product/detail/"]').first().click();
  const button = page.getByRole('button', { name: 'In den Warenkorb' });
  await expect(button).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('main').focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await findFocusFault(page)).toBeNull();
    await expect(button).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await page.getByRole('heading', { name: 'Ähnliche Produkte' }).scrollIntoViewIfNeeded();
  await expect(button, 'it stays at its place').not.toBeInViewport();
  await expectAccessible(page);
});
