import { journey } from './journey.ts';
import { cartLines, orderByPzn } from './pages/storefront.ts';
import { expect } from './stack.ts';

journey(
  'whoever takes something out of the cart or off the wish list goes on at its place',
  'keyboard, 1280 px',
  async (hand, { storefront }) => {
    const { page } = hand;
    const main = page.getByRole('main');
    await page.goto(storefront);
    await orderByPzn(hand, storefront, '16395176\n04877800\n01845685');
    const lines = cartLines(page);
    const wished = main.getByRole('article');
    await expect(lines).toHaveCount(3);
    const second = (await lines.nth(1).getByRole('heading').textContent()) ?? '';
    await hand.press(lines.first().getByRole('button', { name: /entfernen$/ }));
    await expect(lines).toHaveCount(2);
    await expect(main.getByRole('link', { name: second })).toBeFocused();
    const rest = (await lines.first().getByRole('heading').textContent()) ?? '';
    await hand.press(lines.last().getByRole('button', { name: /entfernen$/ }));
    await expect(main.getByRole('link', { name: rest })).toBeFocused();
    await hand.press(lines.first().getByRole('button', { name: /entfernen$/ }));
    await expect(main.getByRole('heading', { level: 1, name: 'Ihr Warenkorb ist leer' })).toBeFocused();

    await page.goto(`${storefront}/search?q=ibuprofen`);
    const wish = main.getByRole('button', { name: /^Merken/ });
    const wishes = (label: string) => page.getByRole('banner').getByRole('link', { name: label });
    await hand.press(wish.first());
    await expect(wishes('Merkliste, 1 Produkt')).toBeVisible();
    await hand.press(wish.first());
    await expect(wishes('Merkliste, 2 Produkte')).toBeVisible();
    await page.goto(`${storefront}/wish-list`);
    await expect(wished).toHaveCount(2);
    const left = (await wished.last().getByRole('heading').textContent()) ?? '';
    await hand.press(wished.first().getByRole('button', { name: /^Nicht mehr merken/ }));
    await expect(wished).toHaveCount(1);
    await expect(wished.getByRole('link', { name: left }).last()).toBeFocused();
    await hand.press(wished.getByRole('button', { name: /^Nicht mehr merken/ }));
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  },
);
