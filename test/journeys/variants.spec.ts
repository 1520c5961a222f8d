import type { Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { startSession } from './pages/console.ts';
import { callPlatform, choose, findRecords } from './pages/lists.ts';
import { expect, test } from './stack.ts';

interface Found {
  Id: string;
  VariationParentId: string;
  Product2Id: string;
  UnitPrice: number;
}

const rowsOf = (page: Page, console: string, soql: string) => findRecords<Found>(page, console, soql);

/** A variant of a product that has several. */
async function someVariant(page: Page, console: string) {
  const soql =
    "SELECT Id, VariationParentId FROM Product2 WHERE ProductClass = 'Variation' ORDER BY Name LIMIT 1";
  const [variant] = await rowsOf(page, console, soql);
  if (!variant) throw new Error('The demo has no variants.');
  return variant;
}

test('RD-VARIANT-01 RD-VARIANT-02 a merchandiser changes stock and prices of all variants by keys, and takes it back', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Product2`);
  const variant = await someVariant(page, stack.console);
  await page.goto(`${stack.console}/o/Product2/${variant.Id}`);
  await page.getByRole('button', { name: 'Weitere Aktionen' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Varianten und Preise' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/commerce/products/${variant.Id}$`));
  const table = page.getByRole('table', { name: /^Varianten und Preise: / });
  const stocks = table.getByRole('textbox', { name: /^Bestellbar/ });
  await expect(stocks.nth(1)).toBeVisible();
  await expectAccessible(page);
  await stocks.first().fill('-7');
  await expect(table.getByText('nicht unter null')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await stocks.first().press('Escape');
  await expect(page.getByRole('region', { name: 'Nicht gespeichert' })).toHaveCount(0);
  await stocks.first().fill('41');
  await stocks.first().press('Enter');
  await expect(stocks.nth(1)).toBeFocused();
  await page.keyboard.type('42');

  const prices = () =>
    rowsOf(
      page,
      stack.console,
      `SELECT Id, UnitPrice FROM PricebookEntry WHERE Product2.VariationParentId = '${variant.VariationParentId}' ORDER BY Id`,
    );
  const before = await prices();
  await page.getByRole('textbox', { name: 'Prozent oder Betrag' }).fill('10');
  await page.getByRole('button', { name: 'Eintragen' }).press('Enter');
  const held = Promise.withResolvers<void>();
  await page.route(/\/records\/batch/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Alle verwerfen' })).toBeDisabled();
  held.resolve();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await expect(stocks.first()).toHaveValue('41');
  await expect(stocks.nth(1)).toHaveValue('42');
  const after = await prices();
  const raised = after.filter(({ UnitPrice }, index) => UnitPrice !== before[index]?.UnitPrice);
  expect(raised.length).toBeGreaterThan(1);
  for (const { Id, UnitPrice } of raised) {
    const old = before.find((each) => each.Id === Id)?.UnitPrice ?? 0;
    expect(UnitPrice).toBeCloseTo(old * 1.1, 1);
  }
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText(/^Zurückgenommen: /)).toBeVisible();
  expect(await prices()).toEqual(before);
});

test('RD-VARIANT-03 a price that somebody has changed meanwhile is told, and what is typed stays', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Product2`);
  const variant = await someVariant(page, stack.console);
  await page.goto(`${stack.console}/commerce/products/${variant.Id}`);
  const table = page.getByRole('table', { name: /^Varianten und Preise: / });
  const price = table
    .getByRole('row')
    .nth(1)
    .getByRole('textbox', { name: /\(EUR\) von / })
    .first();
  await price.fill('77,77');
  const column = await price.getAttribute('aria-label');
  const variantId = (await table.getByRole('row').nth(1).getByRole('link').getAttribute('href'))
    ?.split('/')
    .at(-1);
  const book = column?.split(' (EUR)')[0];
  const [entry] = await rowsOf(
    page,
    stack.console,
    `SELECT Id FROM PricebookEntry WHERE Product2Id = '${variantId}' AND Pricebook2.Name = '${book}'`,
  );
  await callPlatform(page, 'PATCH', `/records/${entry?.Id}`, { fields: { UnitPrice: 66.66 } });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(table.getByText('Inzwischen steht hier 66,66.')).toBeVisible();
  await expect(price).toHaveValue('77,77');
  await price.fill('77,78');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await expect(price).toHaveValue('77,78');
});

test('RD-VARIANT-02 prices are filled from those of another price book by pointer, and given up as a whole', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Product2`);
  const variant = await someVariant(page, stack.console);
  await page.goto(`${stack.console}/commerce/products/${variant.Id}`);
  const table = page.getByRole('table', { name: /^Varianten und Preise: / });
  const formula = page.getByRole('region', { name: 'Eine Spalte berechnen' });
  const [into, from] = ['Praxen und Einrichtungen (EUR)', 'Verkaufspreise (EUR)'];
  await choose(page, formula.getByRole('combobox', { name: /^Spalte/ }), into);
  await choose(page, formula.getByRole('combobox', { name: /^Ausgehend von/ }), from);
  const pricesIn = async (book: string) => {
    const cells = table.locator(`input[aria-label^="${book} von "]`);
    return cells.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  };
  const [before, source] = [await pricesIn(into), await pricesIn(from)];
  expect(source.filter(Boolean).length).toBeGreaterThan(1);

  const amount = formula.getByRole('textbox', { name: 'Prozent oder Betrag' });
  await amount.fill('die Hälfte');
  await expect(formula.getByText(/^Bitte geben Sie eine Zahl ein/)).toBeVisible();
  await expect(formula.getByRole('button', { name: 'Eintragen' })).toBeDisabled();
  await amount.fill('1,5');
  await choose(page, formula.getByRole('combobox', { name: /^Rechenweg/ }), 'erhöhen um');
  await formula.getByRole('button', { name: 'Eintragen' }).click();
  const cents = (price: string) => Number(price.replace(/\D/g, ''));
  const raised = source.map((price, index) => (price ? cents(price) + 150 : cents(before[index] ?? '')));
  await expect.poll(async () => (await pricesIn(into)).map(cents)).toEqual(raised);
  await page.getByRole('button', { name: 'Alle verwerfen' }).click();
  await expect.poll(() => pricesIn(into)).toEqual(before);
});

test('RD-VARIANT-01 support sees prices and stock side by side and changes neither', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Product2`);
  const variant = await someVariant(page, stack.console);
  await page.goto(`${stack.console}/commerce/products/${variant.Id}`);
  const table = page.getByRole('table', { name: /^Varianten und Preise: / });
  await expect(table.getByRole('row').nth(1)).toContainText(/\d,\d\d/);
  await expect(table.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Eine Spalte berechnen' })).toHaveCount(0);
});
