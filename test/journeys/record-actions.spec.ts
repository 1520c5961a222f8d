import { updateLayoutUserState } from '#generated/record-data/client.gen.ts';
import { watchCalls } from './pages/calls.ts';
import { openFromList, openTab, signIn, startSession } from './pages/console.ts';
import { createCases, rowsOf } from './pages/lists.ts';
import { openSandbox } from './pages/sandbox.ts';
import { expect, test } from './stack.ts';

test('quick actions update a record, create a related one and appear only where they apply', async ({
  page,
  stack,
}) => {
  await signIn(page, stack.console, 'support@offizin.example', 'demo');
  const [id = ''] = await createCases(page, [{ Subject: 'Aktionsfall' }]);
  await page.goto(`${stack.console}/o/Case/${id}`);
  const actions = page.getByRole('button', { name: 'Aktionen', exact: true });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Anfrage schließen' }).click();
  await expect(page).toHaveURL(/[?&]action=Case\.CloseCase/);
  const form = page.getByRole('dialog', { name: 'Anfrage schließen' });
  await expect(form.getByRole('textbox', { name: 'Ergebnis' })).toBeFocused();
  await page.keyboard.type('Neu verschickt.');
  await form.getByRole('button', { name: 'Speichern' }).click();
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('Neu verschickt.');
  await expect(details).toContainText('Geschlossen');
  await actions.click();
  await expect(page.getByRole('menuitem', { name: 'Status ändern' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Anfrage schließen' })).toHaveCount(0);

  await page.getByRole('menuitem', { name: 'Neue Aufgabe' }).click();
  const task = page.getByRole('dialog', { name: 'Neue Aufgabe' });
  await task.getByRole('button', { name: 'Speichern' }).click();
  await expect(task.getByRole('textbox', { name: 'Betreff' })).toBeFocused();
  await task.getByRole('textbox', { name: 'Betreff' }).fill('Zurückrufen');
  await task.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Aktivität „Zurückrufen“ wurde angelegt.')).toBeVisible();
  await openTab(page, 'Zugehörige Datensätze');
  const list = page.getByRole('region', { name: 'Aktivitäten', exact: true });
  await list.scrollIntoViewIfNeeded();
  await expect(list.getByRole('link', { name: 'Zurückrufen' })).toBeVisible();
});

test('a global action creates a record from any page and opens it', async ({ page, stack }) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o?action=NewCase`);
  const form = page.getByRole('dialog', { name: 'Neue Anfrage' });
  await form.getByRole('textbox', { name: 'Betreff' }).fill('Von überall');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Von überall');
});

test('a form saves before its picklist values have loaded', async ({ page, stack }) => {
  const sandbox = openSandbox(stack);
  await startSession(page, stack.console, 'support@offizin.example');
  const choices = page.waitForRequest(/\/picklist-values\//);
  await sandbox.delay({ milliseconds: 30_000, operationIds: ['getPicklistValuesByRecordType'] });
  await page.goto(`${stack.console}/o?action=NewCase`);
  const form = page.getByRole('dialog', { name: 'Neue Anfrage' });
  await form.getByRole('textbox', { name: 'Betreff' }).fill('Eilig');
  await choices;
  await expect(form.getByRole('combobox', { name: 'Priorität' })).toContainText('Medium');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/o\/Case\/500/);
});

test('a record page keeps the order of a related list and folded sections', async ({ page, stack }) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await openFromList(page, stack.console, 'Account', 'Erika Sommer');
  await openTab(page, 'Zugehörige Datensätze');
  const list = page.getByRole('region', { name: 'Aktivitäten', exact: true });
  await list.scrollIntoViewIfNeeded();
  await list.getByRole('button', { name: 'Betreff' }).click();
  const head = list.getByRole('columnheader', { name: 'Betreff' });
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const calls = watchCalls(page);
  await openTab(page, 'Details');
  await page.getByRole('button', { name: 'Anschriften', exact: true }).click();
  await calls.expectAnswered(updateLayoutUserState);
  await page.reload();
  const section = page.getByRole('button', { name: 'Anschriften', exact: true });
  await expect(section).toHaveAttribute('aria-expanded', 'false');
  await section.click();
  await expect(section).toHaveAttribute('aria-expanded', 'true');
  await openTab(page, 'Zugehörige Datensätze');
  await list.scrollIntoViewIfNeeded();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
});

test('RD-ACTION-27 a quick action is performed for the one row that is chosen in a list', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  await createCases(page, [{ Subject: 'Aus der Liste' }]);
  await page.goto(`${stack.console}/o/Case?q=Aus+der+Liste`);
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Alle geladenen Zeilen auswählen' }).check();
  const bar = page.getByRole('region', { name: 'Ausgewählte Zeilen' });
  await bar.getByRole('button', { name: 'Aktionen', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Anfrage schließen' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Anfrage schließen' });
  await form.getByRole('textbox', { name: 'Ergebnis' }).fill('Neu verschickt.');
  await form.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(form).toHaveCount(0);
  await expect(rowsOf(page).first()).toContainText('Geschlossen');
});
