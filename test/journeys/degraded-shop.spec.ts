import type { Page, Response } from '@playwright/test';
import { runShopPages } from '../lab/degraded-upstream/run-shop-pages.ts';
import type { Origins } from '../stack/open-stack.ts';
import { loggedRequests, openSandbox } from './pages/sandbox.ts';
import { expect, test } from './stack.ts';

/** Puts a scenario of the sandbox on for the pages of one test, and opens the shop as it is now for everybody. */
async function putOn(page: Page, stack: Origins, scenario: string): Promise<Response | null> {
  await openSandbox(stack).start(scenario);
  await page.goto(stack.storefront);
  return page.reload();
}

test('an unknown page offers the search', async ({ page, sharedStack: stack }) => {
  const answer = await page.goto(`${stack.storefront}/nirgends`);
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Produkte suchen' }).fill('ibuprofen');
  await main.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ibuprofen');
});

test('the maintenance page says when to come back', async ({ page, stack }) => {
  const answer = await putOn(page, stack, 'maintenance');
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '120']);
  await expect(page.getByRole('heading', { name: 'Wir sind gleich wieder für Sie da' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Neu laden' })).toBeVisible();
});

test('a platform that is away is left alone, and the shop is back once it answers', async ({
  page,
  stack,
}) => {
  const sandbox = openSandbox(stack);
  await sandbox.start('platform-unreachable');
  const away = page.getByRole('heading', { name: 'Der Shop ist gerade nicht erreichbar' });
  await page.goto(stack.storefront);
  await expect(away).toBeVisible();
  /** The number of the latest call. */
  const asked = async () => (await loggedRequests(stack.sandbox))[0]?.number;
  await expect(async () => {
    const before = await asked();
    await page.getByRole('link', { name: 'Neu laden' }).click();
    await expect(away).toBeVisible();
    expect(before).toBeGreaterThan(0);
    expect(await asked(), 'the latest call while the platform is left alone').toBe(before);
  }).toPass();
  await sandbox.lift();
  await expect(async () => {
    const answer = await page.goto(stack.storefront);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['server-timing']).toMatch(/^platform;desc="\d+ calls";dur=\d+$/);
  }).toPass();
});

test('a failing platform shows an error page with a way on', async ({ page, sharedStack: stack }) => {
  const answer = await putOn(page, stack, 'platform-broken');
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole('heading', { name: 'Da ist bei uns etwas schiefgegangen' })).toBeVisible();
});

test('the offline notice appears while the connection is lost', async ({ page, sharedStack: stack }) => {
  await page.goto(stack.storefront, { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await expect(page.getByText('Keine Verbindung zum Internet.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Keine Verbindung zum Internet.')).toBeHidden();
});

test('the assistant link appears only where an assistant is deployed and enabled', async ({
  page,
  sharedStack: stack,
}) => {
  const way = page.getByRole('link', { name: 'Mit dem Assistenten chatten' });
  await page.goto(stack.storefront);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(way).toHaveCount(0);
  await putOn(page, stack, 'assistant-deployed');
  await expect(way).toHaveCount(0);
  await putOn(page, stack, 'assistant-enabled');
  await expect(way).toHaveAttribute('href', /^https:\/\/assistant\.offizin\.example\//);
});

test.describe('with a session of the sandbox', () => {
  test.use({ platform: 'demo' });

  test('each failing call of three pages leaves a page with a message', async ({ sharedStack: stack }) => {
    const { cells, faults } = await runShopPages({
      ...stack,
      cookie: '',
      pages: ['/', '/search?q=creme', '/quick-order'],
      upstreamFaults: [{ kind: 'status', status: 500 }, { kind: 'reset' }, { kind: 'html200' }],
    });
    expect(faults).toEqual([]);
    expect(cells).toBeGreaterThan(20);
  });
});
