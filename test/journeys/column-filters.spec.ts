import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { olderVersion } from '../stack/scenario.ts';
import { expectAccessible } from './pages/accessible.ts';
import { startSession } from './pages/console.ts';
import { callPlatform, choose, chooseFromListMenu, createCases, rowsOf } from './pages/lists.ts';
import { expect, test } from './stack.ts';

/** Opens the filter of a column from its menu by keyboard. */
async function openFilter(page: Page, column: string) {
  await page.getByRole('button', { name: `Spalte ${column}: Menü` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Filtern …' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Nach ${column} filtern` });
  // Until the menu is closed and the dialog there, the page is between two states.
  await expect(dialog.getByRole('combobox', { name: 'Vergleich' })).toBeFocused();
  return dialog;
}

test('RD-LIST-56 a list is filtered by its columns, sent to others by its address, exported and saved as a view', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  await expect(rowsOf(page).first()).toBeVisible();
  // A version that does not tell what can be compared offers no filters.
  if (olderVersion) return;
  const list = page.getByRole('group', { name: 'Anfragen: Alle Anfragen' });
  const all = await rowsOf(page).count();
  const status = await openFilter(page, 'Status');
  await choose(page, status.getByRole('combobox', { name: 'Werte' }), 'Neu');
  await status.getByRole('button', { name: 'Filtern' }).press('Enter');
  const chip = page.getByRole('button', { name: 'Filter entfernen: Status ist Neu' });
  await expect(chip).toBeVisible();
  await expect.poll(() => rowsOf(page).count()).toBeLessThan(all);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const isNew = await rowsOf(page).count();
  for (const row of await rowsOf(page).all()) await expect(row).toContainText('Neu');

  const subject = await openFilter(page, 'Betreff');
  await subject.getByRole('textbox', { name: 'Werte' }).fill('Einnahme');
  await choose(page, subject.getByRole('combobox', { name: 'Vergleich' }), 'enthält');
  await subject.getByRole('button', { name: 'Filtern' }).press('Enter');
  await expect(
    page.getByRole('button', { name: 'Filter entfernen: Betreff enthält Einnahme' }),
  ).toBeVisible();
  await expect.poll(() => rowsOf(page).count()).toBeLessThan(isNew);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const both = await rowsOf(page).count();
  expect(both).toBeGreaterThan(0);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(both);
  for (const row of await rowsOf(page).all()) await expect(row).toContainText('Einnahme');
  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(isNew);
  await page.goForward();
  await expect(rowsOf(page)).toHaveCount(both);

  await chooseFromListMenu(page, 'Exportieren');
  await page.getByRole('dialog').getByRole('radio', { name: 'CSV' }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Datei erstellen' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
  expect(lines.length - 1).toBe(both);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Als Listenansicht speichern' }).click();
  const editor = page.getByRole('dialog');
  await editor.getByRole('textbox', { name: 'Name' }).fill('Neue zur Einnahme');
  await editor.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Neue zur Einnahme');
  await expect(rowsOf(page)).toHaveCount(both);
  await expect(chip).toHaveCount(0);
  await expect(page.getByText('Status ist Neu')).toBeVisible();
});

test('RD-LIST-56 numbers are compared as numbers, a wrong one is told, and what finds nothing leads back', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Product2`);
  await expect(rowsOf(page).first()).toBeVisible();
  if (olderVersion) return;
  const stock = await openFilter(page, 'Bestellbarer Bestand');
  await choose(page, stock.getByRole('combobox', { name: 'Vergleich' }), 'kleiner als');
  await stock.getByRole('textbox', { name: 'Wert' }).fill('wenig');
  await stock.getByRole('button', { name: 'Filtern' }).click();
  await expect(stock.getByRole('alert')).toHaveText('Bitte geben Sie eine Zahl ein.');
  await stock.getByRole('textbox', { name: 'Wert' }).fill('-1');
  await stock.getByRole('button', { name: 'Filtern' }).click();
  await expect(page.getByText('Kein Datensatz passt zu diesen Filtern.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'In dieser Liste suchen' }).fill('Salbe');
  await page.getByRole('button', { name: 'Suche leeren' }).click();
  await expect(page.getByText('Kein Datensatz passt zu diesen Filtern.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Filter entfernen', exact: true }).last().click();
  await expect(rowsOf(page).first()).toBeVisible();
});

test('RD-LIST-31 amounts and days are filtered from one to another, and a span that is none is told', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Order`);
  await expect(rowsOf(page).first()).toBeVisible();
  if (olderVersion) return;
  const amount = await openFilter(page, 'Gesamtbetrag');
  await choose(page, amount.getByRole('combobox', { name: 'Vergleich' }), 'zwischen');
  await amount.getByRole('textbox', { name: 'Von' }).fill('60');
  await amount.getByRole('textbox', { name: 'Bis' }).fill('20');
  await page.keyboard.press('Enter');
  await expect(amount.getByRole('alert')).toHaveText(
    'Der Anfang liegt hinter dem Ende. Bitte tauschen Sie beide.',
  );
  await amount.getByRole('textbox', { name: 'Von' }).fill('20');
  await amount.getByRole('textbox', { name: 'Bis' }).fill('60,00');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Gesamtbetrag .*20$/ })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Bestellungen: / })).toHaveAttribute('aria-busy', 'false');
  const amounts = async () =>
    (await rowsOf(page).allInnerTexts()).map((text) => cents(/([\d.]+,\d\d)\s€/.exec(text)?.[1]));
  await expect.poll(async () => (await amounts()).every((one) => one >= 2_000 && one <= 6_000)).toBe(true);
  expect((await amounts()).length).toBeGreaterThan(1);

  await page.getByRole('button', { name: /^Gesamtbetrag .*20$/ }).click();
  await expect(amount.getByRole('textbox', { name: 'Von' })).toHaveValue('20');
  await expect(amount.getByRole('textbox', { name: 'Bis' })).toHaveValue('60');
  await expectAccessible(page);
  await amount.getByRole('textbox', { name: 'Bis' }).fill('');
  await amount.getByRole('button', { name: 'Filtern' }).click();
  await expect(page).toHaveURL(/GreaterOrEqual/);
  await expect(page).not.toHaveURL(/LessOrEqual/);
});

