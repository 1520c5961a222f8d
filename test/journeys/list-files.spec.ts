import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/universal';
import { signIn, startSession } from './pages/console.ts';
import {
  callPlatform,
  choose,
  chooseFromListMenu,
  createCases,
  findRecords,
  openNewCaseList,
  rowsOf,
} from './pages/lists.ts';
import { expect, test } from './stack.ts';

async function exported(page: Page, format: string, form?: string): Promise<Buffer> {
  await chooseFromListMenu(page, 'Exportieren');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: format }).check();
  if (form) await dialog.getByRole('radio', { name: form }).check();
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Datei erstellen' }).click();
  return readFileSync(await (await file).path());
}

test('RD-LIST-37 a list exports as shown to CSV, JSON and Excel', async ({ page, stack }) => {
  await signIn(page, stack.console, 'support@offizin.example', 'demo');
  await createCases(page, [
    { Subject: 'Exportfall; mit "Zeichen"', Priority: 'High' },
    { Subject: '=Exportfall+1', Priority: 'Low' },
  ]);
  await openNewCaseList(page, stack.console, {
    label: 'Exportfall',
    columns: ['Subject', 'Priority'],
    filters: [{ fieldApiName: 'Subject', operator: 'Contains', operandLabels: ['Exportfall'] }],
  });
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Betreff', exact: true }).click();
  await expect(page).toHaveURL(/sort=Subject/);

  const csv = (await exported(page, 'CSV')).toString('utf8');
  expect(csv.startsWith('\ufeffBetreff;Priorität\r\n')).toBe(true);
  expect(csv).toContain("'=Exportfall+1;Niedrig");
  expect(csv.indexOf('=Exportfall'), 'in the order of the list').toBeLessThan(csv.indexOf('"Exportfall;'));
  expect(csv).toContain('"Exportfall; mit ""Zeichen""";Hoch');
  const json = JSON.parse((await exported(page, 'JSON', 'Rohwerte')).toString('utf8')) as object[];
  expect(json).toHaveLength(2);
  expect(json).toContainEqual(expect.objectContaining({ Subject: '=Exportfall+1', Priority: 'Low' }));
  const excel = await exported(page, 'Excel');
  expect(excel.subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByText('2 Datensätze exportiert.').last()).toBeVisible();
});

/** Presses a button and answers the text of the file that it hands over. */
async function downloaded(page: Page, button: string): Promise<string> {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await file).path(), 'utf8');
}

const upload = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('an import reports a faulty file by row and column and writes nothing', async ({ page, stack }) => {
  await signIn(page, stack.console, 'support@offizin.example', 'demo');
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/records/batch')) written.push(request.url());
  });
  await page.goto(`${stack.console}/o/Case/import`);
  await upload(page, 'kaputt.csv', 'Betreff;Art\nEins;Beratung\nZwei;Beratung;zu viel\n"Drei;Beratung\n');
  const faults = page.getByRole('table', { name: 'Fehler der Datei' });
  await expect(faults.getByRole('row', { name: /^3 3 / })).toContainText('3 Werte');
  await expect(faults.getByRole('row', { name: /^4 / })).toContainText('Anführungszeichen');

  await upload(page, 'werte.csv', 'Betreff;Art;Account.Name\nEins;Beratung;\n;Zauberei;Niemand GmbH\n');
  await expect(page.getByRole('combobox', { name: 'Feld für die Spalte Account.Name' })).toContainText(
    'Account',
  );
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByText(/3 Fehler\. Nichts wurde geschrieben\./)).toBeVisible();
  await expect(faults.getByRole('row', { name: /^3 Betreff/ })).toContainText('Bitte füllen');
  await expect(faults.getByRole('row', { name: /^3 Art/ })).toContainText('„Zauberei“');
  await expect(faults.getByRole('row', { name: /^3 Account.Name/ })).toContainText('„Niemand GmbH“');
  await expect(page.getByRole('button', { name: /importieren$/ })).toHaveCount(0);
  expect(written).toEqual([]);
  expect(await downloaded(page, 'Fehlerhafte Zeilen herunterladen')).toMatch(
    /^\ufeffBetreff;Art;Account\.Name;Fehler\r\n;Zauberei;Niemand GmbH;"?Betreff: Bitte füllen.*„Zauberei“.*„Niemand GmbH“.*\r\n$/,
  );

  const corrected = 'Betreff;Art;Account.Name\nEins;Beratung;\nZwei;Beratung;\n';
  await page
    .getByLabel('Berichtigte Datei wählen')
    .last()
    .setInputFiles({
      name: 'werte.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(corrected),
    });
  await expect(page.getByRole('button', { name: '2 Zeilen importieren' })).toBeVisible();
});

