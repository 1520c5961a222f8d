import type { Locator, Page } from '@playwright/test';
import { startSession } from './pages/console.ts';
import { Keyboard } from './pages/hands.ts';
import { newVisitor } from './pages/new-visitor.ts';
import { expect, test } from './stack.ts';

const MERCHANDISER = 'merch@offizin.example';
const ADDRESS = '/commerce/pages/versand-zahlung';

const german = (page: Page, place: number, label: string) =>
  page.getByRole('list', { name: 'Bausteine' }).locator('> li').nth(place).getByLabel(`${label} (Deutsch)`);
const english = (page: Page, place: number, label: string) =>
  page.getByRole('list', { name: 'Bausteine' }).locator('> li').nth(place).getByLabel(`${label} (Englisch)`);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

test('RD-CONTENT-03 RD-CONTENT-05 RD-CONTENT-07 a page is drafted, published and brought back as it was', async ({
  page,
  stack,
}) => {
  const { console, storefront } = stack;
  const guest = await newVisitor(page);
  const inShop = async (text: string) => {
    await guest.goto(`${storefront}/info/versand-zahlung`);
    return guest.getByRole('main').getByText(text);
  };
  await startSession(page, console, MERCHANDISER);
  await page.goto(`${console}/commerce/pages`);
  await page.getByRole('link', { name: 'Versand und Zahlung' }).click();
  await german(page, 0, 'Überschrift').fill('Was der Versand kostet');
  await english(page, 0, 'Überschrift').fill('What delivery costs');

  await page.getByRole('link', { name: 'Seiten und Inhalte' }).first().click();
  const question = page
    .getByRole('dialog', { name: 'Was Sie eingegeben haben, verwerfen?' })
    .or(page.getByRole('dialog'));
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(german(page, 0, 'Überschrift')).toHaveValue('Was der Versand kostet');

  await press(page, 'Entwurf speichern');
  await expect(
    page.getByText('Entwurf gespeichert. Die Vorschau zeigt ihn, der Shop noch nicht.'),
  ).toBeVisible();
  await expect(await inShop('Was der Versand kostet')).toHaveCount(0);
  await page.reload();
  await expect(german(page, 0, 'Überschrift')).toHaveValue('Was der Versand kostet');
  await press(page, 'Veröffentlichen');
  await expect(page.getByText('Veröffentlicht. Der Shop zeigt es jetzt.')).toBeVisible();
  await expect(async () => {
    await expect(await inShop('Was der Versand kostet')).toBeVisible({ timeout: 500 });
  }).toPass();

  const versions = page.getByRole('list', { name: 'Fassungen' });
  await expect(versions.getByRole('listitem')).toHaveCount(4);
  await press(page, 'Unterschiede: Fassung 1, Deutsch');
  await expect(versions.locator('del')).toContainText('Versandkosten');
  await expect(versions.locator('ins')).toContainText('Was der Versand kostet');
  await press(page, 'Wiederherstellen: Fassung 1, Deutsch');
  await press(page, 'Fassung veröffentlichen');
  await expect(page.getByText('Fassung 1, Deutsch ist wieder öffentlich.')).toBeVisible();
  await expect(versions).toContainText('Fassung 3, Deutsch');
  await expect(german(page, 0, 'Überschrift')).toHaveValue('Versandkosten');
  await expect(async () => {
    await expect(await inShop('Was der Versand kostet')).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('what is typed while a draft is on its way stays, keeps the focus and is still to be saved', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, MERCHANDISER);
  await page.goto(stack.console + ADDRESS);
  const heading = german(page, 0, 'Überschrift');
  await heading.fill('Was der Versand');
  const under = Promise.withResolvers<void>();
  await page.route(/ui-api\/records/, async (route) => {
    if (route.request().method() !== 'GET') await under.promise;
    await route.continue();
  });
  await press(page, 'Entwurf speichern');
  await heading.press('End');
  await heading.pressSequentially(' kostet');
  under.resolve();
  await expect(
    page.getByText('Entwurf gespeichert. Die Vorschau zeigt ihn, der Shop noch nicht.'),
  ).toBeVisible();
  await expect(heading).toHaveValue('Was der Versand kostet');
  await expect(heading).toBeFocused();
  const unsaved = page.getByText('Nicht gespeichert.');
  await expect(unsaved).toBeVisible();
  await press(page, 'Entwurf speichern');
  await expect(unsaved).toHaveCount(0);
  await page.reload();
  await expect(heading).toHaveValue('Was der Versand kostet');
});

test('RD-CONTENT-06 blocks are added, moved by keys and by buttons, removed and brought back', async ({
  page,
  stack,
}) => {
  const { console, storefront } = stack;
  await startSession(page, console, MERCHANDISER);
  await page.goto(console + ADDRESS);
  const said = page.getByRole('region', { name: 'Stand der Seite' }).getByRole('status');
  await page.getByRole('button', { name: 'Baustein hinzufügen' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Absatz' }).press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName('Text (Deutsch)');
  await page.keyboard.type('Wir danken Ihnen.');
  const blocks = page.getByRole('list', { name: 'Bausteine' }).locator('> li');
  const last = (await blocks.count()) - 1;
  await english(page, last, 'Text').fill('Thank you.');
  await blocks
    .nth(last)
    .getByRole('button', { name: /verschieben/ })
    .focus();
  await page.keyboard.press('ArrowUp');
  await expect(said).toHaveText(`Absatz ist jetzt an Stelle ${last} von ${last + 1}.`);
  await expect(page.locator(':focus')).toHaveAccessibleName(/„Wir danken Ihnen.“ verschieben/);
  await blocks
    .nth(last - 1)
    .getByRole('button', { name: /nach oben$/ })
    .click();
  await expect(said).toHaveText(`Absatz ist jetzt an Stelle ${last - 1} von ${last + 1}.`);
  await blocks
    .nth(0)
    .getByRole('button', { name: /entfernen$/ })
    .click();
  await expect(said).toHaveText('Überschrift entfernt.');
  await press(page, 'Rückgängig');
  await expect(german(page, 0, 'Überschrift')).toHaveValue('Versandkosten');
  await press(page, 'Veröffentlichen');
  await expect(page.getByText('Veröffentlicht. Der Shop zeigt es jetzt.')).toBeVisible();
  await page.goto(`${storefront}/en/info/versand-zahlung`);
  await expect(page.getByRole('main').getByText('Thank you.')).toBeVisible();
});

test('RD-CONTENT-06 a block is dragged by the pointer and moved by keys, and each is taken back', async ({
  page,
  stack,
}) => {
  // A page that scrolls between press and move is not dragged from where it was pressed.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await startSession(page, stack.console, MERCHANDISER);
  await page.goto(stack.console + ADDRESS);
  const blocks = page.getByRole('list', { name: 'Bausteine' }).locator('> li');
  const said = page.getByRole('region', { name: 'Stand der Seite' }).getByRole('status');
  const grip = (place: number) => blocks.nth(place).getByRole('button', { name: /verschieben/ });
  const headings = () => blocks.getByRole('heading', { level: 2 }).allTextContents();
  await expect(grip(0)).toBeVisible();
  const before = await headings();
  const count = before.length;

  await grip(0).dragTo(blocks.nth(2));
  await expect(said).toHaveText(`Überschrift ist jetzt an Stelle 3 von ${count}.`);
  await expect(german(page, 2, 'Überschrift')).toHaveValue('Versandkosten');
  await expect(english(page, 2, 'Überschrift')).not.toHaveValue('');
  await press(page, 'Rückgängig');
  await expect(german(page, 0, 'Überschrift')).toHaveValue('Versandkosten');
  expect(await headings()).toEqual(before);

  await grip(0).dragTo(grip(0));
  await expect(page.getByRole('button', { name: 'Rückgängig', exact: true })).toHaveCount(0);

  await grip(0).focus();
  await page.keyboard.press('ArrowUp');
  await expect(german(page, 0, 'Überschrift')).toHaveValue('Versandkosten');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText(`Überschrift ist jetzt an Stelle 3 von ${count}.`);
  await expect(page.locator(':focus')).toHaveAccessibleName(/„Versandkosten“ verschieben/);
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).press('Enter');
  await expect(german(page, 1, 'Überschrift')).toHaveValue('Versandkosten');
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).press('Enter');
  await expect(german(page, 0, 'Überschrift')).toHaveValue('Versandkosten');
  expect(await headings()).toEqual(before);
});

test('RD-CONTENT-06 SF-PAGE-17 a section of the home page is hidden and moved', async ({ page, stack }) => {
  const { console, storefront } = stack;
  await startSession(page, console, MERCHANDISER);
  await page.goto(`${console}/commerce/pages/MCSTARTSEITE`);
  await press(page, /^Top-Marken verbergen$/);
  await press(page, /^Meistgekauft nach oben$/);
  await press(page, 'Veröffentlichen');
  await expect(page.getByText('Veröffentlicht. Der Shop zeigt es jetzt.')).toBeVisible();
  await expect(page.getByText('Verborgen', { exact: true })).toBeVisible();
  await page.goto(storefront);
  await expect(page.getByRole('heading', { name: 'Meistgekauft' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unsere Top-Marken' })).toHaveCount(0);
});

test('RD-CONTENT-02 a bad block is refused with its reason before anything is written', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, MERCHANDISER);
  await page.goto(`${stack.console}/commerce/pages/beratung`);
  const writes: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && writes.push(request.url()));
  await german(page, 1, 'Ziel der Schaltfläche').fill('javascript:alert(1)');
  await german(page, 0, 'Überschrift').fill('');
  await german(page, 0, 'Text').fill('');
  await press(page, 'Veröffentlichen');
  const refused = page.getByRole('alert').filter({ hasText: 'Nichts wurde gespeichert.' });
  await expect(refused).toBeFocused();
  await expect(refused).toContainText('1. Text, Deutsch: Der Text fehlt.');
  await expect(refused).toContainText('2. Spalten, Deutsch: Das ist kein Ziel für den Shop.');
  await refused.getByRole('button', { name: '2. Spalten, Deutsch' }).click();
  await expect(german(page, 1, 'Ziel der Schaltfläche')).toBeFocused();
  expect(writes).toEqual([]);
});

test('RD-CONTENT-04 who saves after somebody else is told, and both changes are kept', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, MERCHANDISER);
  await page.goto(stack.console + ADDRESS);
  await german(page, 0, 'Überschrift').fill('Was es kostet');
  const other = await newVisitor(page);
  await startSession(other, stack.console, 'admin@offizin.example');
  await other.goto(stack.console + ADDRESS);
  await german(other, 3, 'Überschrift').fill('Wie lange es dauert');
  await press(other, 'Entwurf speichern');
  await expect(other.getByText(/^Entwurf gespeichert\./)).toBeVisible();

  await press(page, 'Entwurf speichern');
  const conflict = page.getByRole('alert').filter({ hasText: 'hat diese Seite inzwischen gespeichert' });
  await expect(conflict).toBeFocused();
  await expect(conflict.locator('ins')).toContainText('Wie lange es dauert');
  await expect(german(page, 0, 'Überschrift')).toHaveValue('Was es kostet');
  await press(page, 'Beides zusammenführen');
  await press(page, 'Entwurf speichern');
  await expect(page.getByText(/^Entwurf gespeichert\. Die/)).toBeVisible();
  await page.reload();
  await expect(german(page, 0, 'Überschrift')).toHaveValue('Was es kostet');
  await expect(german(page, 3, 'Überschrift')).toHaveValue('Wie lange es dauert');
});

