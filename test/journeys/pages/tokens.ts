import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './expect.ts';

/** How an access token of the platform begins. */
const ACCESS_TOKEN = /00D\w{12}!/;
/** Where the platform itself answers, whose own pages keep a session of it. Browsers ask the apps at `localhost`. */
const PLATFORM_HOST = '127.0.0.1';

/** No access token of the platform is in what servers have printed. */
export function expectNoTokenPrinted(printed: string): void {
  expect(printed, 'Servers print no access token').not.toMatch(ACCESS_TOKEN);
}

/** No access token of the platform is in what a browser keeps for the apps: cookies and stored texts. */
async function expectNoTokenKept(context: BrowserContext): Promise<void> {
  const { cookies, origins } = await context.storageState();
  const kept = {
    cookies: cookies.filter(({ domain }) => domain !== PLATFORM_HOST),
    origins: origins.filter(({ origin }) => new URL(origin).hostname !== PLATFORM_HOST),
  };
  expect(JSON.stringify(kept), 'Browsers keep no access token').not.toMatch(ACCESS_TOKEN);
}

/** The same of a page: what it shows, what it was sent, and what it keeps for this visit. */
export async function expectNoToken(page: Page): Promise<void> {
  await expectNoTokenKept(page.context());
  const visit = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  for (const text of [visit, await page.content()]) expect(text).not.toMatch(ACCESS_TOKEN);
}
