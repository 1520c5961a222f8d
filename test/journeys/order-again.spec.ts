import type { Page } from '@playwright/test';
import { journey } from './journey.ts';
import { signIn } from './pages/storefront.ts';
import { expect, onEveryStore } from './stack.ts';

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

onEveryStore(() => {
  journey('a buyer reorders an order and redeems a coupon', 'pointer, 1280 px', async (hand, stack) => {
    const { page } = hand;
    await page.goto(stack.storefront);
    await signIn(hand, 'erika@offizin.example', 'demo');
    await hand.press(page.getByRole('link', { name: 'Mein Konto' }));
    await hand.press(page.getByRole('link', { name: 'Bestellungen ansehen' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Meine Bestellungen' })).toBeVisible();

    await expect(page.getByRole('article')).toHaveCount(10);
    await hand.press(page.getByRole('link', { name: 'Nächste Seite' }));
    await expect(page.getByRole('link', { name: 'Vorherige Seite' })).toBeVisible();
    await hand.press(page.getByRole('link', { name: 'Vorherige Seite' }));
    await expect(page.getByRole('link', { name: 'Vorherige Seite' })).toHaveCount(0);
    const totals = (await page.getByRole('article').allTextContents()).map(centsIn);
    await hand.press(
      page
        .getByRole('article')
        .nth(totals.indexOf(Math.max(...totals)))
        .getByRole('button', { name: /^Nochmals bestellen/ }),
    );
    await expect(page.getByText(/^Ihre Bestellung liegt wieder im Warenkorb/)).toBeVisible();
    const before = await readTotal(page);

    const code = page.getByLabel('Gutscheincode');
    const redeem = page.getByRole('button', { name: 'Gutschein einlösen' });
    await hand.write(code, 'FRUEHLING');
    await hand.press(redeem);
    await expect(page.getByText('Dieser Gutschein ist abgelaufen.')).toBeVisible();
    await expect(code).toHaveValue('FRUEHLING');
    expect(await readTotal(page)).toBe(before);

    await hand.write(code, 'willkommen10');
    await hand.press(redeem);
    await expect(page.getByText('10 % Willkommensrabatt', { exact: true })).toBeVisible();
    await expect(page.getByText('Dieser Gutschein ist abgelaufen.')).toHaveCount(0);
    expect(await readTotal(page)).toBeLessThan(before);

    await hand.press(page.getByRole('button', { name: 'Gutschein WILLKOMMEN10 zurücknehmen' }));
    await expect(page.getByText('10 % Willkommensrabatt')).toHaveCount(0);
    expect(await readTotal(page)).toBe(before);
  });
});
