/**
 * Takes every page of the shop at 360, 768, 1280 and 1920 pixels, and the console's at 768 and 1440 in light and dark, from a
 * stack of its own: docs/screens/. `npm run screens -- shop` takes the shop's only, `console list record` the
 * console's, and of those the named ones.
 */
import type { Browser } from '@playwright/test';
import { inTestStack } from './process/test-stack.ts';
import { takeConsole } from './screens/console.ts';
import { takeShop } from './screens/shop.ts';
import { Camera } from './screens/take.ts';
import { launchBrowser } from './test/browser.ts';

/** A machine that does other things meanwhile may need as long for a page. */
const PATIENCE_MS = 180_000;

const [asked, ...only] = process.argv.slice(2);
await inTestStack(['mock', 'storefront', 'console'], async ({ origins }) => {
  await using browser = await launchBrowser();
  if (asked !== 'console') await shop(browser, origins.storefront);
  if (asked !== 'shop') await consoleInBothLooks(browser, origins.console);
});

async function shop(from: Browser, origin: string): Promise<void> {
  const page = await from.newPage({ locale: 'de-DE', reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE_MS);
  const camera = new Camera('shop', [360, 768, 1280, 1920]);
  await takeShop(page, origin, camera);
}

async function consoleInBothLooks(from: Browser, origin: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await from.newContext({ locale: 'de-DE', reducedMotion: 'reduce', colorScheme });
    const camera = new Camera(`console-${colorScheme}`, [768, 1440]);
    await takeConsole(await context.newPage(), origin, camera, only);
    await context.close();
  }
}
