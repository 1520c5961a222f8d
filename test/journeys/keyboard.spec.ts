import type { Locator, Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { emptyCart, signIn } from './pages/storefront.ts';

const MOST_STEPS = 150;

/** Walks with the Tab key to a control, as somebody without a mouse has to. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${control}.`);
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

test('a purchase by keyboard alone', async ({ page, house }) => {
  await page.goto(house.storefront);
  await signIn(page, 'erika@offizin.example', 'demo');
  await emptyCart(page, house.storefront);

  await page.goto(`${house.storefront}/quick-order`);
  await tabTo(page, page.getByLabel('PZN-Liste'));
  await page.keyboard.type('04877800');
  await press(page, page.getByRole('button', { name: 'Liste prüfen' }));
  await press(page, page.getByRole('button', { name: '1 Produkt in den Warenkorb' }));
  await expect(page.getByText('Ihre Liste liegt im Warenkorb.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Menge erhöhen' }));
  await expect(page.getByRole('link', { name: 'Warenkorb, 2 Artikel' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Zur Kasse' }));

  for (const step of [
    'Wohin dürfen wir liefern?',
    'Wie soll Ihre Bestellung kommen?',
    'Wie möchten Sie bezahlen?',
  ]) {
    await expect(page.getByRole('heading', { level: 1, name: step })).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Weiter' }));
  }
  await expect(
    page.getByRole('heading', { level: 1, name: 'Bitte prüfen Sie Ihre Bestellung' }),
  ).toBeVisible();
  const order = page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true });
  await press(page, order);
  const consent = page.getByRole('checkbox', { name: /^Ich willige ein/ });
  await expect(consent).toBeFocused();
  await page.keyboard.press('Space');
  await press(page, order);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' }),
  ).toBeVisible();
});
