import { olderVersion } from '../stack/scenario.ts';
import { journey } from './journey.ts';
import { expectAccessible } from './pages/accessible.ts';
import { orderByPzn } from './pages/storefront.ts';
import { expect } from './stack.ts';

const PZN = '16395176';

journey(
  'SF-TILE-09 SF-TILE-10 a product page and the cart recommend what others bought, and lead there',
  'pointer, 1280 px',
  async (hand, { storefront }) => {
    const { page } = hand;
    const row = page.getByRole('region', { name: 'Kunden kauften auch' });
    const links = row.getByRole('heading', { level: 3 }).getByRole('link');
    await page.goto(`${storefront}/search?q=${PZN}`);
    const title = page.getByRole('heading', { level: 1 });
    const own = (await title.textContent()) ?? '';
    // The calls of an older version have no recommendations.
    if (olderVersion) return expect(row).toHaveCount(0);
    await expect(links.first()).toBeVisible();
    const names = await links.allTextContents();
    expect(names.length).toBeLessThanOrEqual(4);
    expect(names).not.toContain(own);
    const similar = page.getByRole('region', { name: /^Ähnliche Produkte|^Weitere Produkte/ });
    // What is similar is waited for on the server as well, but drawn by itself.
    await expect(similar.locator('[aria-busy="true"]')).toHaveCount(0);
    const alike = await similar.getByRole('heading', { level: 3 }).allTextContents();
    expect(names.filter((name) => alike.includes(name))).toEqual([]);
    await expectAccessible(page);
    await hand.press(links.first());
    await expect(title).toContainText(names[0] ?? '');

    await orderByPzn(hand, storefront, PZN);
    await page.goto(`${storefront}/cart`);
    await expect(links.first()).toBeVisible();
    const line = page.getByRole('main').getByRole('article').first();
    await expect(line).toContainText(own);
    const offered = await links.allTextContents();
    expect(offered).not.toContain(own);
    await expectAccessible(page);
    await hand.press(links.first());
    await expect(title).toContainText(offered[0] ?? '');
  },
);
