import type { Page } from '@playwright/test';
import type { Origins } from '../stack/open-stack.ts';
import { startSession } from './pages/console.ts';
import { handOf } from './pages/hands.ts';
import { newVisitor } from './pages/new-visitor.ts';
import { sendParcel } from './pages/parcels.ts';
import {
  checkOut,
  FIRST_STEP,
  goOnToReview,
  orderByPzn,
  placeOrder,
  signInWithCart,
} from './pages/storefront.ts';
import { expect, test } from './stack.ts';

test('PF-ORDER-10 a buyer finds the tracking number of a parcel on the page of the order', async ({
  page,
  stack,
}) => {
  await signInWithCart(page, stack.storefront, '16395176');
  const number = await checkOut(page);
  await page.goto(`${stack.storefront}/account/orders/${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(page.getByRole('region', { name: 'Sendungsverfolgung' })).toHaveCount(0);
  const tracking = await sendParcel(page, stack, number);
  await page.reload();
  await expectTracked(page, tracking);
});

test('SF-ORDER-04 a guest finds the tracking number of a parcel by looking the order up', async ({
  page,
  stack,
}) => {
  const address = 'gesa@offizin.example';
  await orderByPzn(page, stack.storefront, '16395176');
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: FIRST_STEP })).toBeVisible();
  for (const [label, text] of [
    ['E-Mail-Adresse', address],
    ['Vorname', 'Gesa'],
    ['Nachname', 'Gast'],
    ['Straße und Hausnummer', 'Am Markt 2'],
    ['Postleitzahl', '50667'],
    ['Ort', 'Köln'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await goOnToReview(handOf(page));
  const number = await placeOrder(page);
  const tracking = await sendParcel(page, stack, number);

  await lookUp(page, stack, { number, address });
  await expectTracked(page, tracking);
  const elsewhere = await newVisitor(page);
  await lookUp(elsewhere, stack, { number, address });
  await expect(elsewhere.getByText(tracking)).toHaveCount(0);
});

test('PF-ORDER-11 a buyer reads that one of two deliveries has left, and staff reads it, too', async ({
  page,
  stack,
}) => {
  await signInWithCart(page, stack.storefront, '04877800\n16395176');
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await page.getByRole('link', { name: 'An mehrere Adressen liefern' }).click();
  await page.locator('summary', { hasText: 'Weitere Lieferadresse' }).click();
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Lieferung hinzufügen' }).click();
  const second = page.getByRole('region', { name: 'Lieferung 2' });
  await expect(second).toContainText('In dieser Lieferung ist noch nichts.');
  await page
    .getByRole('button', { name: /^Verschieben/ })
    .first()
    .click();
  await expect(second).toContainText('1 Packung');
  await goOnToReview(handOf(page));
  const number = await placeOrder(page);
  await sendParcel(page, stack, number, 1);

  await page.goto(`${stack.storefront}/account/orders`);
  const listed = page.getByRole('article').filter({ hasText: number });
  await expect(listed).toContainText('Teilweise versendet');
  await page.getByRole('link', { name: `Bestellung ${number}` }).click();
  await expect(page.getByText('Status: Teilweise versendet')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Lieferung [12]$/ })).toHaveCount(2);
  await expect(page.getByText('1 Packung versendet')).toHaveCount(1);
  await page.goto(`${stack.storefront}/en/account/orders/${number}`);
  await expect(page.getByText('Status: Partly shipped')).toBeVisible();

  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/OrderSummary`);
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Teilweise versendet');
  await row.getByRole('link', { name: number }).click();
  await page.getByRole('tab', { name: 'Zugehörige Datensätze' }).click();
  await expect(page.getByRole('columnheader', { name: 'Versandt' })).toBeVisible();
});

async function expectTracked(page: Page, tracking: string): Promise<void> {
  const parcels = page.getByRole('region', { name: 'Sendungsverfolgung' });
  await expect(parcels).toContainText('Unterwegs');
  await expect(parcels).toContainText(`Paketbote · ${tracking}`);
  await expect(parcels.getByRole('link', { name: 'Sendung verfolgen' })).toHaveAttribute(
    'href',
    `https://sendung.example/${tracking}`,
  );
}

/** Looks an order up without an account. */
async function lookUp(
  page: Page,
  { storefront }: Origins,
  { number, address }: { number: string; address: string },
) {
  await page.goto(`${storefront}/order`);
  const main = page.getByRole('main');
  await main.getByLabel('Bestellnummer').fill(number);
  await main.getByLabel('E-Mail-Adresse').fill(address);
  await main.getByRole('button', { name: 'Bestellung ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Bestellung ${number}` })).toBeVisible();
}
