import type { Page } from '@playwright/test';
import { payloadsOf } from '../hardening/payloads/payloads.ts';
import { rename, runPayloads, signedIn, someProduct } from '../hardening/payloads/run-payloads.ts';
import { expect, test } from './house.ts';
import { signIn } from './pages/console.ts';

/** The rest is read by `npm run harden -- payloads 300`. */
const READ = 20;
const SHOWN = 5;

test('hostile texts in names, searches and addresses stay texts', async ({ house, page }) => {
  const run = await runPayloads(house, READ);
  expect(run.faults).toEqual([]);
  expect(run.payloads).toBe(READ);

  const hits = await watch(page);
  const staff = await signedIn(house.mock, 'merch@offizin.example');
  const product = await someProduct(house, staff);
  for (const payload of payloadsOf(SHOWN)) {
    await rename(house, staff, product, payload);
    await page.goto(`${house.storefront}/product/detail/${product.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`hit(${payload.number})`);
    await page.goto(`${house.storefront}/search?term=${encodeURIComponent(payload.text)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(hits, 'nothing ran, and nothing tried to').toEqual([]);
  await rename(house, staff, product, { text: product.name });
});

test('hostile texts stay texts in the console', async ({ house, page }) => {
  const hits = await watch(page);
  const staff = await signedIn(house.mock, 'merch@offizin.example');
  const product = await someProduct(house, staff);
  await signIn(page, house.console, 'merch@offizin.example', 'demo');
  for (const payload of payloadsOf(SHOWN)) {
    await rename(house, staff, product, payload);
    await page.goto(`${house.console}/o/Product2/${product.id}`);
    await expect(page.getByText(`hit(${payload.number})`).first()).toBeVisible();
  }
  expect(hits, 'nothing ran, and nothing tried to').toEqual([]);
  await rename(house, staff, product, { text: product.name });
});

/** Notes what hostile texts run, and what the policy of a page keeps from running. */
async function watch(page: Page): Promise<string[]> {
  const hits: string[] = [];
  await page.exposeFunction('hit', (number: number) => void hits.push(String(number)));
  await page.exposeFunction('violated', (what: string) => void hits.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      (window as unknown as { violated(what: string): void }).violated(violatedDirective),
    );
  });
  return hits;
}