test('RD-LIST-58 the foot of a list says what its amounts come to, of all rows or of those chosen', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Order`);
  const foot = page.locator('main footer');
  await page.getByRole('searchbox', { name: 'In dieser Liste suchen' }).fill('erika');
  const list = page.getByRole('group', { name: /^Bestellungen: / });
  await expect(rowsOf(page).first()).toContainText('Erika');
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const amounts = async () => {
    const texts = await rowsOf(page).allInnerTexts();
    return texts.map((text) => cents(/([\d.]+,\d\d)\s€/.exec(text)?.[1]));
  };
  const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
  const told = async () => cents(/Gesamtbetrag ([\d.]+,\d\d)/.exec((await foot.textContent()) ?? '')?.[1]);
  await expect(foot).toContainText('Summe:');
  await expect(async () => expect(await told()).toBe(sumOf(await amounts()))).toPass();
  for (const row of [0, 1]) await rowsOf(page).nth(row).getByRole('checkbox').check();
  await expect(foot).toContainText('Summe der gewählten Zeilen:');
  expect(await told()).toBe(sumOf((await amounts()).slice(0, 2)));
});

test('RD-LIST-32 the foot of a long list says how long it is and what it comes to before all of it is here', async ({
  page,
  stack,
}) => {
  test.skip(olderVersion !== undefined, 'that version does not describe what a list can be narrowed by');
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Product2`);
  await expect(rowsOf(page).first()).toBeVisible();
  const foot = page.locator('main footer');
  await expect(foot).toContainText(/^50 von \d{3} Datensätzen geladen/);
  const [, all = ''] = /von (\d+) Datensätzen/.exec((await foot.textContent()) ?? '') ?? [];
  const stockOf = async () => /Bestellbarer Bestand ([\d.]+)/.exec((await foot.textContent()) ?? '')?.[1];
  await expect.poll(stockOf).toBeDefined();
  const stock = await stockOf();

  await expect(async () => {
    await page.getByRole('grid').evaluate((grid) => grid.parentElement?.scrollTo({ top: grid.scrollHeight }));
    await expect(foot).not.toContainText('geladen', { timeout: 500 });
  }).toPass();
  await expect(foot).toContainText(new RegExp(`^${all} Datensätze`));
  expect(await stockOf()).toBe(stock);
});

