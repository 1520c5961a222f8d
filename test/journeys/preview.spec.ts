import type { Page } from '@playwright/test';
import { startSession } from './pages/console.ts';
import { handOf } from './pages/hands.ts';
import { newVisitor } from './pages/new-visitor.ts';
import { enterCredentials, readPrice } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

const BANNER = 'Gut durch die Erkältungszeit';
const DRAFT = 'Gut durch den Frühling';

test('SF-SESSION-08 a merchandiser sees a draft in the preview of the shop, with the prices of an account; guests see neither', async ({
  page,
  stack,
}) => {
  const { storefront } = stack;
  await startSession(page, stack.console, 'merch@offizin.example');
  await draftBanner(page, stack.console);
  const [shop] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Vorschau: Desktop' }).click(),
  ]);
  await enterCredentials(handOf(shop), 'merch@offizin.example', 'demo');
  await expect(shop).toHaveURL(`${storefront}/`);
  const notice = shop.getByRole('note');
  await expect(notice).toContainText('Die Preise gelten für Gemeinschaftspraxis Dr. Brandt & Kollegen.');
  await expect(shop.getByRole('main')).toContainText(DRAFT);

  await shop.goto(`${storefront}/search?q=Blutdruckmessgerät`);
  await shop.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(shop).toHaveURL(/\/product\/detail\//);
  await expect(shop.getByRole('main').getByText('In der Vorschau wird nicht bestellt.')).toBeVisible();
  const price = await readPrice(shop);
  for (const path of ['/checkout/address', '/account', '/quick-order']) {
    await shop.goto(storefront + path);
    await expect(shop).toHaveURL(`${storefront}/cart`);
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText(/weder Warenkorb noch Kundenkonto/);
  }

  const guest = await newVisitor(page);
  await guest.goto(storefront);
  await expect(guest.getByRole('main')).not.toContainText(DRAFT);
  await expect(guest.getByRole('note')).toHaveCount(0);
  await guest.goto(`${storefront}/search?q=Blutdruckmessgerät`);
  await guest.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(guest).toHaveURL(/\/product\/detail\//);
  expect(cents(price)).toBe(Math.round(cents(await readPrice(guest)) * 0.9));

  await notice.getByRole('button', { name: 'Vorschau beenden' }).click();
  await expect(shop.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(page.getByText('Veröffentlicht. Der Shop zeigt es jetzt.')).toBeVisible();
  await expect(async () => {
    await guest.goto(storefront);
    await expect(guest.getByRole('main')).toContainText(DRAFT, { timeout: 500 });
  }).toPass();
});

const cents = (price: string): number => Number(price.replace(/\D/g, ''));

/** Takes a banner of the home page back on its record, and gives it other words in its editor. */
async function draftBanner(page: Page, console: string): Promise<void> {
  await page.goto(`${console}/commerce/home-content`);
  await page.getByRole('link', { name: 'Erkältungszeit' }).click();
  await page.getByRole('link', { name: 'Datensatz öffnen (Deutsch)' }).click();
  await page.getByRole('link', { name: 'Bearbeiten', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Veröffentlicht' }).uncheck();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await page.goto(`${console}/commerce/pages/MCBANNER-ERKAELTUNG`);
  const words = page.getByRole('textbox', { name: 'Überschrift (Deutsch)' });
  await expect(words).toHaveValue(BANNER);
  await words.fill(DRAFT);
  await page.getByRole('button', { name: 'Entwurf speichern' }).click();
  await expect(page.getByText(/^Entwurf gespeichert\. Die Vorschau/)).toBeVisible();
}
