import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../pages/accessible.ts';
import { startSession } from '../pages/console.ts';
import { violationsOn } from '../pages/violations.ts';
import { expect, test } from '../stack.ts';

test('RD-QUERY-01 RD-QUERY-04 staff writes a query by keyboard, follows a record, comes back and saves the table', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/developer/query`);
  const field = page.getByRole('textbox', { name: 'Abfrage' });
  await field.press('ControlOrMeta+a');
  await field.pressSequentially('SELECT Id, Name FROM Acc');
  await expect(page.getByRole('option', { name: 'Account', exact: true })).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue('SELECT Id, Name FROM Account');
  await field.pressSequentially(" WHERE Name LIKE 'Erika%'");
  await field.press('ControlOrMeta+Enter');

  const result = page.getByRole('region', { name: 'Ergebnis' });
  await expect(result.getByText('1 Datensatz, 1 gezeigt')).toBeVisible();
  await expect(page).toHaveURL(/\/developer\/query\?q=SELECT/);
  await expect(result.getByRole('gridcell', { name: 'Erika Sommer' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: 'Als CSV speichern' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\ufeffId;Name\r\n001\w{15};Erika Sommer\r\n$/);

  await result.getByRole('link', { name: /^001/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Erika Sommer' })).toBeVisible();
  await page.goBack();
  await expect(result.getByRole('gridcell', { name: 'Erika Sommer' })).toBeVisible();
  await expect(field).toHaveValue("SELECT Id, Name FROM Account WHERE Name LIKE 'Erika%'");

  await page.goto(`${stack.console}/developer/query`);
  await page.getByRole('region', { name: 'Zuletzt ausgeführt' }).getByRole('link').first().click();
  await expect(result.getByRole('gridcell', { name: 'Erika Sommer' })).toBeVisible();
});

test('RD-QUERY-01 a query that makes no sense is told with its place, and stays as it was typed', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/developer/query`);
  const field = page.getByRole('textbox', { name: 'Abfrage' });
  await field.press('ControlOrMeta+a');
  await field.pressSequentially('SELECT Nix FROM Acc');
  await page.getByRole('option', { name: 'Account', exact: true }).click();
  await expect(field).toHaveValue('SELECT Nix FROM Account');
  await page.getByRole('button', { name: 'Ausführen' }).click();
  await expect(page.getByRole('alert')).toContainText('Column:8');
  await expect(field).toHaveValue('SELECT Nix FROM Account');
});

test('RD-QUERY-05 the pages of a long answer are read when they are asked for', async ({ page, stack }) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  const query = new URLSearchParams({ q: 'SELECT Id, Name FROM Product2' });
  await page.goto(`${stack.console}/developer/query?${query}`);
  const result = page.getByRole('region', { name: 'Ergebnis' });
  await expect(result.getByText(/^\d+ Datensätze, 200 gezeigt$/)).toBeVisible();
  await result.getByRole('button', { name: 'Weitere laden' }).click();
  await expect(result.getByText(/^\d+ Datensätze, 400 gezeigt$/)).toBeVisible();
});

const ask = async (page: Page, console: string, query: string) => {
  await page.goto(`${console}/developer/query?${new URLSearchParams({ q: query })}`);
  const result = page.getByRole('region', { name: 'Ergebnis' });
  await expect(result.getByRole('row').nth(1)).toBeVisible();
  return result;
};

test('RD-QUERY-06 RD-QUERY-07 a cell of a result is edited by keyboard and pointer, and taken back', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  const customers = 'SELECT Id, AccountNumber, Phone, Owner.Name FROM Account WHERE AccountNumber != null';
  const result = await ask(page, stack.console, `${customers} ORDER BY Id LIMIT 2`);
  const editor = page.getByRole('dialog');
  const cell = (row: number, column: number) =>
    page.locator(`[data-row="${row}"][data-column="${column}"]`).filter({ visible: true });
  const number = String(await cell(0, 1).textContent());
  const phone = String(await cell(0, 2).textContent());

  await expect(result.getByRole('button', { name: 'Telefon bearbeiten' })).toHaveCount(2);
  await result.getByRole('group', { name: 'Ergebnis' }).focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  const field = editor.getByRole('textbox', { name: /^Telefon/ });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(phone);
  await expectAccessible(page);
  await field.fill('+49 30 1');
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await expect(cell(0, 2)).toBeFocused();
  await expect(cell(0, 2)).toHaveText(phone);
  await page.keyboard.press('Enter');
  await field.fill('+49 30 7770000');
  await page.keyboard.press('Enter');
  await expect(editor).toHaveCount(0);
  await expect(cell(0, 2)).toHaveText('+49 30 7770000');
  await expect(cell(0, 2)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(cell(0, 2)).toHaveText(phone);

  await cell(1, 1).dblclick();
  const other = editor.getByRole('textbox', { name: /^Kundennummer/ });
  await other.fill(number);
  await editor.getByRole('button', { name: 'Speichern' }).click();
  await expect(other).toHaveAttribute('aria-invalid', 'true');
  await expect(other).toHaveValue(number);
  await other.fill('K-EINZIG-1');
  await editor.getByRole('button', { name: 'Speichern' }).click();
  await expect(editor).toHaveCount(0);
  await expect(cell(1, 1)).toHaveText('K-EINZIG-1');
});

test('RD-QUERY-06 neither related records, totals and rows without an id are edited, nor what a person may not change', async ({
  page,
  sharedStack: stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  const editable = (name: RegExp | string) =>
    page.getByRole('gridcell', { name }).and(page.locator(':not([aria-readonly=true])'));
  const result = await ask(page, stack.console, 'SELECT Id, Name, Phone, Owner.Name FROM Account LIMIT 1');
  await expect(result.getByRole('button', { name: 'Telefon bearbeiten' })).toHaveCount(1);
  await expect(result.getByRole('gridcell').nth(0)).toHaveAttribute('aria-readonly', 'true');
  await expect(result.getByRole('gridcell').nth(3)).toHaveAttribute('aria-readonly', 'true');
  for (const query of [
    'SELECT Phone FROM Account LIMIT 1',
    'SELECT Status, COUNT(Id) FROM Case GROUP BY Status',
    'SELECT Id, Name, StockKeepingUnit FROM Product2 LIMIT 1',
  ]) {
    await ask(page, stack.console, query);
    await page.waitForLoadState('networkidle');
    await expect(editable(/.*/)).toHaveCount(0);
    await result.getByRole('gridcell').last().dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await startSession(page, stack.console, 'merch@offizin.example');
  await ask(page, stack.console, 'SELECT Id, Name, StockKeepingUnit FROM Product2 LIMIT 1');
  await expect(result.getByRole('button', { name: /bearbeiten$/ })).toHaveCount(2);
});

test('RD-QUERY-08 a query without rows leads back to its text', async ({ page, sharedStack: stack }) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  const q = "SELECT Id, Name FROM Account WHERE Name = 'Gibt es nicht'";
  await page.goto(`${stack.console}/developer/query?${new URLSearchParams({ q })}`);
  const result = page.getByRole('region', { name: 'Ergebnis' });
  await expect(result).toContainText('Die Bedingungen treffen auf keinen Datensatz zu');
  await result.getByRole('button', { name: 'Abfrage ändern' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Abfrage' })).toBeFocused();
});
