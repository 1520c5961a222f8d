import type { Page } from '@playwright/test';
import { startSession } from './pages/console.ts';
import { signIn } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

const WAY = 'Mit dem Assistenten chatten';

/** Asks, and answers what the assistant says. */
async function answerTo(page: Page, question: string) {
  const log = page.getByRole('log', { name: 'Gespräch' });
  const before = await log.getByText('Assistent:').count();
  await page.getByLabel('Ihre Frage').fill(question);
  await page.keyboard.press('Enter');
  await expect(log.getByText('Assistent:')).toHaveCount(before + 1);
  await expect(page.getByLabel('Ihre Frage')).toBeFocused();
  return log.getByRole('paragraph').last().locator('..');
}

test('SF-CONTEXT-06 SF-CONTEXT-07 a merchandiser switches the assistant on, and it answers a guest and a buyer', async ({
  page,
  stack,
}) => {
  const { storefront } = stack;
  await page.goto(`${storefront}/assistant`);
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
  await expect(page.getByRole('link', { name: WAY })).toHaveCount(0);
  await switchOn(page, stack.console);

  await page.goto(storefront);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: WAY })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('link', { name: WAY }).click();
  await page.getByRole('button', { name: 'Wann sind Sie erreichbar?' }).click();
  await expect(page.getByRole('log')).toContainText('Sie erreichen uns unter 0800');
  expect(await (await answerTo(page, 'Wie oft soll ich Ibuprofen einnehmen?')).textContent()).toContain(
    'beraten Sie unsere Apothekerinnen',
  );
  const products = await answerTo(page, 'Haben Sie Nasenspray?');
  await expect(products.getByRole('link').first()).toHaveAttribute('href', /^\/product\/detail\//);
  const guestOrder = await answerTo(page, 'Wo ist meine Bestellung OF-2026-000123?');
  await expect(guestOrder.getByRole('link', { name: 'Bestellung ansehen' })).toHaveAttribute(
    'href',
    '/order?orderNumber=OF-2026-000123',
  );
  await expect(page.getByRole('log').getByText('Assistent:')).toHaveCount(4);
  await page.getByRole('button', { name: 'Fragen' }).click();
  await expect(page.getByLabel('Ihre Frage')).toHaveAccessibleDescription('Bitte schreiben Sie eine Frage.');

  await signIn(page, 'erika@offizin.example', 'demo');
  await page.goto(`${storefront}/assistant`);
  await expect(page.getByText('Ihre Fragen gelten für Erika Sommer.')).toBeVisible();
  const order = await answerTo(page, 'Wie weit ist meine Bestellung?');
  await order.getByRole('link', { name: 'Diese Bestellung ansehen' }).click();
  await expect(page).toHaveURL(/\/account\/orders\/OF-/);
});

/** In the record of the store. */
async function switchOn(page: Page, console: string): Promise<void> {
  await startSession(page, console, 'merch@offizin.example');
  await page.goto(`${console}/o/WebStore`);
  await page.getByRole('link', { name: 'Offizin', exact: true }).first().click();
  await page.getByRole('link', { name: 'Bearbeiten', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Assistent' }).check();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page).toHaveURL(/\/o\/WebStore\/\w{18}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Offizin');
}
