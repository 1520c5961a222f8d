import type { Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { startSession } from './pages/console.ts';
import { callPlatform, findRecords } from './pages/lists.ts';
import { expect, test } from './stack.ts';

type Found = Record<string, string>;

async function find(page: Page, console: string, soql: string): Promise<Found> {
  const [first = {}] = await findRecords(page, console, soql);
  return first;
}

const someProduct = (page: Page, console: string) =>
  find(
    page,
    console,
    "SELECT Id, Name FROM Product2 WHERE ProductClass = 'Simple' AND IsActive = true AND L2C_CM_RegulatoryClassification__c = 'Kosmetik' ORDER BY Name LIMIT 1",
  );

const notice = (page: Page) => page.getByText('Kategorien gespeichert. Der Shop zeigt sie jetzt.');

test('RD-CATEGORY-01 RD-CATEGORY-02 a merchandiser puts a product into a category, and the shop shows it there', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(stack.console);
  const product = await someProduct(page, stack.console);
  const { CatalogId } = await find(page, stack.console, 'SELECT CatalogId FROM ProductCategory LIMIT 1');
  const shelf = { Name: 'Neue Regale', CatalogId, IsNavigational: true };
  await callPlatform(page, 'POST', '/records', { apiName: 'ProductCategory', fields: shelf });
  const { Id: shelfId } = await find(
    page,
    stack.console,
    "SELECT Id FROM ProductCategory WHERE Name = 'Neue Regale'",
  );
  await page.goto(`${stack.console}/o/Product2/${product.Id}`);
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Kategorien' }).click();
  await page.getByRole('treeitem', { name: 'Neue Regale' }).click();
  await expect(page.getByRole('treeitem', { name: 'Neue Regale' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Neue Regale' }).check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(notice(page)).toBeVisible();

  const shop = await page.context().newPage();
  await shop.goto(`${stack.storefront}/category/detail/${shelfId}`);
  await expect(shop.getByRole('main')).toContainText(product.Name ?? '');
  await shop.goto(`${stack.storefront}/product/detail/${product.Id}`);
  await expect(shop.getByRole('link', { name: 'Neue Regale' }).first()).toBeVisible();

  await page.bringToFront();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText(/^Zurückgenommen: /)).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'Neue Regale' })).not.toBeChecked();
});

test('RD-CATEGORY-04 RD-CATEGORY-05 categories are found, ticked and taken out by keys', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  const product = await someProduct(page, stack.console);
  await page.goto(`${stack.console}/commerce/products/${product.Id}/categories`);
  const search = page.getByRole('searchbox', { name: 'Kategorie suchen' });
  await search.fill('gibt es nicht');
  await expect(page.getByText('Keine Kategorie heißt „gibt es nicht“.')).toBeVisible();
  await search.press('Escape');
  const tree = page.getByRole('tree', { name: 'Alle Kategorien' });
  const first = tree.getByRole('treeitem').first();
  await first.focus();
  const wasOpen = (await first.getAttribute('aria-expanded')) === 'true';
  if (wasOpen) await page.keyboard.press('ArrowLeft');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  const below = tree.getByRole('treeitem').nth(1);
  await expect(below).toBeFocused();
  const isTicked = await below.isChecked();
  await page.keyboard.press('Space');
  await expect(below).toBeChecked({ checked: !isTicked });
  await page.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await first.focus();
  if ((await first.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('ArrowRight');
  await expect(below).toBeChecked({ checked: !isTicked });
});

test('RD-CATEGORY-06 support sees the categories of a product with their ways, and no tree', async ({
  page,
  sharedStack: stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  const product = await someProduct(page, stack.console);
  await page.goto(`${stack.console}/commerce/products/${product.Id}/categories`);
  await expect(page.getByRole('listitem').filter({ hasText: '(Hauptkategorie)' })).toHaveCount(1);
  await expect(page.getByRole('tree')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /entfernen|Speichern/ })).toHaveCount(0);
  await expectAccessible(page);
});
