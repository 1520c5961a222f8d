import type { Page } from '@playwright/test';
import { olderVersion } from '../stack/scenario.ts';
import { expectAccessible } from './pages/accessible.ts';
import { startSession } from './pages/console.ts';
import { callPlatform, choose, chooseFromListMenu, rowsOf } from './pages/lists.ts';
import { expect, test } from './stack.ts';

interface Scopes {
  availableScopes: { apiName: string; availableEntities: { id: string; label: string }[] }[];
}

/** Makes cases that the queue of the team has, in the order of their subjects. */
async function queueCases(page: Page, subjects: readonly string[]): Promise<string[]> {
  const { availableScopes } = await callPlatform<Scopes>(page, 'GET', '/list-object-info/Case');
  const queues = availableScopes.find(({ apiName }) => apiName === 'queue')?.availableEntities ?? [];
  const OwnerId = queues.find(({ label }) => label === 'Kundenservice')?.id;
  const ids = [];
  for (const Subject of subjects) {
    const fields = { Subject, OwnerId };
    ids.push((await callPlatform<{ id: string }>(page, 'POST', '/records', { apiName: 'Case', fields })).id);
  }
  return ids;
}

/** Opens a list of what the queue has, saved by the editor. */
async function openQueue(page: Page, console: string, label: string): Promise<void> {
  await page.goto(`${console}/o/Case`);
  await chooseFromListMenu(page, 'Neue Listenansicht');
  const dialog = page.getByRole('dialog', { name: 'Neue Listenansicht' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(label);
  await choose(page, dialog.getByRole('combobox', { name: 'Umfang' }), 'Warteschlange');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText('Bitte wählen Sie eine Warteschlange.')).toBeVisible();
  await expectAccessible(page);
  await choose(page, dialog.getByRole('combobox', { name: 'Warteschlange', exact: true }), 'Kundenservice');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Warteschlange: Kundenservice')).toBeVisible();
}

test('RD-LIST-25 RD-LIST-26 two people work off a queue, and nobody gets what the other has', async ({
  page,
  browser,
  stack,
}) => {
  test.skip(olderVersion !== undefined, 'list views cannot be saved there');
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  const subjects = ['Warten A', 'Warten B', 'Warten C'];
  const [first, second] = await queueCases(page, subjects);
  await openQueue(page, stack.console, 'Aus der Schlange');
  await page.getByRole('searchbox', { name: 'In dieser Liste suchen' }).fill('Warten');
  await expect(rowsOf(page)).toHaveCount(3);

  const other = await (await browser.newContext()).newPage();
  await startSession(other, stack.console, 'support@offizin.example');
  await other.goto(`${stack.console}/o/Case/${first}`);
  const take = other.getByRole('button', { name: 'Übernehmen', exact: true });
  await expect(take).toBeVisible();
  await other.goto(`${stack.console}/o/Case/${second}`);
  await take.press('Enter');
  await expect(other.getByText(/gehört jetzt Ihnen/)).toBeVisible();
  await expect(take).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Alle geladenen Zeilen auswählen' }).check();
  const bar = page.getByRole('region', { name: 'Ausgewählte Zeilen' });
  await bar.getByRole('button', { name: 'Übernehmen' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /übernehmen\?$/ });
  await dialog.getByRole('button', { name: 'Übernehmen' }).press('Enter');
  await expect(dialog.getByRole('status')).toContainText(
    '2 Datensätze gehören jetzt Ihnen. 1 Datensatz nicht.',
  );
  await expect(dialog.getByText(/^Hat schon .+ übernommen\.$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schließen' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(rowsOf(page)).toHaveCount(0);

  await page.keyboard.press('Control+z');
  await expect(rowsOf(page)).toHaveCount(2);
  await other.context().close();
});

test('RD-LIST-26 whoever presses second on a page that was open before is told who has the case', async ({
  page,
  browser,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  const [id] = await queueCases(page, ['Zu zweit gesehen']);
  await page.goto(`${stack.console}/o/Case/${id}`);
  const take = page.getByRole('button', { name: 'Übernehmen', exact: true });
  await expect(take).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await startSession(other, stack.console, 'support@offizin.example');
  await other.goto(`${stack.console}/o/Case/${id}`);
  await other.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expect(other.getByText(/gehört jetzt Ihnen/)).toBeVisible();
  await other.context().close();

  await take.click();
  await expect(page.getByText(/hat schon .+ übernommen\.$/)).toBeVisible();
  await expect(take).toHaveCount(0);
});

test('the owner of all chosen rows is changed at once', async ({ page, stack }) => {
  test.skip(olderVersion !== undefined, 'list views cannot be saved there');
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  await queueCases(page, ['Weitergeben 1', 'Weitergeben 2']);
  await openQueue(page, stack.console, 'Weitergeben');
  await page.getByRole('searchbox', { name: 'In dieser Liste suchen' }).fill('Weitergeben');
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Alle geladenen Zeilen auswählen' }).check();
  await page.getByRole('button', { name: 'Inhaber wechseln' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await choose(page, dialog.getByRole('combobox', { name: 'Objekt von Inhaber' }), 'Warteschlange');
  await dialog.getByRole('combobox', { name: /^Inhaber/ }).fill('Vertrieb');
  await page.getByRole('option', { name: /Vertrieb/ }).click();
  await dialog.getByRole('button', { name: 'In 2 Datensätzen ändern' }).press('Enter');
  await expect(dialog.getByRole('status')).toContainText('2 Datensätze gespeichert.');
  await dialog.getByRole('button', { name: 'Schließen' }).press('Enter');
  await expect(rowsOf(page)).toHaveCount(0);
});
