import { signIn, startSession } from './pages/console.ts';
import { expect, test } from './stack.ts';

test('the commerce pages show figures, a customer, an order timeline and malformed PZN', async ({
  page,
  stack,
}) => {
  await signIn(page, stack.console, 'merch@offizin.example', 'demo');
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await navigation.getByRole('link', { name: 'Übersicht' }).press('Enter');
  await expect(page.getByText('Durchschnitt je Bestellung')).toBeVisible();
  await page.getByRole('combobox', { name: 'Zeitraum' }).press('Enter');
  await page.getByRole('option', { name: '365 Tage' }).click();
  await expect(page.getByRole('img', { name: /Bestellungen je Tag: höchster Wert/ })).toBeVisible();
  await page.getByText('Als Tabelle').press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Summe' })).toBeVisible();
  for (const list of [
    'Geht zur Neige',
    'Offene Körbe, zuletzt benutzt',
    'Nicht abgeschlossene Kassenvorgänge',
  ])
    await expect(page.getByRole('region', { name: list })).toBeVisible();

  await navigation.getByRole('link', { name: 'Kundenblick' }).press('Enter');
  await page.getByRole('combobox', { name: 'Kunde suchen' }).fill('Erika Sommer');
  await page
    .getByRole('option', { name: /Erika Sommer/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Erika Sommer' })).toBeVisible();
  await page
    .getByRole('link', { name: /Weg der Bestellung/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Weg der Bestellung/ })).toBeVisible();
  await expect(page.getByText('Bestellübersicht').first()).toBeVisible();

  await navigation.getByRole('link', { name: 'Preise und Bestand' }).press('Enter');
  await page.getByRole('textbox', { name: 'Pharmazentralnummern' }).fill('12345678 1234567X');
  await page.getByRole('button', { name: 'Prüfen' }).press('Enter');
  await expect(page.getByText('keine acht Ziffern')).toBeVisible();
});

test('what is pressed among the customers opens, though the answer to a search arrives before it is let go', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/commerce/customers`);
  await page.getByRole('combobox', { name: 'Kunde suchen' }).click();
  const option = page.getByRole('option').nth(2);
  await expect(option).toBeVisible();
  const name = (await option.locator('p').first().textContent()) ?? '';
  await option.hover();
  await page.mouse.down();
  await page.keyboard.insertText(name);
  await page.waitForResponse(/\/list-records\/Contact/);
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
