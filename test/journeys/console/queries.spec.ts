import { readFile } from 'node:fs/promises';
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
  await expect(result.getByRole('cell', { name: 'Erika Sommer' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: 'Als CSV speichern' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\ufeffId;Name\r\n001\w{15};Erika Sommer\r\n$/);

  await result.getByRole('link', { name: /^001/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Erika Sommer' })).toBeVisible();
  await page.goBack();
  await expect(result.getByRole('cell', { name: 'Erika Sommer' })).toBeVisible();
  await expect(field).toHaveValue("SELECT Id, Name FROM Account WHERE Name LIKE 'Erika%'");

  await page.goto(`${stack.console}/developer/query`);
  await page.getByRole('region', { name: 'Zuletzt ausgeführt' }).getByRole('link').first().click();
  await expect(result.getByRole('cell', { name: 'Erika Sommer' })).toBeVisible();
});

test('RD-QUERY-01 a query that makes no sense is told with its place, and stays as it was typed', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/developer/query`);
  const field = page.getByRole('textbox', { name: 'Abfrage' });
  await field.press('ControlOrMeta+a');
  await field.pressSequentially('SELECT Nix FROM Account');
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
