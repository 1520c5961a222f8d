import { startSession } from '../pages/console.ts';
import { callPlatform, chooseFromListMenu, createCases } from '../pages/lists.ts';
import { expect, test } from '../stack.ts';

const SUPPORT = 'support@offizin.example';
const MERCHANDISER = 'merch@offizin.example';

test('RD-ACTION-26 Escape asks before it gives up a form that has been filled', async ({ page, stack }) => {
  await startSession(page, stack.console, SUPPORT);
  await page.goto(`${stack.console}/o?action=NewCase`);
  const form = page.getByRole('dialog', { name: 'Neue Anfrage' });
  const subject = form.getByRole('textbox', { name: 'Betreff' });
  await subject.fill('Lange getippt');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Eingaben verwerfen?' });
  await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(subject).toHaveValue('Lange getippt');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Eingaben verwerfen' }).click();
  await expect(form).toHaveCount(0);

  await page.goto(`${stack.console}/o?action=NewCase`);
  await expect(form.getByRole('textbox', { name: 'Betreff' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
});

test('RD-LOOKUP-07 what was typed into a reference field names the record made from it', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, SUPPORT);
  await page.goto(`${stack.console}/o/Contact/new`);
  const account = page.getByRole('combobox', { name: /^Account/ });
  await account.fill('Praxis am Siel');
  await page.getByRole('option', { name: /anlegen/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Praxis am Siel');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(account).toHaveValue('Praxis am Siel');
});

test('RD-IMPORT-01 a file with a line that the platform would refuse changes nothing', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, MERCHANDISER);
  await page.goto(`${stack.console}/o/Product2`);
  await chooseFromListMenu(page, 'Importieren');
  const lines = [
    'Produktname;Artikelnummer;Abgabestatus;Bestellbarer Bestand',
    'Probe Eins;PROBE-1;freiverkäuflich;5',
    'Probe Zwei;PROBE-2;freiverkäuflich;-7',
  ];
  const file = page.locator('input[type=file]');
  const given = (text: string) => ({ name: 'probe.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await file.setInputFiles(given(lines.join('\n')));
  await page.getByRole('button', { name: 'Prüfen' }).click();
  const fault = page.getByRole('table', { name: 'Fehler der Datei' }).getByRole('row').nth(1);
  await expect(fault).toContainText('3');
  await expect(fault).toContainText('Bestellbarer Bestand');
  await expect(fault).toContainText('Der Wert darf nicht negativ sein.');
  await expect(page.getByRole('button', { name: /importieren$/ })).toHaveCount(0);
  const found = () =>
    callPlatform<{ count: number }>(page, 'POST', '/list-records/Product2/AllProducts', {
      searchTerm: 'PROBE-',
    });
  expect((await found()).count).toBe(0);

  await page.goto(`${stack.console}/o/Product2/import`);
  await file.setInputFiles(given(lines.join('\n').replace('-7', '7')));
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await page.getByRole('button', { name: '2 Zeilen importieren' }).click();
  await expect(page.getByText('2 Zeilen importiert.')).toBeVisible();
  expect((await found()).count).toBe(2);
});

test('RD-IMPORT-04 many lines are compared with what is there in few calls', async ({ page, stack }) => {
  await startSession(page, stack.console, SUPPORT);
  await page.goto(`${stack.console}/o/Account/import`);
  const known = { Name: 'Kloster Abendrot', BillingCity: 'Landshut' };
  await callPlatform(page, 'POST', '/records', { apiName: 'Account', fields: known });
  const names = Array.from({ length: 60 }, (_, index) => `Probe ${index};Ort ${index}`);
  const text = ['Name;BillingCity', ...names, 'Kloster Abendrot;Landshut'].join('\n');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const file = { name: 'kunden.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  const check = page.getByRole('button', { name: 'Prüfen' });
  await check.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 Zeile gleicht vorhandenen Datensätzen:')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Zeile 62' }).getByRole('link')).toHaveCount(1);
  expect(calls.filter((path) => path.endsWith('/predupe'))).toHaveLength(1);
  await page.getByRole('button', { name: '60 Zeilen importieren' }).click();
  await expect(page.getByText('60 Zeilen importiert.')).toBeVisible();
});

test('RD-REC-32 a case is given to the queue of its team by the choice below its form', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, SUPPORT);
  await page.goto(`${stack.console}/o`);
  const [id] = await createCases(page, [{ Subject: 'Wem gehört das?' }]);
  await page.goto(`${stack.console}/o/Case/${id}/edit`);
  const save = page.getByRole('button', { name: 'Speichern' });
  await expect(save).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Nach der Zuweisungsregel verteilen' }).check();
  await save.click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  const record = await callPlatform<{ fields: { OwnerId: { value: string } } }>(
    page,
    'GET',
    `/records/${id}?fields=Case.OwnerId`,
  );
  expect(record.fields.OwnerId.value).toMatch(/^00G/);
});

test('RD-SEARCH-09 letters typed right after the key of the quick search are in it', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, SUPPORT);
  await page.route(/QuickSearch/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto(`${stack.console}/o/Case`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ibu');
  await expect(page.getByRole('combobox', { name: 'Schnellsuche' })).toHaveValue('ibu');
});
