import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { untilAtRest } from './pages/at-rest.ts';
import { startSession } from './pages/console.ts';
import { handOf } from './pages/hands.ts';
import { newVisitor } from './pages/new-visitor.ts';
import { enterCredentials } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

const MERCHANDISER = 'merch@offizin.example';
const HOME = '/commerce/home-content';

const lines = (page: Page) =>
  page.getByRole('list', { name: 'Gezeigte Inhalte' }).first().getByRole('listitem');
const slides = (page: Page) => lines(page).getByRole('link');
const said = (page: Page) => page.getByRole('region', { name: 'Stand der Seite' }).getByRole('status');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, label: string, language: 'Deutsch' | 'Englisch') =>
  page.getByRole('textbox', { name: `${label} (${language})`, exact: true });

/** The slides of a page of the shop by the beginnings of what they say. */
async function slidesIn(main: Locator): Promise<string[]> {
  const text = (await main.textContent()) ?? '';
  const captions = ['Gut durch', 'Sonne genießen', 'Ein Nährstoff'].filter((one) => text.includes(one));
  return captions.sort((a, b) => text.indexOf(a) - text.indexOf(b));
}

/** The preview of the page that is open in the console. */
async function openPreview(page: Page, name: 'Telefon' | 'Desktop'): Promise<Page> {
  const [shop] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: `Vorschau: ${name}` }).click(),
  ]);
  await enterCredentials(handOf(shop), MERCHANDISER, 'demo');
  await expect(shop.getByRole('note')).toContainText('Vorschau');
  return shop;
}

test('RD-CONTENT-09 slides of the home page are ordered by keys, removed and added by pointer, and are a draft until they are published', async ({
  page,
  stack,
}) => {
  const { console, storefront } = stack;
  const guest = await newVisitor(page);
  await startSession(page, console, MERCHANDISER);
  await page.goto(console + HOME);
  await expect(page.getByRole('heading', { level: 1, name: 'Startseite' })).toBeVisible();
  await expect(slides(page)).toHaveText(['Erkältungszeit', 'Sonnenschutz', 'Vitamine']);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Banner „Erkältungszeit“ nach unten' }).focus();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('Banner „Erkältungszeit“ ist jetzt an Stelle 2 von 3.');
  await expect(page.locator(':focus')).toHaveAccessibleName('Banner „Erkältungszeit“ nach unten');
  await expect(slides(page)).toHaveText(['Sonnenschutz', 'Erkältungszeit', 'Vitamine']);
  await press(page, 'Banner „Vitamine“ entfernen');
  await expect(page.locator(':focus')).toHaveAccessibleName('Banner „Erkältungszeit“ entfernen');
  await expect(slides(page)).toHaveText(['Sonnenschutz', 'Erkältungszeit']);
  await press(page, 'Banner hinzufügen');
  await page.getByRole('menuitem', { name: 'Vitamine' }).click();
  await expect(slides(page)).toHaveText(['Sonnenschutz', 'Erkältungszeit', 'Vitamine']);
  await expect(page.getByRole('button', { name: 'Banner hinzufügen' })).toHaveCount(0);
  await press(page, 'Rückgängig');
  await expect(slides(page)).toHaveText(['Sonnenschutz', 'Erkältungszeit']);
  await press(page, 'Entwurf speichern');
  await expect(page.getByText(/^Entwurf gespeichert\. Die Vorschau/)).toBeVisible();

  const shop = await openPreview(page, 'Telefon');
  await expect(shop).toHaveURL(`${storefront}/`);
  await expect.poll(() => slidesIn(shop.getByRole('main'))).toEqual(['Sonne genießen', 'Gut durch']);
  await guest.goto(storefront);
  expect(await slidesIn(guest.getByRole('main'))).toEqual(['Gut durch', 'Sonne genießen', 'Ein Nährstoff']);

  await page.reload();
  await expect(slides(page)).toHaveText(['Sonnenschutz', 'Erkältungszeit']);
  await press(page, 'Veröffentlichen');
  await expect(page.getByText('Veröffentlicht. Der Shop zeigt es jetzt.')).toBeVisible();
  await expect(async () => {
    await guest.goto(storefront);
    expect(await slidesIn(guest.getByRole('main'))).toEqual(['Sonne genießen', 'Gut durch']);
    await guest.goto(`${storefront}/en`);
    await expect(guest.getByRole('main')).not.toContainText('One nutrient', { timeout: 500 });
  }).toPass();

  await press(page, 'Wiederherstellen: Fassung 1, Deutsch');
  await press(page, 'Fassung veröffentlichen');
  await expect(page.getByText('Fassung 1, Deutsch ist wieder öffentlich.')).toBeVisible();
  await expect(slides(page)).toHaveText(['Erkältungszeit', 'Sonnenschutz', 'Vitamine']);
  await expect(async () => {
    await guest.goto(storefront);
    expect(await slidesIn(guest.getByRole('main'))).toEqual(['Gut durch', 'Sonne genießen', 'Ein Nährstoff']);
  }).toPass();
});

