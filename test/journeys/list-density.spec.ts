import { startSession } from './pages/console.ts';
import { rowsOf } from './pages/lists.ts';
import { expect, test } from './stack.ts';

test('RD-LIST-61 rows of lists stand as close as the person wants, also on the next visit', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Product2`);
  const height = async () => Math.round((await rowsOf(page).nth(3).boundingBox())?.height ?? 0);
  await expect(rowsOf(page).nth(3)).toBeVisible();
  const usual = await height();
  const shown = await rowsOf(page).count();
  await page.getByRole('button', { name: 'Anzeige der Liste' }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Zeilen: dicht' }).press('Enter');
  await expect.poll(height).toBeLessThan(usual - 5);
  await expect.poll(() => rowsOf(page).count()).toBeGreaterThanOrEqual(shown);
  await page.reload();
  await expect(rowsOf(page).nth(3)).toBeVisible();
  expect(await height()).toBeLessThan(usual - 5);
  await page.getByRole('button', { name: 'Anzeige der Liste' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Zeilen: dicht' })).toHaveAttribute(
    'aria-checked',
    'true',
  );
  await page.getByRole('menuitemradio', { name: 'Zeilen: weit' }).click();
  await expect.poll(height).toBeGreaterThan(usual + 5);
});
