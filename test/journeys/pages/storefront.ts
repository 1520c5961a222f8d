import type { Locator, Page } from '@playwright/test';
import { expect } from '../stack.ts';
import { type Hand, handOf } from './hands.ts';

/** What the first step of the checkout asks. */
export const FIRST_STEP = 'Wohin dürfen wir liefern?';

/** Goes to sign-in the way a page offers it, and comes back to that page. */
export async function signIn(person: Page | Hand, username: string, password: string): Promise<void> {
  const hand = handOf(person);
  const { page } = hand;
  await hand.press(page.getByRole('banner').getByRole('link', { name: 'Anmelden' }));
  // The page before may ask for a mail address as well.
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await enterCredentials(hand, username, password);
  await expect(page.getByRole('link', { name: 'Mein Konto' })).toBeVisible();
}

/** Fills in the page for signing in, and sends it. */
export async function enterCredentials(hand: Hand, username: string, password: string): Promise<void> {
  const { page } = hand;
  await hand.write(page.getByLabel('E-Mail-Adresse'), username);
  await hand.write(page.getByLabel('Passwort'), password);
  await hand.press(page.getByRole('main').getByRole('button', { name: 'Anmelden' }));
}

/** The link of a home page to the product that is bought most. */
export function bestseller(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Meistgekauft' })
    .getByRole('heading', { level: 3 })
    .first()
    .getByRole('link');
}

/** Goes from a home page to the product that is bought most, and waits for its page, since the home page has its buttons too. */
export async function openBestseller(person: Page | Hand): Promise<void> {
  const hand = handOf(person);
  const link = bestseller(hand.page);
  const name = ((await link.textContent()) ?? '').trim();
  await hand.press(link);
  await expect(hand.page.getByRole('heading', { level: 1, name })).toBeVisible();
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
export async function checkOut(person: Page | Hand): Promise<string> {
  const hand = handOf(person);
  const { page } = hand;
  await hand.press(page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ }));
  // What has arrived in the cart is told above it, and moves the button when it goes.
  await expect(page).toHaveURL(/\/cart$/);
  await hand.press(page.getByRole('button', { name: 'Zur Kasse' }));
  await expect(page.getByRole('heading', { level: 1, name: FIRST_STEP })).toBeVisible();
  await goOnToReview(hand);
  return placeOrder(hand);
}

/** The lines of the cart, beside what is recommended for it. */
export const cartLines = (page: Page): Locator =>
  page.getByRole('region', { name: 'Artikel im Warenkorb' }).getByRole('article');

/** Takes everything out of the cart, where what was done before on the same stack may have left something. */
export async function emptyCart(person: Page | Hand, storefront: string): Promise<void> {
  const hand = handOf(person);
  const { page } = hand;
  await page.goto(`${storefront}/cart`);
  const remove = page.getByRole('main').getByRole('button', { name: /entfernen$/ });
  for (let left = await remove.count(); left > 0; left -= 1) {
    await hand.press(remove.first());
    await expect(remove).toHaveCount(left - 1);
  }
}

/** The list of PZN by the article numbers of the demo shop, for a store that knows no PZN. */
const byArticleNumber = (list: string) => list.replace(/^/gm, 'OF-');

/** Fills the cart by quick order, one PZN with its packs a line; everything has to be deliverable. */
export async function orderByPzn(person: Page | Hand, storefront: string, list: string): Promise<void> {
  const hand = handOf(person);
  const { page } = hand;
  await page.goto(`${storefront}/quick-order`);
  const pzns = page.getByLabel('PZN-Liste');
  const numbers = page.getByLabel('Liste der Artikelnummern');
  await expect(pzns.or(numbers)).toBeVisible();
  if (await pzns.isVisible()) await hand.write(pzns, list);
  else await hand.write(numbers, byArticleNumber(list));
  await hand.press(page.getByRole('button', { name: 'Liste prüfen' }));
  await hand.press(page.getByRole('button', { name: /in den Warenkorb$/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
}

/** A buyer whose cart holds what a list of PZN says, in front of it. */
export async function signInWithCart(person: Page | Hand, storefront: string, list: string): Promise<void> {
  const hand = handOf(person);
  await hand.page.goto(storefront);
  await signIn(hand, 'erika@offizin.example', 'demo');
  await orderByPzn(hand, storefront, list);
}

/** Goes on to the next step of the checkout. */
export async function goOnTo(person: Page | Hand, heading: string): Promise<void> {
  const hand = handOf(person);
  await hand.press(hand.page.getByRole('button', { name: 'Weiter' }));
  await expect(hand.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** From the address, which is chosen, to the last step. */
export async function goOnToReview(hand: Hand): Promise<void> {
  for (const step of [
    'Wie soll Ihre Bestellung kommen?',
    'Wie möchten Sie bezahlen?',
    'Bitte prüfen Sie Ihre Bestellung',
  ]) {
    await goOnTo(hand, step);
  }
}

/** Gives the consent where it is asked for, and orders; answers the number of the order. */
export async function placeOrder(person: Page | Hand): Promise<string> {
  const hand = handOf(person);
  const { page } = hand;
  const consent = page.getByRole('checkbox', { name: /^Ich willige ein/ });
  if (await consent.isVisible()) await hand.tick(consent);
  await hand.press(page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true }));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' }),
  ).toBeVisible();
  const text = await page.getByText(/^Bestellnummer /).textContent();
  return (text ?? '').replace('Bestellnummer ', '');
}

/** Fills in another address for the bill than that of the delivery. */
export async function enterBilling(hand: Hand): Promise<void> {
  for (const [label, text] of [
    ['Vorname', 'Renate'],
    ['Nachname', 'Rechnung'],
    ['Straße und Hausnummer', 'Am Markt 2'],
    ['Postleitzahl', '50667'],
    ['Ort', 'Köln'],
  ] as const)
    await hand.write(hand.page.getByLabel(label, { exact: true }), text);
}
