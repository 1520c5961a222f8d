import type { Page } from '@playwright/test';
import { expect } from '../house.ts';

/** Goes to sign-in the way a page offers it, and comes back to that page. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(username);
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('link', { name: 'Mein Konto' })).toBeVisible();
}

/** The selling price that a product page shows, e.g. `7,95 €` with a plain space. */
export async function readPrice(page: Page): Promise<string> {
  const text = await page
    .getByRole('main')
    .getByText(/^Preis\s\d/)
    .first()
    .textContent();
  const price = /\d[\d.]*,\d{2}\s€/.exec(text ?? '')?.[0];
  if (!price) throw new Error(`There is no price in "${text}".`);
  return price.replace(/\s/, ' ');
}

/** From the cart through the four steps to the confirmation, with what the buyer has on file. */
export async function checkOut(page: Page): Promise<string> {
  await page.getByRole('link', { name: /^Warenkorb/ }).click();
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  for (const step of [
    'Wohin dürfen wir liefern?',
    'Wie soll Ihre Bestellung kommen?',
    'Wie möchten Sie bezahlen?',
  ]) {
    await expect(page.getByRole('heading', { level: 1, name: step })).toBeVisible();
    await page.getByRole('button', { name: 'Weiter' }).click();
  }
  await expect(
    page.getByRole('heading', { level: 1, name: 'Bitte prüfen Sie Ihre Bestellung' }),
  ).toBeVisible();
  return placeOrder(page);
}

/** Journeys share a house, and an account's cart outlives a test: begin with an empty one. */
export async function emptyCart(page: Page, storefront: string): Promise<void> {
  await page.goto(`${storefront}/cart`);
  const remove = page.getByRole('main').getByRole('button', { name: /entfernen$/ });
  for (let left = await remove.count(); left > 0; left -= 1) {
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
}

/** Fills the cart by quick order, one PZN with its packs a line; everything has to be deliverable. */
export async function orderByPzn(page: Page, storefront: string, list: string): Promise<void> {
  await page.goto(`${storefront}/quick-order`);
  await page.getByLabel('PZN-Liste').fill(list);
  await page.getByRole('button', { name: 'Liste prüfen' }).click();
  await page.getByRole('button', { name: /in den Warenkorb$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
}

/** Goes on to the next step of the checkout. */
export async function goOnTo(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Gives the consent where it is asked for, and orders; answers the number of the order. */
export async function placeOrder(page: Page): Promise<string> {
  const consent = page.getByRole('checkbox', { name: /^Ich willige ein/ });
  if (await consent.isVisible()) await consent.check();
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' }),
  ).toBeVisible();
  const text = await page.getByText(/^Bestellnummer /).textContent();
  return (text ?? '').replace('Bestellnummer ', '');
}
