import { openTab, signIn, startSession } from './pages/console.ts';
import { callPlatform, createCases } from './pages/lists.ts';
import { expect, test } from './stack.ts';

test('RD-EMPTY-01 records are compared and copied, and one gets a picture', async ({ page, stack }) => {
  await signIn(page, stack.console, 'support@offizin.example', 'demo');
  const [first = '', second = ''] = await createCases(page, [
    { Subject: 'Vergleichsfall', Priority: 'High' },
    { Subject: 'Vergleichsfall', Priority: 'Low' },
  ]);
  await page.goto(`${stack.console}/o/Case/${first}/compare`);
  await expect(page.getByText('Wählen Sie oben einen zweiten Datensatz.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Zurück zu / })).toHaveAttribute(
    'href',
    new RegExp(`/o/Case/${first}$`),
  );
  await page.goto(`${stack.console}/o/Case/${first}/compare?with=${second}`);
  const table = page.getByRole('table', { name: 'Vergleich' });
  await expect(table.getByRole('row', { name: /Priorität/ })).toContainText('Niedrig');
  await expect(table.getByRole('row', { name: /Betreff/ })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Nur Unterschiede' }).click();
  await expect(table.getByRole('row', { name: /Betreff/ })).toBeVisible();

  await page.goto(`${stack.console}/o/Case/${first}`);
  await openTab(page, 'Verlauf');
  await expect(page.getByRole('region', { name: 'Änderungsverlauf', exact: true })).toContainText('Angelegt');
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Bild ändern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Adresse des Bildes').fill('kein Bild');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByRole('alert')).toContainText('https');
  await dialog.getByLabel('Adresse des Bildes').fill('/favicon.svg');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('main').locator('img[src="/favicon.svg"]')).toBeVisible();

  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Kopieren', exact: true }).click();
  const subject = page.getByRole('textbox', { name: 'Betreff' });
  await expect(subject).toHaveValue('Vergleichsfall');
  await subject.fill('Kopie');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Kopie');
  const { fields } = await callPlatform<{ fields: Record<string, { value: string }> }>(
    page,
    'GET',
    `/records/${first}?fields=Case.Subject`,
  );
  expect(fields.Subject?.value).toBe('Vergleichsfall');
});

test('an activity relates to a product, chosen by object and then by record', async ({ page, stack }) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Task/new`);
  await page.getByRole('textbox', { name: 'Betreff' }).fill('Beratung');
  await page.getByRole('combobox', { name: 'Objekt von Bezug' }).click();
  await page.getByRole('option', { name: 'Produkt', exact: true }).click();
  const about = page.getByRole('combobox', { name: 'Bezug', exact: true });
  await about.pressSequentially('Vitalund');
  await page
    .getByRole('option', { name: /Vitalund/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByRole('link', { name: /Vitalund/ })).toHaveAttribute('href', /\/o\/Product2\//);
});
