import type { Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { startSession } from './pages/console.ts';
import { callPlatform, choose, rowsOf } from './pages/lists.ts';
import { expect, test } from './stack.ts';

const create = async (page: Page, fields: object) =>
  (await callPlatform<{ id: string }>(page, 'POST', '/records', { apiName: 'Case', fields })).id;
const change = (page: Page, id: string, fields: object) =>
  callPlatform(page, 'PATCH', `/records/${id}`, { fields });
const subjectOf = async (page: Page, id: string) => {
  const query = '?fields=Case.Subject';
  const record = await callPlatform<{ fields: { Subject: { value: string } } }>(
    page,
    'GET',
    `/records/${id}${query}`,
  );
  return record.fields.Subject.value;
};
const rename = async (page: Page, console: string, id: string, subject: string) => {
  await page.goto(`${console}/o/Case/${id}/edit`);
  await page.getByRole('textbox', { name: /^Betreff/ }).fill(subject);
  await page.getByRole('button', { name: 'Speichern', exact: true }).press('Enter');
};
const details = (page: Page) => page.getByRole('region', { name: 'Details' });

test('RD-UNDO-09 Ctrl+Z right after the first write takes it back, however late what does that has loaded', async ({
  page,
  stack,
}) => {
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  await page.route(/UndoButton-[^/]*\.js/, async (route) => {
    await isAsked;
    await route.continue();
  });
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  const id = await create(page, { Subject: 'Erster Betreff' });
  await rename(page, stack.console, id, 'Zweiter Betreff');
  await expect(details(page)).toContainText('Zweiter Betreff');
  await page.keyboard.press('Control+z');
  ask();
  await expect(details(page)).toContainText('Erster Betreff');
  expect(await subjectOf(page, id)).toBe('Erster Betreff');
});

test('RD-UNDO-30 a saved form is taken back from its notice, by Ctrl+Z, and from the list after a reload', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  const id = await create(page, { Subject: 'Erster Betreff' });
  await rename(page, stack.console, id, 'Zweiter Betreff');
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText(/^Zurückgenommen: /)).toBeVisible();
  await expect(details(page)).toContainText('Erster Betreff');

  await rename(page, stack.console, id, 'Dritter Betreff');
  await expect(details(page)).toContainText('Dritter Betreff');
  await page.keyboard.press('Control+z');
  await expect(details(page)).toContainText('Erster Betreff');

  await rename(page, stack.console, id, 'Vierter Betreff');
  await expect(details(page)).toContainText('Vierter Betreff');
  await page.reload();
  await page.getByRole('button', { name: 'Letzte Änderungen' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Letzte Änderungen' });
  await expectAccessible(page);
  await panel
    .getByRole('button', { name: /geändert: Betreff$/ })
    .first()
    .press('Enter');
  await expect(panel.getByText('Zurückgenommen', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details(page)).toContainText('Erster Betreff');
});

test('RD-UNDO-31 what somebody else has changed since is not overwritten by taking back', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  const id = await create(page, { Subject: 'Alter Betreff' });
  await rename(page, stack.console, id, 'Mein Betreff');
  await expect(details(page)).toContainText('Mein Betreff');
  await change(page, id, { Subject: 'Betreff der Kollegin' });
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/inzwischen einen anderen Wert/)).toBeVisible();
  expect(await subjectOf(page, id)).toBe('Betreff der Kollegin');
});

test('RD-UNDO-30 a new record and a mass change are taken back from the list of latest changes', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Campaign/new`);
  await page.getByRole('textbox', { name: /^Kampagnenname/ }).fill('Herbstaktion');
  await page.getByRole('button', { name: 'Speichern', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Herbstaktion' })).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(page).toHaveURL(/\/o\/Campaign$/);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('row', { name: /Herbstaktion/ })).toHaveCount(0);

  const subjects = ['Sammelfall A', 'Sammelfall B'];
  const ids = [];
  for (const Subject of subjects) ids.push(await create(page, { Subject, Priority: 'Low' }));
  await page.goto(`${stack.console}/o/Case?view=AllCases`);
  for (const Subject of subjects)
    await rowsOf(page).filter({ hasText: Subject }).getByRole('checkbox').check();
  await page
    .getByRole('region', { name: 'Ausgewählte Zeilen' })
    .getByRole('button', { name: 'Ändern' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Feld wählen' }).fill('Priorität');
  await page.getByRole('option', { name: /^Priorität/ }).click();
  await choose(page, dialog.getByRole('combobox', { name: /^Priorität/ }), 'Hoch');
  await dialog.getByRole('button', { name: 'In 2 Datensätzen ändern' }).press('Enter');
  await expect(dialog.getByText('2 Datensätze gespeichert.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  const rows = rowsOf(page).filter({ hasText: 'Sammelfall' });
  await expect(rows.first()).toContainText('Hoch');
  await page.getByRole('button', { name: 'Letzte Änderungen' }).click();
  const panel = page.getByRole('dialog', { name: 'Letzte Änderungen' });
  await panel.getByRole('button', { name: 'Rückgängig: 2 Datensätze geändert: Priorität' }).click();
  await expect(page.getByText('Zurückgenommen: 2 Datensätze geändert: Priorität.')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const row of [0, 1]) await expect(rows.nth(row)).toContainText('Niedrig');
});

test('RD-UNDO-30 a deleted record comes back from the list of latest changes', async ({ page, stack }) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  const id = await create(page, { Subject: 'Doch noch nötig' });
  await page.goto(`${stack.console}/o/Case/${id}`);
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  // The deletion itself follows once it cannot be called off any more.
  await page.getByRole('button', { name: 'Letzte Änderungen' }).click({ timeout: 30_000 });
  const panel = page.getByRole('dialog', { name: 'Letzte Änderungen' });
  await panel.getByRole('button', { name: /^Rückgängig: .* gelöscht$/ }).press('Enter');
  await expect(page.getByText(/^Zurückgenommen: .* gelöscht\.$/)).toBeVisible();
  expect(await subjectOf(page, id)).toBe('Doch noch nötig');
});