test('RD-CONTENT-01 RD-CONTENT-03 a banner is drafted in both languages, refused with a dead or dangerous target, and published', async ({
  page,
  stack,
}) => {
  const { console, storefront } = stack;
  await startSession(page, console, MERCHANDISER);
  await page.goto(console + HOME);
  await slides(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Erkältungszeit' })).toBeVisible();
  await field(page, 'Überschrift', 'Deutsch').fill('Warm durch den Winter');
  await field(page, 'Überschrift', 'Englisch').fill('Warm through the winter');
  await expect(page.getByRole('region', { name: 'Vorschau: Deutsch' })).toContainText(
    'Warm durch den Winter',
  );
  await expectAccessible(page);
  const target = field(page, 'Ziel der Schaltfläche', 'Deutsch');
  const writes: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && writes.push(request.url()));
  for (const [address, reason] of [
    ['javascript:alert(1)', 'Das ist kein Ziel für den Shop.'],
    ['/gibt-es-nicht', 'Diese Seite gibt es im Shop nicht.'],
    ['', 'Die Schaltfläche braucht ein Ziel.'],
  ] as const) {
    await target.fill(address);
    await press(page, 'Veröffentlichen');
    const refused = page.getByRole('alert').filter({ hasText: 'Nichts wurde gespeichert.' });
    await expect(refused).toContainText(reason);
    await refused.getByRole('button').click();
    await expect(target).toBeFocused();
  }
  expect(writes).toEqual([]);

  await target.fill('/login');
  await press(page, 'Entwurf speichern');
  await expect(page.getByText(/^Entwurf gespeichert\. Die Vorschau/)).toBeVisible();
  await page.goto(storefront);
  await expect(page.getByText('Gut durch die Erkältungszeit').first()).toBeVisible();
  await page.goto(console + HOME);
  await expect(lines(page).first()).toContainText('Entwurf');
  // The bar of the buttons stands still once the form and its pictures are there.
  await untilAtRest(page, () => slides(page).first().press('Enter'));
  await expect(page.getByRole('heading', { level: 1, name: 'Erkältungszeit' })).toBeVisible();
  await press(page, 'Veröffentlichen');
  await expect(page.getByText('Veröffentlicht. Der Shop zeigt es jetzt.')).toBeVisible();
  for (const [path, caption] of [
    ['', 'Warm durch den Winter'],
    ['/en', 'Warm through the winter'],
  ])
    await expect(async () => {
      await page.goto(storefront + path);
      await expect(page.getByText(String(caption)).first()).toBeVisible({ timeout: 500 });
    }).toPass();
});

test('a banner that is missing in English says so, and is translated and published', async ({
  page,
  stack,
}) => {
  const { console, storefront } = stack;
  const banner = `${console}/commerce/pages/MCBANNER-SONNE`;
  await startSession(page, console, MERCHANDISER);
  await page.goto(banner);
  await page.getByRole('link', { name: 'Datensatz öffnen (Englisch)' }).click();
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  // It can be undone for a while, within the console.
  await page.getByRole('link', { name: 'Startseite des Shops' }).click();
  await expect(lines(page).nth(1)).toContainText('Nur in einer Sprache');
  await slides(page).nth(1).click();
  await expect(page.getByText('In dieser Sprache gibt es den Inhalt noch nicht;')).toBeVisible();
  await press(page, 'Übersetzung anlegen');
  await field(page, 'Überschrift', 'Englisch').fill('Shade for everybody');
  await press(page, 'Entwurf speichern');
  await expect(page.getByText(/^Entwurf gespeichert\. Die Vorschau/)).toBeVisible();
  await page.goto(`${storefront}/en`);
  await expect(page.getByText('Sonne genießen, Haut schützen').first()).toBeAttached();
  await untilAtRest(page, async () => {
    await page.goto(banner);
  });
  await press(page, 'Veröffentlichen');
  await expect(page.getByText('Veröffentlicht. Der Shop zeigt es jetzt.')).toBeVisible();
  await expect(async () => {
    await page.goto(`${storefront}/en`);
    await expect(page.getByText('Shade for everybody').first()).toBeAttached({ timeout: 500 });
  }).toPass();
});

test('RD-CONTENT-08 support reads the contents of the home page and is offered no change', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(stack.console + HOME);
  await expect(page.getByText('Ihre Rolle darf Inhalte nicht ändern.')).toBeVisible();
  await expect(slides(page)).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Fassungen' })).toBeVisible();
  const forbidden = [/speichern$/, 'Veröffentlichen', /entfernen$/, /nach (oben|unten)$/, /verschieben/];
  for (const name of [...forbidden, 'Banner hinzufügen', 'Baustein hinzufügen', /^Wiederherstellen/])
    await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
  await slides(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Erkältungszeit' })).toBeVisible();
  await expect(field(page, 'Überschrift', 'Deutsch')).toBeDisabled();
  for (const name of forbidden)
    await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
});