const cents = (amount: string | undefined): number => Number(amount?.replace(/\D/g, ''));

test('RD-LIST-57 a column of moments is filtered by days that move with the calendar, also once it is a view', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Case?view=AllCases`);
  await expect(rowsOf(page).first()).toBeVisible();
  if (olderVersion) return;
  await createCases(page, [{ Subject: 'Von heute' }]);
  await page.reload();
  await expect(rowsOf(page).first()).toContainText('Von heute');
  const created = await openFilter(page, 'Angelegt am');
  await choose(page, created.getByRole('combobox', { name: 'Vergleich' }), 'vor');
  await choose(page, created.getByRole('combobox', { name: 'Zeitraum' }), 'heute');
  await created.getByRole('button', { name: 'Filtern' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Filter entfernen: Angelegt am vor heute' })).toBeVisible();
  await expect(page.getByText('Von heute')).toHaveCount(0);
  await expect(rowsOf(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Angelegt am vor heute', exact: true }).press('Enter');
  const again = page.getByRole('dialog', { name: 'Nach Angelegt am filtern' });
  await choose(page, again.getByRole('combobox', { name: 'Vergleich' }), 'ist');
  await again.getByRole('button', { name: 'Filtern' }).press('Enter');
  await expect(rowsOf(page).first()).toContainText('Von heute');
  const today = new Intl.DateTimeFormat('de-DE', {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
    timeZone: 'Europe/Berlin',
  }).format(new Date());
  const others = rowsOf(page).filter({ hasNotText: today });
  await expect(others).toHaveCount(0);
  const count = await rowsOf(page).count();
  await page.getByRole('button', { name: 'Als Listenansicht speichern' }).click();
  const editor = page.getByRole('dialog');
  await editor.getByRole('textbox', { name: 'Name' }).fill('Anfragen von heute');
  await editor.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anfragen von heute');
  await expect(page.getByText('Angelegt am ist heute')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(count);
  await expect(others).toHaveCount(0);
});

test('RD-LIST-27 the filter of a column tells how many records of the list have each value', async ({
  page,
  stack,
}) => {
  test.skip(olderVersion !== undefined, 'that version offers no filters');
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  await createCases(page, [{ Subject: 'Gezählt', Priority: 'High' }]);
  await page.goto(`${stack.console}/o/Case?view=OpenCases`);
  await expect(rowsOf(page).first()).toBeVisible();
  const high = await rowsOf(page).filter({ hasText: 'Hoch' }).count();
  const dialog = await openFilter(page, 'Priorität');
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Werte' }).press('Enter');
  const option = page.getByRole('option', { name: 'Hoch', exact: true });
  const told = high === 1 ? '1 Datensatz' : `${high} Datensätze`;
  await expect(option).toHaveAccessibleDescription(told);
  await option.press('Enter');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Filtern' }).press('Enter');
  await expect(rowsOf(page)).toHaveCount(high);
});

test('RD-LIST-36 columns over two and three relationships are filtered by keys and by pointer, counted, and kept as a view', async ({
  page,
  stack,
}) => {
  test.skip(olderVersion !== undefined, 'list views cannot be saved there');
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/OrderItem`);
  await callPlatform(page, 'POST', '/list-info/OrderItem', {
    listViewApiName: 'Owned',
    label: 'Wem was gehört',
    displayColumns: ['Product2.Name', 'Order.Account.Type', 'Order.Account.Owner.Username'],
    filteredByInfo: [],
  });
  await page.goto(`${stack.console}/o/OrderItem?view=Owned`);
  await expect(rowsOf(page).first()).toBeVisible();
  const all = await rowsOf(page).count();
  const kind = await openFilter(page, 'Bestellung: Account: Art');
  await kind.getByRole('combobox', { name: 'Werte' }).press('Enter');
  const option = page.getByRole('option', { name: 'Pflegeeinrichtung', exact: true });
  await expect(option).toHaveAccessibleDescription(/^[1-9]\d* Datens/);
  const description = page.locator(`[id="${await option.getAttribute('aria-describedby')}"]`);
  const told = Number.parseInt((await description.textContent()) ?? '', 10);
  await option.press('Enter');
  await page.keyboard.press('Escape');
  await kind.getByRole('button', { name: 'Filtern' }).press('Enter');
  const chip = page.getByRole('button', {
    name: 'Filter entfernen: Bestellung: Account: Art ist Pflegeeinrichtung',
  });
  await expect(chip).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(told);
  expect(told).toBeLessThan(all);

  // By pointer, over a third relationship.
  await page.getByRole('button', { name: 'Spalte Bestellung: Account: Inhaber: Benutzername: Menü' }).click();
  await page.getByRole('menuitem', { name: 'Filtern …' }).click();
  const owner = page.getByRole('dialog', { name: 'Nach Bestellung: Account: Inhaber: Benutzername filtern' });
  await choose(page, owner.getByRole('combobox', { name: 'Vergleich' }), 'enthält nicht');
  await owner.getByRole('textbox', { name: 'Werte' }).fill('niemand');
  await expectAccessible(page);
  await owner.getByRole('button', { name: 'Filtern' }).click();
  await expect(page.getByRole('button', { name: /Benutzername enthält nicht niemand$/ })).toHaveCount(2);
  await expect(page.getByRole('group', { name: /^Bestellpositionen: / })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await expect(rowsOf(page)).toHaveCount(told);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(told);
  await page
    .getByRole('button', { name: /^Bestellung: Account: Inhaber: Benutzername enthält nicht/ })
    .click();
  await choose(page, owner.getByRole('combobox', { name: 'Vergleich' }), 'enthält');
  await owner.getByRole('button', { name: 'Filtern' }).click();
  await expect(page.getByText('Kein Datensatz passt zu diesen Filtern.')).toBeVisible();
  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(told);

  await page.getByRole('button', { name: 'Als Listenansicht speichern' }).click();
  const editor = page.getByRole('dialog');
  await editor.getByRole('textbox', { name: 'Name' }).fill('Positionen der Heime');
  await editor.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Positionen der Heime');
  await expect(page.getByText('Bestellung: Account: Art ist Pflegeeinrichtung')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(told);
});

test('RD-LIST-36 a column that cannot be sorted says so in its menu, also to keys', async ({
  page,
  stack,
}) => {
  test.skip(olderVersion !== undefined, 'list views cannot be saved there');
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Campaign`);
  await callPlatform(page, 'POST', '/list-info/Campaign', {
    listViewApiName: 'Ways',
    label: 'Kanäle',
    displayColumns: ['Name', 'Channels__c'],
    filteredByInfo: [],
  });
  await page.goto(`${stack.console}/o/Campaign?view=Ways`);
  await expect(rowsOf(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Spalte Kanäle: Menü' }).press('Enter');
  const note = page.getByRole('menuitem', { name: 'Sortieren nicht möglich' });
  await expect(note).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: 'Filtern …' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(note).toBeFocused();
});
