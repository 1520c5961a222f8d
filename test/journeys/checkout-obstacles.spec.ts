import { openSandbox } from './pages/sandbox.ts';
import { setStock } from './pages/store-flags.ts';
import { cartLines, goOnTo, placeOrder, signInWithCart } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

test('the checkout restarts by itself after it lapsed or had errors', async ({ page, stack }) => {
  const sandbox = openSandbox(stack);
  await signInWithCart(page, stack.storefront, '16395176; 2');
  for (const scenario of ['checkout-gone', 'checkout-unprocessable']) {
    await sandbox.start(scenario);
    await page.getByRole('button', { name: 'Zur Kasse' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wohin dürfen wir liefern?' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('link', { name: 'Zurück zum Warenkorb' }).click();
  }
});

test('conflicts, a cart changed in another tab and a refused order keep everything that was entered', async ({
  page,
  stack,
}) => {
  const sandbox = openSandbox(stack);
  await signInWithCart(page, stack.storefront, '16395176; 2');
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await page.getByRole('radio', { name: /Neue Adresse|Andere Adresse/ }).check();
  await page.getByLabel('Vorname').fill('Konrad');
  await page.getByLabel('Nachname').fill('Konflikt');
  await page.getByLabel('Straße und Hausnummer').fill('Am Markt 2');
  await page.getByLabel('Postleitzahl').fill('50667');
  await page.getByLabel('Ort', { exact: true }).fill('Köln');
  await sandbox.spoil({ kind: 'status', status: 409, operationIds: ['updateCheckout'], times: 1 });
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText(/^Ihr Warenkorb wird gerade noch berechnet/)).toBeVisible();
  await expect(page.getByLabel('Nachname')).toHaveValue('Konflikt');
  await goOnTo(page, 'Wie soll Ihre Bestellung kommen?');
  await goOnTo(page, 'Wie möchten Sie bezahlen?');
  await goOnTo(page, 'Bitte prüfen Sie Ihre Bestellung');

  await sandbox.spoil({
    kind: 'status',
    status: 422,
    example: 'outOfStock',
    operationIds: ['placeOrder'],
    times: 1,
  });
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Konflikt');

  // In another tab the cart changes, so that the checkout in this one is gone.
  const other = await page.context().newPage();
  await other.goto(`${stack.storefront}/cart`);
  await other.getByRole('button', { name: 'Menge erhöhen' }).first().click();
  await expect(other.getByRole('link', { name: 'Warenkorb, 3 Artikel' })).toBeVisible();
  await other.close();
  await page.reload();
  await expect(page.getByText(/^Ihr Warenkorb hat sich geändert/)).toBeVisible();
  await expect(page.getByRole('article').first().getByLabel('Menge', { exact: true })).toHaveValue('3');
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await expect(page.getByRole('radio', { name: 'Neue Adresse' })).toBeChecked();
  await expect(page.getByLabel('Nachname')).toHaveValue('Konflikt');
  await goOnTo(page, 'Wie soll Ihre Bestellung kommen?');
  await goOnTo(page, 'Wie möchten Sie bezahlen?');
  await goOnTo(page, 'Bitte prüfen Sie Ihre Bestellung');
  await placeOrder(page);
});

test('SF-CART-13 a cart with fewer packs in stock leads to the checkout once its quantity is right', async ({
  page,
  stack,
}) => {
  await signInWithCart(page, stack.storefront, '16395176; 2');
  const checkout = page.getByRole('button', { name: 'Zur Kasse' });
  await expect(checkout).toBeVisible();
  const product = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  await setStock(stack.mock, product?.split('/').at(-1) ?? '', 1);
  await page.reload();
  await expect(page.getByText(/^Zur Kasse geht es, sobald die markierten Artikel/)).toBeVisible();
  await expect(checkout).toHaveCount(0);
  await cartLines(page).getByRole('button', { name: 'Menge verringern' }).click();
  await expect(checkout).toBeVisible();
});

test('SF-CHECKOUT-15 the review says that something has sold out before anybody presses the button', async ({
  page,
  stack,
}) => {
  await signInWithCart(page, stack.storefront, '16395176; 2');
  const product = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await goOnTo(page, 'Wie soll Ihre Bestellung kommen?');
  await goOnTo(page, 'Wie möchten Sie bezahlen?');
  await goOnTo(page, 'Bitte prüfen Sie Ihre Bestellung');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await setStock(stack.mock, product?.split('/').at(-1) ?? '', 0);
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('„Vitalund Vitamin D3“ ist zurzeit nicht lieferbar.');
});
