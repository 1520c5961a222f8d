import type { Page } from '@playwright/test';
import { olderVersion } from '../stack/scenario.ts';
import { startSession } from './pages/console.ts';
import { chooseFromListMenu, rowsOf } from './pages/lists.ts';
import { violationsOn } from './pages/violations.ts';
import { expect, test } from './stack.ts';

async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await violationsOn(page), what).toEqual([]);
}

async function expectAccessibleEditor(page: Page): Promise<void> {
  await chooseFromListMenu(page, 'Neue Listenansicht');
  await page.getByRole('button', { name: 'Bedingung hinzufügen' }).click();
  await expectAccessible(page, 'list view editor');
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on lists and what opens over them, ${theme}`, async ({ page, stack }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
    await startSession(page, stack.console, 'merch@offizin.example');
    const answered = page.waitForResponse((answer) => answer.url().includes('/list-records/') && answer.ok());
    await page.goto(`${stack.console}/o/Case`);
    await expect(rowsOf(page).first()).toBeVisible();
    const { records, nextPageToken } = await (await answered).json();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-colcount', '8');
    // Where more rows follow, nobody knows how many there are, which is said by -1.
    const rows = nextPageToken ? -1 : records.length + 1;
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(rows));

    await page.locator('td[data-row="0"][data-column="2"]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('F2');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Betreff' })).toBeVisible();
    await expectAccessible(page, 'cell editor');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Betreff' }).fill('Barrierefrei');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Nicht gespeicherte Änderungen' })).toBeVisible();
    await expectAccessible(page, 'list with drafts and a choice');
    await page.getByRole('button', { name: 'Vorschau' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'preview');
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
    await page.getByRole('button', { name: 'Alle verwerfen' }).click();

    await page.getByRole('button', { name: 'Ändern', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Feld wählen' })).toBeVisible();
    await expectAccessible(page, 'mass edit');
    await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
    if (!olderVersion) await expectAccessibleEditor(page);
    await page.getByRole('button', { name: /Listenansicht wechseln/ }).click();
    await expect(page.getByRole('dialog', { name: 'Listenansicht wählen' })).toBeVisible();
    await expectAccessible(page, 'choice of list views');
    await page.keyboard.press('Escape');
    await chooseFromListMenu(page, 'Exportieren');
    await expect(page.getByRole('dialog').getByRole('radio', { name: 'CSV' })).toBeVisible();
    await expectAccessible(page, 'export');

    await page.goto(`${stack.console}/o/Case/import`);
    const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('Betreff;Art\nEins;Zauberei\n') };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('button', { name: 'Prüfen' })).toBeVisible();
    await expectAccessible(page, 'mapping of an import');
    await page.getByRole('button', { name: 'Prüfen' }).click();
    await expect(page.getByText(/Nichts wurde geschrieben/)).toBeVisible();
    await expectAccessible(page, 'faults of an import');
  });
}

for (const width of [360, 768])
  test(`RD-LIST-62 a cell that has the focus is in sight beside the columns that stay, at ${width} px`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await startSession(page, stack.console, 'merch@offizin.example');
    await page.goto(`${stack.console}/o/Case`);
    await expect(rowsOf(page).first()).toBeVisible();
    const cell = (column: number) => page.locator(`td[data-row="0"][data-column="${column}"]`);
    await cell(1).focus();
    await page.keyboard.press('End');
    const last = page.locator('td[data-row="0"]').last();
    await expect(last).toBeFocused();
    const pinned = async () => {
      const box = (await cell(1).boundingBox()) ?? { x: 0, width: 0 };
      return box.x + box.width;
    };
    expect(await pinned()).toBeLessThan(width / 2);
    for (let column = Number(await last.getAttribute('data-column')) - 1; column > 1; column -= 1) {
      await page.keyboard.press('ArrowLeft');
      await expect(cell(column)).toBeFocused();
      const left = (await cell(column).boundingBox())?.x ?? 0;
      expect(left, `column ${column}`).toBeGreaterThanOrEqual((await pinned()) - 1);
    }
  });
