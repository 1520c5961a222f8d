import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './pages/accessible.ts';
import { startSession } from './pages/console.ts';
import { callPlatform, findRecords } from './pages/lists.ts';
import { expect, test } from './stack.ts';

/** A file that can become a picture, of one colour. */
async function photo(name: string, background: string, width = 800) {
  const image = sharp({ create: { width, height: width * 0.75, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

/** A product that the shop sells by itself. */
async function someProduct(page: Page, console: string): Promise<Record<string, string>> {
  const soql =
    "SELECT Id FROM Product2 WHERE ProductClass = 'Simple' AND IsActive = true AND L2C_CM_RegulatoryClassification__c = 'Kosmetik' ORDER BY Name LIMIT 1";
  const [product = {}] = await findRecords(page, console, soql);
  return product;
}

const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('img') });
const textOf = (page: Page, place: number, language: 'deutsch' | 'englisch') =>
  page.getByRole('textbox', { name: `Bild ${place}: Alternativtext ${language}` });

test('RD-MEDIA-01 RD-MEDIA-02 RD-MEDIA-03 a merchandiser adds pictures by pointer, and the shop shows them at once', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  const product = await someProduct(page, stack.console);
  await page.goto(`${stack.console}/o/Product2/${product.Id}`);
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Bilder' }).click();
  await expect(page).toHaveURL(new RegExp(`/commerce/products/${product.Id}/pictures$`));
  await expect(rows(page)).toHaveCount(1);
  await rows(page)
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => image.decode());
  await expectAccessible(page);
  await page
    .getByLabel('Bilder hinzufügen')
    .setInputFiles([await photo('vorn.jpg', '#a33'), await photo('hinten.jpg', '#33a')]);
  await expect(rows(page)).toHaveCount(3);
  await textOf(page, 2, 'deutsch').fill('Tube von vorn');
  await textOf(page, 2, 'englisch').fill('Tube from the front');
  await textOf(page, 3, 'deutsch').fill('Tube von hinten');
  await page.getByRole('img', { name: 'Tube von vorn' }).dragTo(rows(page).first());
  await expect(textOf(page, 1, 'deutsch')).toHaveValue('Tube von vorn');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Bilder gespeichert. Der Shop zeigt sie jetzt.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Nicht gespeichert' })).toHaveCount(0);
  await expect(textOf(page, 1, 'deutsch')).toHaveValue('Tube von vorn');

  const shop = await page.context().newPage();
  await shop.goto(`${stack.storefront}/product/detail/${product.Id}`);
  await expect(shop.getByRole('img', { name: 'Tube von vorn' }).first()).toBeVisible();
  // A press before the scripts of the page run does nothing.
  await expect(async () => {
    await shop.getByRole('button', { name: 'Bild 3 von 3' }).click();
    await expect(shop.getByRole('img', { name: 'Tube von hinten' }).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await shop.goto(`${stack.storefront}/en/product/detail/${product.Id}`);
  await expect(shop.getByRole('img', { name: 'Tube from the front' }).first()).toBeVisible();

  await page.bringToFront();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText(/^Zurückgenommen: /)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('RD-MEDIA-02 RD-MEDIA-04 pictures are ordered and removed by keys, and a removal is taken back', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  const product = await someProduct(page, stack.console);
  await page.goto(`${stack.console}/commerce/products/${product.Id}/pictures`);
  await page.getByLabel('Bilder hinzufügen').setInputFiles(await photo('neu.jpg', '#3a3'));
  await textOf(page, 2, 'deutsch').fill('Neues Bild');
  await page.getByRole('button', { name: 'Bild 2 nach vorn' }).press('Enter');
  await expect(textOf(page, 1, 'deutsch')).toHaveValue('Neues Bild');
  await expect(page.getByText('Jetzt an Stelle 1 von 2.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Bild 1 nach vorn' })).toBeFocused();
  await page.getByRole('button', { name: 'Bild 2 entfernen' }).press('Enter');
  await expect(page.getByText('Bild 2 wird beim Speichern entfernt.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bild 2 behalten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Bild 2 entfernen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(page.getByText('Bilder gespeichert. Der Shop zeigt sie jetzt.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(textOf(page, 1, 'deutsch')).toHaveValue('Neues Bild');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(textOf(page, 1, 'deutsch')).toHaveValue('Neues Bild');
});

test('RD-MEDIA-01 pictures that are dropped are added together', async ({ page, sharedStack: stack }) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  const product = await someProduct(page, stack.console);
  await page.goto(`${stack.console}/commerce/products/${product.Id}/pictures`);
  const files = [await photo('eins.jpg', '#a33'), await photo('zwei.jpg', '#33a')];
  const dropped = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }));
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, bytes } of all)
      transfer.items.add(new File([Uint8Array.from(bytes)], name, { type: mimeType }));
    return transfer;
  }, dropped);
  await page.getByText('oder hierher ziehen').dispatchEvent('drop', { dataTransfer });
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Nicht gespeichert' })).toContainText('2');
});

test('RD-MEDIA-05 files that are no pictures are refused before anything is written', async ({
  page,
  sharedStack: stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  const product = await someProduct(page, stack.console);
  await page.goto(`${stack.console}/commerce/products/${product.Id}/pictures`);
  await page
    .getByLabel('Bilder hinzufügen')
    .setInputFiles([
      { name: 'brief.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Guten Tag') },
      await photo('winzig.jpg', '#333', 100),
      { name: 'kaputt.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n\x1a\nnichts', 'latin1') },
      await photo('gut.jpg', '#3a3'),
    ]);
  await expect(page.getByText('„brief.jpg“: Das ist kein JPEG, PNG, WebP oder AVIF.')).toBeVisible();
  await expect(page.getByText('„winzig.jpg“: Das Bild ist zu klein.')).toBeVisible();
  await expect(page.getByText('„kaputt.png“: Das Bild ist beschädigt')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Alle verwerfen' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('RD-MEDIA-06 a text that somebody has changed meanwhile is told, and what is typed stays', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  const product = await someProduct(page, stack.console);
  await page.goto(`${stack.console}/commerce/products/${product.Id}/pictures`);
  await textOf(page, 1, 'deutsch').fill('Mein Text');
  const soql = `SELECT ElectronicMediaId FROM ProductMedia WHERE ProductId = '${product.Id}'`;
  const [{ ElectronicMediaId } = {}] = await findRecords(page, stack.console, soql);
  const ContentBody = JSON.stringify({ altText: 'Text von anderen' });
  await callPlatform(page, 'PATCH', `/records/${ElectronicMediaId}`, { fields: { ContentBody } });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Inzwischen steht hier Text von anderen.')).toBeVisible();
  await expect(textOf(page, 1, 'deutsch')).toHaveValue('Mein Text');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Bilder gespeichert. Der Shop zeigt sie jetzt.')).toBeVisible();
  await expect(textOf(page, 1, 'deutsch')).toHaveValue('Mein Text');
});

test('RD-MEDIA-07 support sees the pictures of a product and is offered no change', async ({
  page,
  sharedStack: stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  const product = await someProduct(page, stack.console);
  await page.goto(`${stack.console}/commerce/products/${product.Id}/pictures`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Alternativtext englisch');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /hinzufügen|entfernen|nach vorn/ })).toHaveCount(0);
  await expectAccessible(page);
});
