import type { Page } from '@playwright/test';
import type { Camera } from './take.ts';

/** The rooms of the console that a merchandiser comes to most. */
export async function takeConsole(page: Page, console_: string, camera: Camera): Promise<void> {
  await page.goto(console_);
  await page.getByLabel('Benutzername').waitFor();
  await camera.take(page, 'sign-in');
  await page.getByLabel('Benutzername').fill('merch@offizin.example');
  await page.getByLabel('Passwort', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await camera.take(page, 'home');
  await page.goto(`${console_}/o/Product2`);
  await page.getByRole('grid').getByRole('link').first().waitFor();
  await camera.take(page, 'products');
  await page.goto(`${console_}/o/OrderSummary`);
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('region', { name: 'Positionen', exact: true }).getByRole('table').waitFor();
  await camera.take(page, 'order');
}
