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
  expect(await left(page, 'Produktname')).toBe(name);
  await expect.poll(() => left(page, 'Namenszusatz')).toBe(pack - 150);
  await scroll(page, 0);

  await menuOf(page, 'Namenszusatz').press('Enter');
  await page.getByRole('menuitem', { name: 'Bis hier im Blick behalten' }).press('Enter');
  await scroll(page, 150);
  await expect.poll(() => left(page, 'PZN')).toBeLessThan(pack + 176);
  expect(await left(page, 'Namenszusatz')).toBe(pack);

  await page.reload();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await scroll(page, 150);
  expect(await left(page, 'Namenszusatz')).toBe(pack);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1024, height: 800 });
  await menuOf(page, 'Namenszusatz').click();
  await page.getByRole('menuitem', { name: 'Nicht mehr im Blick behalten' }).click();
  await scroll(page, 0);
  await scroll(page, 150);
  await expect.poll(() => left(page, 'Namenszusatz')).toBe(pack - 150);
});
