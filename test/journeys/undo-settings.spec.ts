import { olderVersion } from '../stack/scenario.ts';
import { startSession } from './pages/console.ts';
import { chooseFromListMenu, openNewCaseList } from './pages/lists.ts';
import { expect, test } from './stack.ts';

test('RD-UNDO-01 a list view is made, changed and deleted, and each is taken back', async ({
  page,
  stack,
}) => {
  test.skip(olderVersion !== undefined, 'list views cannot be saved there');
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  await openNewCaseList(page, stack.console, { label: 'Kurz', columns: ['CaseNumber', 'Subject'] });
  const heading = page.getByRole('heading', { level: 1 });
  await chooseFromListMenu(page, 'Listenansicht bearbeiten');
  const editor = page.getByRole('dialog');
  await editor.getByRole('textbox', { name: 'Name' }).fill('Lang');
  await editor.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(heading).toContainText('Lang');
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(heading).toContainText('Kurz');

  await chooseFromListMenu(page, 'Listenansicht löschen');
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).press('Enter');
  await expect(heading).not.toContainText('Kurz');
  await page.reload();
  await page.getByRole('button', { name: 'Letzte Änderungen' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Letzte Änderungen' });
  await panel.getByRole('button', { name: 'Rückgängig: Listenansicht „Kurz“ gelöscht' }).press('Enter');
  await expect(panel.getByText('Zurückgenommen', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${stack.console}/o/Case?view=Kurz`);
  await expect(heading).toContainText('Kurz');

  await chooseFromListMenu(page, 'Neue Listenansicht');
  await editor.getByRole('textbox', { name: 'Name' }).fill('Irrtum');
  await editor.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(heading).toContainText('Irrtum');
  await expect(editor).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/^Zurückgenommen: Listenansicht „Irrtum“ angelegt/)).toBeVisible();
  await expect(heading).not.toContainText('Irrtum');
});

test('RD-UNDO-02 RD-UNDO-03 the navigation and a content of the home page are what they were', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/commerce/home-content`);
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const entry = navigation.getByRole('link', { name: 'Produkte', exact: true });
  await expect(entry).toBeVisible();
  await navigation.getByRole('button', { name: 'Navigation anpassen' }).press('Enter');
  const editor = page.getByRole('dialog', { name: 'Navigation anpassen' });
  await editor.getByRole('button', { name: 'Produkte entfernen' }).press('Enter');
  await editor.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(entry).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(entry).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Erkältungszeit' }).click();
  await expect(page).toHaveURL(/MCBANNER-ERKAELTUNG$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erkältungszeit');
  const title = page.getByRole('textbox', { name: 'Überschrift (Deutsch)' });
  const english = page.getByRole('textbox', { name: 'Überschrift (Englisch)' });
  const before = [await title.inputValue(), await english.inputValue()] as const;
  await title.fill('Warm durch den Winter');
  await english.fill('Warm through the winter');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText(/^Zurückgenommen: /)).toBeVisible();
  await expect(title).toHaveValue(before[0]);
  await page.reload();
  await expect(title).toHaveValue(before[0]);
  await expect(english).toHaveValue(before[1]);
});
