/**
 * Loads home, category, product and cart as a phone on a slow line does, five times each against the production server,
 * and writes the medians of what Chromium itself measured to docs/figures/page-vitals.json.
 */
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, devices } from '@playwright/test';
import { buildIfStale } from './build/app.ts';
import { REPOSITORY } from './generate/contracts.ts';
import { House } from './process/house.ts';
import { temporarySettings } from './process/temporary-settings.ts';
import { findBrowser } from './test/browser.ts';
import { measureLoad, medianOf, type Vitals } from './vitals/measure-load.ts';

const RUNS = 5;

await buildIfStale('storefront');
const settings = await temporarySettings();
const house = new House({ settings });
const shop = `http://localhost:${settings.storefrontPort}`;
const medians: Record<string, Vitals> = {};
let browser: Browser | undefined;
try {
  await house.startOne('mock');
  await house.startOne('storefront');
  browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const home = await (await fetch(shop)).text();
  const linkLike = (pattern: RegExp) => pattern.exec(home)?.[0] ?? '/';
  const pages = {
    home: '/',
    category: linkLike(/\/category\/[^"?]+/),
    product: linkLike(/\/product\/detail\/\w+/),
    cart: '/cart',
  };
  for (const [name, path] of Object.entries(pages)) {
    const runs: Vitals[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      // A browser that has never been here, each time.
      const context = await browser.newContext({ ...devices['Moto G4'], locale: 'de-DE' });
      runs.push(await measureLoad(await context.newPage(), shop + path));
      await context.close();
    }
    medians[name] = medianOf(runs);
  }
} finally {
  await browser?.close();
  await house.stop();
  rmSync(settings.dataDir, { recursive: true, force: true });
}
console.table(medians);
const figures = {
  command: 'node scripts/page-vitals.ts',
  date: new Date().toISOString().slice(0, 10),
  runs: RUNS,
  conditions: 'Moto G4, processor slowed 4 times, 150 ms and 1.6 Mbit/s, nothing cached; medians',
  medians,
};
await writeFile(
  join(REPOSITORY, 'docs', 'figures', 'page-vitals.json'),
  `${JSON.stringify(figures, null, 2)}\n`,
);