test('SF-SESSION-53 a draft is seen in the preview at the widths of a telephone and a desktop', async ({
  page,
  stack,
}) => {
  const { console, storefront } = stack;
  await startSession(page, console, MERCHANDISER);
  await page.goto(console + ADDRESS);
  await german(page, 0, 'Überschrift').fill('Nur ein Entwurf');
  await press(page, 'Entwurf speichern');
  await expect(page.getByText(/^Entwurf gespeichert\. Die/)).toBeVisible();
  for (const [name, width, open] of [
    ['Vorschau: Telefon', 390, (link: Locator) => link.click()],
    ['Vorschau: Desktop', 1280, (link: Locator) => link.press('Enter')],
  ] as const) {
    const [shop] = await Promise.all([page.waitForEvent('popup'), open(page.getByRole('link', { name }))]);
    await shop.waitForURL(/\/(login|info)/);
    if (shop.url().includes('/login')) {
      await shop.getByLabel('E-Mail-Adresse').fill(MERCHANDISER);
      await shop.getByLabel('Passwort').fill('demo');
      await shop.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    }
    await expect(shop).toHaveURL(`${storefront}/info/versand-zahlung`);
    await expect(shop.getByRole('heading', { name: 'Nur ein Entwurf' })).toBeVisible();
    expect(await shop.evaluate(() => window.innerWidth)).toBe(width);
    await shop.close();
  }
});

