import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newVisitor, type Places, pagesToVisit } from '#test/lab/visitor-isolation/visitors.ts';
import { REPOSITORY } from '../generate/contracts.ts';
import { inTestStack } from '../process/test-stack.ts';
import { findBrowser } from '../test/browser.ts';
import { installLighthouse, LIGHTHOUSE_VERSION } from './lighthouse/install.ts';
import { faultsOf, type Load, measurePage, medianOf, type Scores } from './lighthouse/measure.ts';

const RUNS = 5;

/**
 * Lighthouse's scores, as a phone, of home, category, product and a cart with something in it, from the built server:
 * medians of five runs, or of as many as asked. Writes docs/figures/lighthouse.json, and ends with code 1 where a
 * median is below what is asked.
 */
export async function benchLighthouse(runs = RUNS): Promise<void> {
  const script = await installLighthouse();
  const browser = await findBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'offizin-lighthouse-'));
  try {
    await inTestStack(['mock', 'storefront'], async ({ origins }) => {
      const { storefront: shop } = origins;
      const loads: Record<string, Load[]> = {};
      // Rounds alternate between the pages, so that whatever else the machine does meets all of them.
      const pages = Object.entries(await pagesOf(origins));
      for (let round = 0; round < runs; round += 1)
        for (const [name, { path, cookie }] of pages) {
          const load = await measurePage({ script, browser, url: shop + path, cookie, folder });
          loads[name] = [...(loads[name] ?? []), load];
          console.log(`  ${name}: ${load.scores.performance}`);
        }
      await report(loads, runs);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Guests see home, category and product; the cart is that of a buyer who put something into it. */
async function pagesOf(places: Places): Promise<Record<string, { path: string; cookie: string }>> {
  const { paths, productId } = await pagesToVisit(places.storefront);
  const like = (start: string) => paths.find((path) => path.startsWith(start)) ?? '/';
  const { cookie } = await newVisitor(places, 0, productId);
  return {
    home: { path: '/', cookie: '' },
    category: { path: like('/category/'), cookie: '' },
    product: { path: like('/product/'), cookie: '' },
    cart: { path: '/cart', cookie },
  };
}

async function report(loads: Record<string, Load[]>, runs: number): Promise<void> {
  const medians: Record<string, Scores> = {};
  const faults: string[] = [];
  for (const [name, all] of Object.entries(loads)) {
    const scores = medianOf(all.map((load) => load.scores));
    const failed = [...new Set(all.flatMap((load) => load.failed))];
    medians[name] = scores;
    faults.push(...faultsOf(scores).map((fault) => `${name}: ${fault}`));
    if (failed.length > 0) faults.push(`${name}: failed audits ${failed.join(', ')}`);
  }
  const figures = {
    command: 'npm run bench -- lighthouse',
    date: new Date().toISOString().slice(0, 10),
    lighthouse: LIGHTHOUSE_VERSION,
    conditions: 'mobile, simulated throttling, nothing cached, production server; medians',
    runs,
    medians,
  };
  await mkdir(join(REPOSITORY, 'docs/figures'), { recursive: true });
  await writeFile(join(REPOSITORY, 'docs/figures/lighthouse.json'), `${JSON.stringify(figures, null, 2)}\n`);
  console.table(medians);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
