import { journey } from './journey.ts';
import { checkOut, signIn } from './pages/storefront.ts';
import { expect, onEveryStore } from './stack.ts';

onEveryStore(() => {
  journey('a buyer finds a product, looks at it, and orders', 'keyboard, 1280 px', async (hand, stack) => {
    const { page } = hand;
    await page.goto(stack.storefront);
    await signIn(hand, 'erika@offizin.example', 'demo');

    const search = page.getByRole('banner').getByRole('combobox', { name: 'Produkte suchen' });
    await hand.write(search, 'Vitamin D3');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vitamin D3');
    const tile = page.getByRole('article').filter({ hasText: 'Vitalund Vitamin D3' }).first();
    await hand.press(tile.getByRole('link').first());
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vitalund Vitamin D3');
    const more = page.getByRole('button', { name: 'Menge erhöhen' }).first();
    // It is for scripts, and keys do not reach it before.
    await expect(more).toBeEnabled();
    await hand.press(more);
    await hand.press(page.getByRole('button', { name: 'In den Warenkorb' }).first());
    await expect(page.getByRole('link', { name: 'Warenkorb, 2 Artikel' })).toBeVisible();

    await checkOut(hand);
    await expect(page.getByRole('link', { name: 'Warenkorb, 0 Artikel' })).toBeVisible();
  });
});
