import type { Page } from '@playwright/test';
import { openFromList, openRelated, startSession } from './pages/console.ts';
import { checkOut, readPrice, signIn } from './pages/storefront.ts';
import { expect, onEveryStore, type StoreKind, test } from './stack.ts';

/**
 * The way everything else grows on: a guest looks around, buys as the buyer, a merchandiser finds the order and
 * changes the product's price, the shop shows the new price, and all of it outlives the mock's sudden death.
 */
onEveryStore((store) => {
  test('a shopper buys, a merchandiser sees it and changes the price', async ({
    page,
    browser,
    processStack: stack,
  }) => {
    await page.goto(stack.storefront);
    await openProduct(page, store);
    const productPage = page.url();
    const product = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const oldPrice = await readPrice(page);

    await signIn(page, 'erika@offizin.example', 'demo');
    await expect(page).toHaveURL(productPage);
    await addTwo(page);
    const orderNumber = await checkOut(page);
    await expect(page.getByRole('link', { name: 'Warenkorb, 0 Artikel' })).toBeVisible();

    const console = await browser.newPage();
    await startSession(console, stack.console, 'merch@offizin.example');
    await openFromList(console, stack.console, 'OrderSummary', orderNumber);
    await openRelated(console, 'Positionen', product);
    await expect(console.getByRole('link', { name: 'Positionen der Bestellübersicht' }).last()).toBeVisible();
    const details = console.getByRole('region', { name: 'Details', exact: true });
    await details.getByRole('link', { name: product, exact: true }).first().click();
    await openRelated(console, 'Preise', 'Verkaufspreise');
    const newPrice = await raisePrice(console, oldPrice);

    await page.goto(productPage);
    await expect.poll(async () => (await page.reload()) && readPrice(page)).toBe(newPrice);

    await stack.crashAndRestartMock();
    await page.reload();
    expect(await readPrice(page)).toBe(newPrice);
    await openFromList(console, stack.console, 'OrderSummary', orderNumber);
  });
});

/** From the home page: by a brand, and where a store's contents name none, by a category. */
async function openProduct(page: Page, store: StoreKind): Promise<void> {
  const main = page.getByRole('main');
  const ways = {
    package: page.getByRole('region', { name: 'Unsere Top-Marken' }).getByRole('link').first(),
    bare: main.getByRole('link', { name: /^Alles in / }).nth(1),
  };
  await ways[store].click();
  await expect(page).toHaveURL(/\/category\//);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ Produkte?$/ })).toBeVisible();
  const tiles = page.getByRole('article');
  const available = store === 'bare' ? tiles : tiles.filter({ hasText: 'Werktagen bei Ihnen' });
  await available.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/detail\/01t/);
  // The address changes before the page does.
  await expect(page.getByRole('region', { name: 'Bilder des Produkts' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /In den Warenkorb/ })
      .first(),
  ).toBeVisible();
}

async function addTwo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menge erhöhen' }).first().click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page.getByRole('link', { name: 'Warenkorb, 2 Artikel' })).toBeVisible();
}

/** Adds a euro to the price book entry that is open, and answers the price as readPrice reads it. */
async function raisePrice(page: Page, oldPrice: string): Promise<string> {
  const euros = Number(oldPrice.replace(/[^\d,]/g, '').replace(',', '.')) + 1;
  const raised = euros.toFixed(2).replace('.', ',');
  await page.getByRole('button', { name: 'Preis: Bearbeiten' }).click();
  await page.getByRole('textbox', { name: /^Preis( \*)?$/ }).fill(raised);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  return `${raised} €`;
}
