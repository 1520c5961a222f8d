import { CHANNEL_ID } from '#mock/demo/seed/well-known-ids.ts';
import { expect, test } from './stack.ts';

test.use({ shop: { siteId: CHANNEL_ID } });

test('SF-CONTENT-01 a shop whose contents are those of a channel shows its home page, its pages and its banners', async ({
  page,
  stack,
}) => {
  const { storefront } = stack;
  const main = page.getByRole('main');
  await page.goto(storefront);
  await expect(main).toContainText('Gut durch die Erkältungszeit');
  await expect(main.getByRole('heading', { name: 'Unsere Top-Marken' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pharmazeutische Beratung' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pharmazeutische Beratung');
  await expect(main.getByRole('img', { name: /^Produkte aus/ })).toBeVisible();
});
