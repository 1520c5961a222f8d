import type { Page } from '@playwright/test';
import { expectAccessible } from '../pages/accessible.ts';
import { startSession } from '../pages/console.ts';
import { expect, test } from '../stack.ts';

const head = (page: Page, name: string) =>
  page.getByRole('grid').getByRole('columnheader', { name: new RegExp(`^${name}`) });
const left = async (page: Page, name: string): Promise<number> =>
  Math.round((await head(page, name).boundingBox())?.x ?? Number.NaN);
const scroll = (page: Page, to: number) =>
  page.getByRole('grid').evaluate((grid, pixels) => grid.parentElement?.scrollTo({ left: pixels }), to);
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Spalte ${name}: Menü` });

test('RD-LIST-30 columns up to a chosen one stay in sight, chosen by keys and let go by pointer', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${stack.console}/o/Product2`);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const [name, pack] = [await left(page, 'Produktname'), await left(page, 'Namenszusatz')];
  await scroll(page, 150);
  await expect.poll(() => left(page, 'Namenszusatz')).toBe(pack - 150);
  expect(await left(page, 'Produktname')).toBe(name);
  await scroll(page, 0);

  await menuOf(page, 'Namenszusatz').press('Enter');
  await page.getByRole('menuitem', { name: 'Bis hier im Blick behalten' }).press('Enter');
  await scroll(page, 150);
  await expect.poll(() => left(page, 'PZN')).toBeLessThan(pack + 152);
  await expect.poll(() => left(page, 'Namenszusatz')).toBe(pack);

  await page.reload();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await scroll(page, 150);
  await expect.poll(() => left(page, 'PZN')).toBeLessThan(pack + 152);
  await expect.poll(() => left(page, 'Namenszusatz')).toBe(pack);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1024, height: 800 });
  await menuOf(page, 'Namenszusatz').click();
  await page.getByRole('menuitem', { name: 'Nicht mehr im Blick behalten' }).click();
  await scroll(page, 0);
  await scroll(page, 150);
  await expect.poll(() => left(page, 'Namenszusatz')).toBe(pack - 150);
});

test('RD-LIST-24 the columns of the usual lists have room beside the navigation of a usual window, and prices name their packs', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const object of ['Product2', 'Case', 'Task', 'ContactPointAddress', 'PricebookEntry']) {
    await page.goto(`${stack.console}/o/${object}`);
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('link').first()).toBeVisible();
    const hidden = await grid.evaluate(
      (table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
    );
    expect(hidden, `${object} is wider than the window by`).toBeLessThanOrEqual(0);
  }
  await page.getByRole('searchbox', { name: 'In dieser Liste suchen' }).fill('Acetylcystein');
  const prices = page.getByRole('grid').locator('tbody tr[aria-rowindex]');
  await expect(prices.first()).toContainText('Acetylcystein');
  await expect(page.getByRole('grid')).toHaveCSS('opacity', '1');
  // Product, PZN, pack and price book, without what each price has of its own.
  const named = await prices.evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('td')]
        .slice(1, 5)
        .map((cell) => cell.textContent)
        .join(' '),
    ),
  );
  expect(named.length).toBeGreaterThan(1);
  expect(new Set(named).size).toBe(named.length);
});
