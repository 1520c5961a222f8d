/** Takes the README's pictures from a stack of its own: docs/images/{home,product,console}.png. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { REPOSITORY } from './generate/contracts.ts';
import { inTestStack } from './process/test-stack.ts';
import { showLazyPictures } from './screens/take.ts';
import { launchBrowser } from './test/browser.ts';

const folder = join(REPOSITORY, 'docs', 'images');
mkdirSync(folder, { recursive: true });
await inTestStack(['mock', 'storefront', 'console'], async ({ origins }) => {
  await using browser = await launchBrowser();
  await takeShopPictures(browser, origins.storefront);
  await takeConsolePicture(browser, origins.console);
});

async function takeShopPictures(browser: Browser, shop: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1100 }, reducedMotion: 'reduce' });
  await page.goto(shop, { waitUntil: 'networkidle' });
  await take(page, 'home');
  await page
    .getByRole('region', { name: 'Meistgekauft' })
    .getByRole('heading', { level: 3 })
    .first()
    .getByRole('link')
    .click();
  await page.getByRole('link', { name: 'Zum Bestellen anmelden' }).waitFor();
  await page.waitForLoadState('networkidle');
  await take(page, 'product');
}

async function takeConsolePicture(browser: Browser, console_: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 1100 },
    locale: 'de-DE',
    reducedMotion: 'reduce',
  });
  await page.goto(console_);
  await page.getByLabel('Benutzername').fill('merch@offizin.example');
  await page.getByLabel('Passwort', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('heading', { level: 1, name: 'Objekte' }).waitFor();
  await page.goto(`${console_}/o/OrderSummary`);
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('region', { name: 'Positionen', exact: true }).getByRole('table').waitFor();
  await page.waitForLoadState('networkidle');
  await take(page, 'console');
}

/** Halved and with a palette, since a README needs no more. */
async function take(page: Page, name: string): Promise<void> {
  await showLazyPictures(page);
  const shot = await page.screenshot();
  await sharp(shot)
    .resize(960)
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(join(folder, `${name}.png`));
  console.log(`Took docs/images/${name}.png`);
}
