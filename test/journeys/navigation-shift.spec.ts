import { startSession } from './pages/console.ts';
import { openSandbox } from './pages/sandbox.ts';
import { expect, test } from './stack.ts';

test('what is below the items of the app stays where it is while they come', async ({ page, stack }) => {
  const sandbox = openSandbox(stack);
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  const items = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const all = items.getByRole('link', { name: 'Alle Objekte' });
  const top = () => all.evaluate((link) => link.getBoundingClientRect().top);
  await expect(items.getByRole('link', { name: 'Produkte' })).toBeVisible();
  await sandbox.delay({ milliseconds: 1_500, operationIds: ['getApps', 'getApp'] });
  await page.reload();
  await expect(all).toBeVisible();
  await expect(items.getByRole('link', { name: 'Produkte' })).toHaveCount(0);
  const before = await top();
  await expect(items.getByRole('link', { name: 'Produkte' })).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});