test('RD-IMPORT-06 an import checks a file, names its duplicates and answers each row, in a file, too', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Contact`);
  await chooseFromListMenu(page, 'Importieren');
  const lines = [
    'Nachname;Vorname;E-Mail',
    'Import;Ina;ina.import@offizin.example',
    'Import;Udo;udo.import@offizin.example',
  ];
  await upload(page, 'kontakte.csv', lines.join('\r\n'));
  await page.getByRole('button', { name: 'Prüfen' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '2 Zeilen importieren' }).click();
  await expect(page.getByText('2 Zeilen importiert.')).toBeVisible();

  await page.getByRole('button', { name: 'Weitere Datei' }).click();
  await upload(
    page,
    'nochmal.csv',
    [...lines.slice(0, 2), 'Import;Ole;ole.import@offizin.example'].join('\r\n'),
  );
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByText('1 Zeile gleicht vorhandenen Datensätzen:')).toBeVisible();
  await page.getByRole('button', { name: '1 Zeile importieren' }).click();
  await expect(page.getByText('1 Zeile importiert.')).toBeVisible();
  await expect(page.getByText('1 Dublette ausgelassen.')).toBeVisible();
  const saved = page.getByRole('link', { name: /^gespeichert: / });
  const id = (await saved.textContent())?.replace('gespeichert: ', '');
  const [head, alike, made, ...more] = (
    await downloaded(page, 'Zeilen mit Datensatz-Ids herunterladen')
  ).split('\r\n');
  expect(head).toBe('\ufeffNachname;Vorname;E-Mail;Datensatz-Id;Ergebnis');
  expect(alike).toMatch(/^Import;Ina;ina\.import@offizin\.example;003\w{15};ausgelassen$/);
  expect(made).toBe(`Import;Ole;ole.import@offizin.example;${id};angelegt`);
  expect(more).toEqual(['']);
  await saved.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ole Import');
});

test('an Excel file changes products that it names by their number, creates the others, and is taken back', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Product2/import`);
  const rows = [
    ['PZN', 'Artikelnummer', 'Produktname', 'Bestellbarer Bestand', 'Abgabestatus'],
    // A spreadsheet drops the zero that this number begins with.
    [6189398, '06189398', 'Acetylcystein Talvera 600 mg', 77, 'apothekenpflichtig'],
    [98765438, 'NEU-4711', 'Ganz neues Produkt', 5, 'Kosmetikum'],
  ];
  const buffer = Buffer.from(await (await writeExcelFile(rows).toBlob()).arrayBuffer());
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.locator('input[type=file]').setInputFiles({ name: 'bestand.xlsx', mimeType, buffer });
  await expect(page.getByRole('combobox', { name: 'Vorhandene erkennen an' })).toContainText('PZN');
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByText('1 neue Datensätze, 1 Änderungen')).toBeVisible();
  await page.getByRole('button', { name: '2 Zeilen importieren' }).click();
  await expect(page.getByText('2 Zeilen importiert.')).toBeVisible();
  const stock = async () => {
    const q =
      "SELECT AvailableToOrder__c FROM Product2 WHERE L2C_CM_PZN__c IN ('06189398', '98765438') ORDER BY L2C_CM_PZN__c";
    const records = await findRecords<{ AvailableToOrder__c: number }>(page, stack.console, q);
    return records.map((record) => record.AvailableToOrder__c);
  };
  expect(await stock()).toEqual([77, 5]);
  const lines = await downloaded(page, 'Zeilen mit Datensatz-Ids herunterladen');
  expect(lines).toMatch(/^6189398;06189398;.*;01t\w{15};geändert\r$/m);
  expect(lines).toMatch(/^98765438;.*;01t\w{15};angelegt\r$/m);
  await page.getByRole('button', { name: 'Import rückgängig machen' }).click();
  await expect(page.getByText('2 Datensätze sind zurückgenommen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zeilen mit Datensatz-Ids herunterladen' })).toHaveCount(0);
  expect(await stock()).toHaveLength(1);
});

test('RD-IMPORT-27 columns are put to fields by hand, and records recognised by the number that is among them', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Product2/import`);
  const query = (q: string) => findRecords(page, stack.console, q);
  const [{ Id, StockKeepingUnit } = {}] = await query(
    "SELECT Id, StockKeepingUnit FROM Product2 WHERE ProductClass = 'Simple' ORDER BY Name LIMIT 1",
  );
  await upload(page, 'inventur.csv', `Regal;Gezählt;Nummer vom Etikett\nA 7;31;${StockKeepingUnit}\n`);
  const fieldFor = (column: string) =>
    page.getByRole('combobox', { name: `Feld für die Spalte ${column}`, exact: true });
  await choose(page, fieldFor('Gezählt'), 'Bestellbarer Bestand');
  await fieldFor('Nummer vom Etikett').press('Enter');
  await page.getByRole('option', { name: 'Artikelnummer', exact: true }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Vorhandene erkennen an' })).toContainText('Artikelnummer');
  await page.getByRole('button', { name: 'Prüfen' }).press('Enter');
  await page.getByRole('button', { name: '1 Zeile importieren' }).press('Enter');
  await expect(page.getByText('1 Zeile importiert.')).toBeVisible();
  expect(await query(`SELECT AvailableToOrder__c FROM Product2 WHERE Id = '${Id}'`)).toMatchObject([
    { AvailableToOrder__c: 31 },
  ]);
});

test('an import that is refused after all names the failed lines in a file', async ({ page, stack }) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Account/import`);
  await upload(page, 'kunden.csv', 'Name;Kundennummer\nErste Praxis;K-NEU-1\nZweite Praxis;K-NEU-2\n');
  await page.getByRole('button', { name: 'Prüfen' }).click();
  const write = page.getByRole('button', { name: '2 Zeilen importieren' });
  await expect(write).toBeVisible();
  const fields = { Name: 'Zuvorgekommen', AccountNumber: 'K-NEU-2' };
  await callPlatform(page, 'POST', '/records', { apiName: 'Account', fields });
  await write.click();
  await expect(page.getByText(/Nichts wurde importiert/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zeilen mit Datensatz-Ids herunterladen' })).toHaveCount(0);
  const failed = await downloaded(page, 'Fehlgeschlagene Zeilen herunterladen (2)');
  expect(failed).toMatch(/^\ufeffName;Kundennummer;Fehler\r\nErste Praxis;K-NEU-1;[^\r]+\r\n/);
  expect(failed).toMatch(/\r\nZweite Praxis;K-NEU-2;[^\r]*Kundennummer[^\r]*\r\n$/);
});