test('RD-CONTENT-08 support reads blocks and versions and is offered no change', async ({ page, stack }) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(stack.console + ADDRESS);
  await expect(page.getByText('Ihre Rolle darf Inhalte nicht ändern.')).toBeVisible();
  await expect(german(page, 0, 'Überschrift')).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Fassungen' })).toBeVisible();
  for (const name of [
    /speichern$/,
    'Veröffentlichen',
    /entfernen$/,
    /verschieben/,
    'Baustein hinzufügen',
    /^Wiederherstellen/,
  ])
    await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
});

test('RD-CONTENT-05 RD-CONTENT-07 a page is published and brought back by keyboard', async ({
  page,
  stack,
}) => {
  const hand = new Keyboard(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await startSession(page, stack.console, MERCHANDISER);
  await page.goto(`${stack.console}${ADDRESS}`);
  await expect(german(page, 0, 'Überschrift')).toHaveValue('Versandkosten');
  await hand.write(german(page, 0, 'Überschrift'), 'Versand ohne Zeiger');
  await hand.press(button('Veröffentlichen'));
  await expect(page.getByText('Veröffentlicht. Der Shop zeigt es jetzt.')).toBeVisible();
  await hand.press(button('Wiederherstellen: Fassung 1, Deutsch'));
  await hand.press(button('Fassung veröffentlichen'));
  await expect(page.getByText('Fassung 1, Deutsch ist wieder öffentlich.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Fassungen' })).toContainText('Fassung 3, Deutsch');
  await expect(german(page, 0, 'Überschrift')).toHaveValue('Versandkosten');
});
