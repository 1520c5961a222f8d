import type { Page } from '@playwright/test';
import { startSession } from './pages/console.ts';
import { choose, rowsOf } from './pages/lists.ts';
import { expect, test } from './stack.ts';

/** Amounts of the first rows of the open list, in cents, the smallest first: what was changed may change places. */
const amounts = async (page: Page, count: number) => {
  // The dialog hides them from those who listen, not from those who look.
  const texts = await page.locator('[role=grid] tbody tr[aria-rowindex]').allInnerTexts();
  const cents = texts.map((text) => Number(/([\d.]+,\d\d)\s€/.exec(text)?.[1]?.replace(/\D/g, '')));
  return cents.slice(0, count).toSorted((one, other) => one - other);
};

test('RD-REC-112 prices are raised by a percentage, each from its own, and brought back', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/PricebookEntry`);
  await expect(rowsOf(page).nth(3)).toBeVisible();
  const before = await amounts(page, 3);
  for (const row of [0, 1, 2]) await rowsOf(page).nth(row).getByRole('checkbox').check();
  await page
    .getByRole('region', { name: 'Ausgewählte Zeilen' })
    .getByRole('button', { name: 'Ändern' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Feld wählen' }).fill('Preis');
  await page.getByRole('option', { name: 'Preis (UnitPrice)' }).click();
  await choose(page, dialog.getByRole('combobox', { name: /^Wie sich Preis/ }), 'erhöhen um %');
  await dialog.getByRole('textbox', { name: /^Prozent/ }).fill('12,5');
  await dialog.getByRole('button', { name: 'In 3 Datensätzen ändern' }).press('Enter');
  await expect(dialog.getByText('3 Datensätze gespeichert.')).toBeVisible();
  const raised = before.map((cents) => Math.round(cents * 1.125));
  await expect.poll(() => amounts(page, 3)).toEqual(raised);
  await dialog.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(dialog.getByText('3 Datensätze haben wieder ihre früheren Werte.')).toBeVisible();
  await expect.poll(() => amounts(page, 3)).toEqual(before);
});
