import type { Page } from '@playwright/test';
import { startSession } from './pages/console.ts';
import { rowsOf } from './pages/lists.ts';
import { expect, test } from './stack.ts';

/** The cell of a row in a column of the open list. */
async function cellIn(page: Page, row: number, column: string) {
  const names = await page.getByRole('grid').getByRole('columnheader').allInnerTexts();
  const at = names.findIndex((name) => name.trim().startsWith(column));
  return page.locator(`[data-row="${row}"][data-column="${at}"]`);
}

async function paste(page: Page, row: number, column: string, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await (await cellIn(page, row, column)).press('Control+V');
}

/** Opens the list of products with a clipboard that the test may write and read. */
async function openProducts(page: Page, console: string, username = 'merch@offizin.example') {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: console });
  await startSession(page, console, username);
  await page.goto(`${console}/o/Product2`);
  await expect(rowsOf(page).nth(3)).toBeVisible();
}

test('RD-LIST-55 amounts that a spreadsheet has copied are pasted into a list, shown, and saved together', async ({
  page,
  stack,
}) => {
  await openProducts(page, stack.console);
  await paste(page, 1, 'Bestellbarer Bestand', '11\r\n12\r\n13\r\n');
  const bar = page.getByRole('region', { name: 'Nicht gespeicherte Änderungen' });
  await expect(bar).toContainText('3 Änderungen in 3 Zeilen');
  for (const [index, amount] of ['11', '12', '13'].entries())
    await expect(await cellIn(page, index + 1, 'Bestellbarer Bestand')).toContainText(amount);
  await bar.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('3 Zeilen gespeichert.')).toBeVisible();

  const names = rowsOf(page).getByRole('checkbox');
  for (const row of [1, 2]) await names.nth(row).check();
  await (await cellIn(page, 1, 'Bestellbarer Bestand')).press('Control+C');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').map((line) => /\t1[12](\t|$)/.test(line))).toEqual([true, true]);
});

test('RD-LIST-55 a paste that cannot be right is refused by row and column, and changes nothing', async ({
  page,
  stack,
}) => {
  await openProducts(page, stack.console);
  await paste(page, 0, 'Abgabestatus', 'Kosmetikum\nZauberei');
  const dialog = page.getByRole('dialog', { name: 'Nichts wurde eingefügt' });
  await expect(dialog.getByRole('row', { name: /^2 Abgabestatus/ })).toContainText('„Zauberei“');
  await dialog.getByRole('button', { name: 'Schließen' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Nicht gespeicherte Änderungen' })).toHaveCount(0);
  await paste(page, 0, 'Bestellbarer Bestand', '1\t2\t3\t4\t5\t6\t7\t8\t9');
  await expect(dialog).toContainText('9 Spalten');
});

test('RD-LIST-55 who may not change records copies from their list and pastes nothing into it', async ({
  page,
  stack,
}) => {
  await openProducts(page, stack.console, 'support@offizin.example');
  const cell = await cellIn(page, 1, 'Bestellbarer Bestand');
  const before = String(await cell.textContent());
  await paste(page, 1, 'Bestellbarer Bestand', `1${before.replace(/\D/g, '')}`);
  await cell.press('Control+C');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(before);
  await expect(page.getByRole('region', { name: 'Nicht gespeicherte Änderungen' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
