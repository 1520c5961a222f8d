import { startSession } from './pages/console.ts';
import { expect, test } from './stack.ts';

test('what is below the items of the app stays where it is while they come', async ({ page, stack }) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  const items = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const all = items.getByRole('link', { name: 'Alle Objekte' });
  const top = () => all.evaluate((link) => link.getBoundingClientRect().top);
  await expect(items.getByRole('link', { name: 'Produkte' })).toBeVisible();
  const measured = Promise.withResolvers<void>();
  await page.route(/\/ui-api\/apps/, async (route) => {
    await measured.promise;
    await route.continue();
  });
  await page.reload();
  await expect(all).toBeVisible();
  await expect(items.getByRole('link', { name: 'Produkte' })).toHaveCount(0);
  const before = await top();
  measured.resolve();
  await expect(items.getByRole('link', { name: 'Produkte' })).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});
