import { signIn, startSession } from './pages/console.ts';
import { callPlatform, choose, createCases, openNewCaseList, rowsOf } from './pages/lists.ts';
import { expect, test } from './stack.ts';

const CELLS = { subject: 2, type: 3, reason: 4 };

test('RD-LIST-63 cells are edited by keyboard and pointer, previewed and saved, and somebody else’s change is merged', async ({
  page,
  stack,
}) => {
  await signIn(page, stack.console, 'support@offizin.example', 'demo');
  const [id = ''] = await createCases(page, [
    { Subject: 'Zeilenfall A', Type: 'Delivery', Reason: 'Late' },
    { Subject: 'Zeilenfall B' },
  ]);
  await openNewCaseList(page, stack.console, {
    label: 'Zeilenfall',
    columns: ['CaseNumber', 'Subject', 'Type', 'Reason', 'Priority'],
    filters: [{ fieldApiName: 'Subject', operator: 'StartsWith', operandLabels: ['Zeilenfall'] }],
  });
  await expect(rowsOf(page)).toHaveCount(2);
  const cell = (row: number, column: number) =>
    page.locator(`td[data-row="${row}"][data-column="${column}"]`);

  await cell(0, CELLS.subject).focus();
  await page.keyboard.press('F2');
  const editor = page.getByRole('dialog', { name: 'Betreff bearbeiten' });
  await editor.getByRole('textbox', { name: 'Betreff' }).fill('');
  await page.keyboard.press('Enter');
  await expect(editor.getByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible();
  await editor.getByRole('textbox', { name: 'Betreff' }).fill('Zeilenfall A, neu');
  await page.keyboard.press('Enter');
  await expect(cell(0, CELLS.subject)).toContainText('Zeilenfall A, neu');
  await expect(cell(0, CELLS.subject)).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await choose(page, page.getByRole('dialog').getByRole('combobox', { name: 'Art' }), 'Beratung');
  await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }).click();
  const bar = page.getByRole('region', { name: 'Nicht gespeicherte Änderungen' });
  await expect(bar).toContainText('3 Änderungen in 1 Zeile');
  await expect(cell(0, CELLS.reason)).not.toContainText('Verspätet');

  await callPlatform(page, 'PATCH', `/records/${id}`, { fields: { Subject: 'Zeilenfall A, von anderen' } });
  await bar.getByRole('button', { name: 'Vorschau' }).click();
  const preview = page.getByRole('dialog', { name: /3 Änderungen/ });
  await expect(preview.getByRole('row', { name: /Betreff/ })).toContainText('Zeilenfall A, neu');
  await preview.getByRole('button', { name: 'Speichern' }).click();
  await expect(preview.getByText('Zeilenfall A, von anderen')).toBeVisible();
  await preview
    .getByRole('radiogroup', { name: 'Betreff' })
    .getByRole('radio', { name: /Der andere/ })
    .check();
  await preview.getByRole('button', { name: 'Auswahl übernehmen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('1 Zeile gespeichert.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(cell(0, CELLS.subject)).toContainText('Zeilenfall A, von anderen');
  await expect(cell(0, CELLS.type)).toContainText('Beratung');
});

test('a mass edit of 500 records shows 7 failures with reasons and retries those 7', async ({
  page,
  stack,
}) => {
  await signIn(page, stack.console, 'support@offizin.example', 'demo');
  const { recordTypeInfos } = await callPlatform<{
    recordTypeInfos: Record<string, { name: string; recordTypeId: string }>;
  }>(page, 'GET', '/object-info/Case');
  const complaint = Object.values(recordTypeInfos).find(({ name }) => name === 'Reklamation')?.recordTypeId;
  const plain = Array.from({ length: 493 }, (_, index) => ({ Subject: `Massenfall ${index}` }));
  const complaints = Array.from({ length: 7 }, (_, index) => ({
    Subject: `Massenfall Reklamation ${index}`,
    RecordTypeId: complaint,
  }));
  await createCases(page, [...plain, ...complaints]);
  await openNewCaseList(page, stack.console, {
    label: 'Massenfall',
    columns: ['CaseNumber', 'Subject', 'Type'],
    filters: [{ fieldApiName: 'Subject', operator: 'StartsWith', operandLabels: ['Massenfall'] }],
  });
  const sent: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/records/batch')) return;
    const body = request.postDataJSON() as { operations: { records: unknown[] }[] };
    sent.push(body.operations[0]?.records.length ?? 0);
  });

  await page.getByRole('checkbox', { name: 'Alle geladenen Zeilen auswählen' }).click();
  const bar = page.getByRole('region', { name: 'Ausgewählte Zeilen' });
  await bar.getByRole('button', { name: 'Alle dieser Liste auswählen' }).click();
  await expect(bar).toContainText('500 Zeilen ausgewählt');
  await bar.getByRole('button', { name: 'Ändern' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/mehrere Datensatztypen/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Feld wählen' }).fill('Art');
  await page.getByRole('option', { name: 'Art (Type)' }).click();
  await choose(page, dialog.getByRole('combobox', { name: 'Art' }), 'Beratung');
  await dialog.getByRole('button', { name: 'In 500 Datensätzen ändern' }).click();
  await expect(dialog.getByText('493 Datensätze gespeichert. 7 Datensätze nicht.')).toBeVisible({
    timeout: 200_000,
  });
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(500);
  const failed = dialog.getByRole('table', { name: 'Nicht gespeicherte Datensätze' });
  await expect(failed.locator('tbody').getByRole('row')).toHaveCount(7);
  await expect(failed.locator('tbody').getByRole('row').first()).toContainText('Art:');

  sent.length = 0;
  await dialog.getByRole('button', { name: 'Fehlgeschlagene wiederholen (7)' }).click();
  await expect.poll(() => sent).toEqual([7]);
  await dialog.getByRole('button', { name: 'Werte ändern' }).click();
  await choose(page, dialog.getByRole('combobox', { name: 'Art' }), 'Lieferung');
  await dialog.getByRole('button', { name: 'In 7 Datensätzen ändern' }).click();
  await expect(dialog.getByText('500 Datensätze gespeichert.')).toBeVisible();
  expect(sent).toEqual([7, 7]);
  await dialog.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(dialog.getByText('500 Datensätze haben wieder ihre früheren Werte.')).toBeVisible({
    timeout: 200_000,
  });
  await dialog.getByRole('button', { name: 'Schließen' }).click();
});

test('deleted rows return after undo and are gone without it', async ({ page, stack }) => {
  await signIn(page, stack.console, 'support@offizin.example', 'demo');
  await createCases(page, [
    { Subject: 'Löschfall 1' },
    { Subject: 'Löschfall 2' },
    { Subject: 'Löschfall 3' },
  ]);
  await openNewCaseList(page, stack.console, {
    label: 'Loeschfall',
    columns: ['CaseNumber', 'Subject'],
    filters: [{ fieldApiName: 'Subject', operator: 'StartsWith', operandLabels: ['Löschfall'] }],
  });
  const remove = async () => {
    await page.locator('td[data-row="0"][data-column="1"]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    const bar = page.getByRole('region', { name: 'Ausgewählte Zeilen' });
    await expect(bar).toContainText('2 Zeilen ausgewählt');
    await bar.getByRole('button', { name: 'Löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '2 löschen' }).click();
    await expect(rowsOf(page)).toHaveCount(1);
  };
  await remove();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  const deleted = page.waitForResponse((answer) => answer.url().endsWith('/records/batch'));
  await remove();
  const { results } = (await (await deleted).json()) as { results: { statusCode: number }[] };
  expect(results.map(({ statusCode }) => statusCode < 300)).toEqual([true, true]);
  await page.getByRole('button', { name: 'Liste neu laden' }).click();
  await expect(rowsOf(page)).toHaveCount(1);
});

test('RD-LIST-63 a list offers support no edit that is not permitted', async ({ page, stack }) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Product2`);
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page.getByRole('grid').getByRole('checkbox')).toHaveCount(0);
  const cell = page.locator('td[data-row="0"][data-column="1"]');
  await expect(cell).toHaveAttribute('aria-readonly', 'true');
  await cell.focus();
  await page.keyboard.press('F2');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Liste bearbeiten und mehr' }).click();
  await expect(page.getByRole('menuitem', { name: 'Exportieren' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Importieren' })).toHaveCount(0);
  await page.goto(`${stack.console}/o/Product2/import`);
  await expect(
    page.getByText('Ihre Rolle darf Datensätze dieses Objekts weder anlegen noch ändern.'),
  ).toBeVisible();
});
