import { olderVersion } from '../stack/scenario.ts';
import { openFromList, openTab, startSession } from './pages/console.ts';
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
  await expect(page.getByText('Listenansicht „Kurz“ ist gelöscht.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Letzte Änderungen' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Letzte Änderungen' });
  await panel.getByRole('button', { name: 'Rückgängig: Listenansicht „Kurz“ gelöscht' }).press('Enter');
  await expect(panel.getByText('Zurückgenommen', { exact: true })).toHaveCount(2);
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

test('RD-UNDO-05 widths, wrapping and order of a list and of a related list are what they were', async ({
  page,
  stack,
}) => {
  test.skip(olderVersion !== undefined, 'list views cannot be saved there');
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  await openNewCaseList(page, stack.console, {
    label: 'Breit',
    columns: ['CaseNumber', 'Subject', 'Status'],
  });
  const edge = page.getByRole('separator', { name: 'Breite der Spalte Betreff' });
  const before = Number(await edge.getAttribute('aria-valuenow'));
  const saved = () => page.waitForResponse((answer) => answer.url().includes('/list-preferences/'));
  const widths: number[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/list-preferences/'))
      widths.push(...Object.values<number>(request.postDataJSON()?.columnWidths ?? {}));
  });
  await edge.focus();
  for (const step of [16, 32, 48]) {
    await page.keyboard.press('ArrowRight');
    await expect(edge).toHaveAttribute('aria-valuenow', String(before + step));
  }
  await expect.poll(() => widths).toEqual([before + 16, before + 32, before + 48]);
  await page.getByRole('button', { name: 'Spalte Betreff: Menü' }).click();
  await Promise.all([saved(), page.getByRole('menuitemcheckbox', { name: 'Text umbrechen' }).click()]);
  const wrapped = page.getByRole('grid').locator('.wrapped');
  await expect(wrapped.first()).toBeVisible();
  await page.getByRole('button', { name: 'Letzte Änderungen' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Letzte Änderungen' });
  const lines = panel.getByRole('button', { name: 'Rückgängig: Anordnung von „Breit“ geändert' });
  await expect(lines, 'steps of one column are one change').toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(wrapped).toHaveCount(0);
  await expect(page.getByText(/^Zurückgenommen: /)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Letzte Änderungen' }).press('Enter');
  await expect(lines).toHaveCount(1);
  await lines.press('Enter');
  await expect(panel.getByText('Zurückgenommen', { exact: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(edge).toHaveAttribute('aria-valuenow', String(before));
  await page.reload();
  await expect(edge).toHaveAttribute('aria-valuenow', String(before));

  await openFromList(page, stack.console, 'Account', 'Erika Sommer');
  await openTab(page, 'Zugehörige Datensätze');
  const list = page.getByRole('region', { name: 'Aktivitäten', exact: true });
  await list.scrollIntoViewIfNeeded();
  const head = list.getByRole('columnheader', { name: 'Betreff' });
  await expect(head).toBeVisible();
  await expect(head).not.toHaveAttribute('aria-sort', 'ascending');
  await list.getByRole('button', { name: 'Betreff' }).click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Letzte Änderungen' }).press('Enter');
  await panel
    .getByRole('button', { name: 'Rückgängig: Anordnung von „Aktivitäten“ geändert' })
    .press('Enter');
  await page.keyboard.press('Escape');
  await expect(head).not.toHaveAttribute('aria-sort', 'ascending');
});

test('RD-UNDO-06 a picture is put on a record, changed and taken off, and each is taken back', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await openFromList(page, stack.console, 'Contact', 'Erika Sommer');
  const picture = (address: string) => page.getByRole('main').locator(`img[src="${address}"]`);
  const dialog = page.getByRole('dialog', { name: 'Bild von Erika Sommer' });
  const notice = page.getByText('Das Bild von Erika Sommer ist geändert.');
  const open = async () => {
    await page.getByRole('button', { name: 'Weitere Aktionen' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Bild ändern' }).press('Enter');
  };
  const put = async (address: string) => {
    await open();
    await dialog.getByLabel('Adresse des Bildes').fill(address);
    // The notice of the picture before says the same, and is shown until it has gone.
    await expect(notice).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Speichern' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(notice).toBeVisible();
  };
  await put('/favicon.svg');
  await expect(picture('/favicon.svg').first()).toBeVisible();
  await put('/favicon.svg?neu');
  await expect(picture('/favicon.svg?neu').first()).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(picture('/favicon.svg').first()).toBeVisible();
  await open();
  await dialog.getByRole('button', { name: 'Bild entfernen' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(picture('/favicon.svg')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(picture('/favicon.svg').first()).toBeVisible();
  await page.getByRole('button', { name: 'Letzte Änderungen' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Letzte Änderungen' });
  await panel.getByRole('button', { name: 'Rückgängig: Bild von „Erika Sommer“ geändert' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(picture('/favicon.svg')).toHaveCount(0);
});
