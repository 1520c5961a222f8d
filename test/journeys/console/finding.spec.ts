import type { Page } from '@playwright/test';
import {
  getKeywordSearchResults,
  getListRecordsByName,
  getSearchFilterOptions,
  getSearchResults,
} from '#generated/record-data/client.gen.ts';
import { watchCalls } from '../pages/calls.ts';
import { signIn } from '../pages/console.ts';
import { Keyboard } from '../pages/hands.ts';
import { expect, test } from '../stack.ts';

const MOST_STEPS = 20;

/** Opens what the command palette offers under this name, by keys alone. */
async function openByPalette(page: Page, typed: string, option: RegExp): Promise<void> {
  await page.keyboard.press('Control+K');
  const field = page.getByRole('combobox', { name: 'Schnellsuche' });
  await expect(field).toBeFocused();
  await page.keyboard.type(typed);
  const wanted = page.getByRole('option', { name: option }).first();
  await expect(wanted).toBeVisible();
  // What is found comes before what was there at once.
  await expect(page.getByText('Datensätze werden gesucht …')).toHaveCount(0);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if ((await wanted.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
}

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Waits for a dialog and leaves it by Escape; while it closes, it still gives the focus back. */
async function closeDialog(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('RD-ACTION-30 the command palette begins what can be done with the record on the screen, and everywhere, and makes records', async ({
  page,
  stack,
}) => {
  await signIn(page, stack.console, 'support@offizin.example', 'demo');
  await openByPalette(page, 'Erika Sommer', /^Erika Sommer.*Kontakt/);
  await expect(title(page, 'Erika Sommer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aktionen', exact: true })).toBeVisible();
  await openByPalette(page, 'anruf', /^Anruf protokollieren.*Erika Sommer/);
  await closeDialog(page, 'Anruf protokollieren');

  await page.goto(`${stack.console}/o`);
  await expect(page.getByRole('searchbox', { name: 'Objekte filtern' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('anruf');
  await expect(page.getByRole('option', { name: /^Anruf protokollieren/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /Erika Sommer/ })).toHaveCount(0);
  await closeDialog(page, 'Schnellsuche');
  await openByPalette(page, 'anruf', /^Anruf protokollieren/);
  await closeDialog(page, 'Anruf protokollieren');
  await openByPalette(page, 'kontakt anlegen', /^Kontakt anlegen/);
  await expect(title(page, /Kontakt/)).toBeVisible();
  await expect(page).toHaveURL(/\/o\/Contact\/new/);

  // Support makes no products.
  await page.keyboard.press('Control+K');
  await page.keyboard.type('produkt anlegen');
  await expect(page.getByRole('option', { name: /^Überall nach „produkt anlegen“ suchen/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /^Produkt anlegen/ })).toHaveCount(0);
});

test('the command palette opens objects, records, list views and commands by keyboard, and unknown addresses offer the search', async ({
  page,
  stack,
}) => {
  await signIn(page, stack.console, 'support@offizin.example', 'demo');
  const filter = page.getByRole('searchbox', { name: 'Objekte filtern' });
  await filter.focus();
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox', { name: 'Schnellsuche' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();

  await openByPalette(page, 'kontakt', /^Kontakte/);
  await expect(title(page, 'Kontakte')).toBeVisible();
  await openByPalette(page, 'Erika Sommer', /^Erika Sommer.*Kontakt/);
  await expect(title(page, 'Erika Sommer')).toBeVisible();
  await openByPalette(page, 'offene anfr', /^Offene Anfragen/);
  await expect(page).toHaveURL(/\/o\/Case\?view=OpenCases/);
  await expect(page.getByRole('grid')).toBeVisible();
  await openByPalette(page, 'dunkle', /^Dunkle Darstellung einschalten/);
  await expect(page.getByRole('button', { name: 'Helle Darstellung' })).toBeVisible();
  await openByPalette(page, 'aufrufe', /^Aufrufe dieser Seite zeigen/);
  await expect(page.getByRole('complementary', { name: 'Aufrufe dieser Seite' })).toBeVisible();

  const hand = new Keyboard(page);
  for (const [address, says, wanted] of [
    ['/o/Kontakt', 'Das Objekt „Kontakt“ gibt es hier nicht.', 'Kontakt'],
    ['/o/Contact/003Of000000zzzzIAA', 'Diesen Datensatz gibt es nicht mehr.', ''],
    ['/o/Contact?view=Stammkunden', 'Die Listenansicht „Stammkunden“ gibt es nicht.', 'Stammkunden'],
  ] as const) {
    await page.goto(`${stack.console}${address}`);
    await expect(page.getByRole('heading', { name: says })).toBeVisible();
    await hand.press(page.getByRole('main').getByRole('link', { name: 'Suchen', exact: true }));
    await expect(page.getByRole('searchbox', { name: 'In allen Datensätzen suchen' })).toHaveValue(wanted);
  }
});

test('what arrow keys reach in the command palette is opened, though records arrive above it', async ({
  page,
  stack,
}) => {
  await page.clock.install();
  await signIn(page, stack.console, 'merch@offizin.example', 'demo');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox', { name: 'Schnellsuche' })).toBeFocused();
  // The pause in typing after which the search begins ends when a line has been reached.
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.keyboard.type('Sommer');
  const everywhere = page.getByRole('option', { name: /^Überall nach „Sommer“ suchen/ });
  await expect(everywhere).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(everywhere).toHaveAttribute('aria-selected', 'true');
  await page.clock.resume();
  await expect(page.getByRole('option', { name: /^Erika Sommer/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(title(page, 'Suche nach „Sommer“')).toBeVisible();
});

test('RD-SEARCH-34 the search groups results, filters them, corrects typing errors and helps without results', async ({
  page,
  stack,
}) => {
  const calls = watchCalls(page);
  const hand = new Keyboard(page);
  await signIn(page, stack.console, 'merch@offizin.example', 'demo');
  await openByPalette(page, 'Sommer', /^Überall nach „Sommer“ suchen/);
  await expect(title(page, 'Suche nach „Sommer“')).toBeVisible();
  const groups = page.getByRole('navigation', { name: 'Treffer nach Objekt' });
  await expect(groups.getByRole('button', { name: /^Kontakte \(\d+\)/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Accounts' })).toContainText('Erika Sommer');

  await hand.press(groups.getByRole('button', { name: /^Produkte/ }));
  const hits = page.getByRole('status').filter({ hasText: /^Produkte: / });
  await expect(hits).toBeVisible();
  const all = (await hits.textContent()) ?? '';
  const filters = page.getByRole('region', { name: 'Filter' });
  await hand.press(filters.getByText('Abgabestatus', { exact: true }));
  await hand.tick(filters.getByRole('group', { name: 'Abgabestatus' }).getByRole('checkbox').first());
  await expect(page).toHaveURL(/&f\./);
  await expect(hits).not.toHaveText(all);
  await calls.expectAnswered(getSearchFilterOptions, getKeywordSearchResults);
  await hand.press(page.getByRole('button', { name: 'Alle Filter entfernen' }));
  await expect(hits).toHaveText(all);

  const field = page.getByRole('searchbox', { name: 'In allen Datensätzen suchen' });
  await hand.press(page.getByRole('button', { name: 'Alle Treffer' }));
  await hand.write(field, 'Erika Somer');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Gesucht wurde nach „.*sommer.*“\.$/i)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kontakte' })).toContainText('Erika Sommer');
  await hand.write(field, 'xqzwvk');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kein Treffer für „xqzwvk“.')).toBeVisible();
  await expect(page.getByText('Prüfen Sie die Schreibweise')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Alle Objekte' })).toHaveAttribute('href', /\/o$/);
  await hand.press(main.getByRole('button', { name: 'Suche ändern' }));
  await expect(field).toBeFocused();
});

test('a search that follows a press at once is made where the press has led', async ({ page, stack }) => {
  await signIn(page, stack.console, 'merch@offizin.example', 'demo');
  await page.goto(`${stack.console}/search?q=Sommer`);
  const groups = page.getByRole('navigation', { name: 'Treffer nach Objekt' });
  await groups.getByRole('button', { name: /^Produkte/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Produkte: / })).toBeVisible();
  await page.getByRole('main').evaluate((main) => {
    for (const name of ['Alle Treffer', 'Suchen'])
      [...main.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  });
  await expect(page.getByRole('region', { name: 'Kontakte' })).toContainText('Erika Sommer');
});

test('RD-SEARCH-33 packs of one name are told apart where they are found, and opened by pointer', async ({
  page,
  stack,
}) => {
  await signIn(page, stack.console, 'merch@offizin.example', 'demo');
  await page.getByRole('button', { name: 'Objekte und Datensätze suchen' }).click();
  const palette = page.getByRole('combobox', { name: 'Schnellsuche' });
  await palette.fill('Acetylcystein');
  const packs = page.getByRole('option').filter({ hasText: /Acetylcystein.*Produkt$/ });
  await expect(packs.nth(1)).toBeVisible();
  const offered = await packs.allInnerTexts();
  expect(new Set(offered).size).toBe(offered.length);
  await page.getByRole('option', { name: /^Überall nach „Acetylcystein“ suchen/ }).click();
  const found = page.getByRole('region', { name: 'Produkte' }).getByRole('listitem');
  await expect(found.nth(1)).toBeVisible();
  const hits = await found.allInnerTexts();
  expect(new Set(hits).size).toBe(hits.length);
});

test('RD-SEARCH-35 the quick search finds records in one call', async ({ page, stack }) => {
  await signIn(page, stack.console, 'merch@offizin.example', 'demo');
  const calls = watchCalls(page);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Schnellsuche' }).fill('Acetylcyst');
  await expect(page.getByRole('option', { name: /Acetylcystein.*Produkt$/ }).first()).toBeVisible();
  await calls.expectAnswered(getSearchResults);
});

test('RD-SEARCH-35 what stands inside of a name is found by the quick search, and nothing is said where it is nowhere', async ({
  page,
  stack,
}) => {
  await signIn(page, stack.console, 'merch@offizin.example', 'demo');
  const calls = watchCalls(page);
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox', { name: 'Schnellsuche' })).toBeFocused();
  await page.keyboard.type('omme');
  const inside = page.getByRole('option', { name: /^Erika Sommer/ }).first();
  await expect(inside).toBeVisible();
  await calls.expectAnswered(getSearchResults, getListRecordsByName);
  await page.keyboard.type('zz');
  await expect(page.getByRole('status').filter({ hasText: 'ommezz' })).toBeVisible();
  await expect(inside).toHaveCount(0);
});
