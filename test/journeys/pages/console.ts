import type { Page } from '@playwright/test';
import { SIGN_IN_PATHS } from '#console/app/data/sign-in-paths.ts';
import { appCookie, browserCookies } from '../../sign-in.ts';
import { expect } from '../stack.ts';
import type { Hand } from './hands.ts';
import { enterAtPlatform } from './platform.ts';

/** Signs somebody in without a page, which takes less: whatever is opened next is opened as them. */
export async function startSession(page: Page, console: string, username: string): Promise<void> {
  await page.context().addCookies(browserCookies(await appCookie(console, { username }), console));
}

/** Signs somebody in on the platform's page, which leads to the directory of objects. */
export async function signIn(page: Page, console: string, username: string, password: string): Promise<void> {
  await page.goto(console);
  await page.getByRole('link', { name: /^Bei .* anmelden$/ }).click();
  await enterAtPlatform(page, username, password);
  await expect(page.getByRole('heading', { level: 1, name: 'Objekte' })).toBeVisible();
}

/** Signs in again over the page at work, in the tab that is opened for it, where the name stands already. */
export async function signInAgain(hand: Hand): Promise<void> {
  const { page } = hand;
  const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' });
  const opened = page.waitForEvent('popup');
  await hand.press(dialog.getByRole('link', { name: 'In einem neuen Tab anmelden' }));
  const tab = await opened;
  await expect(tab.getByLabel('Passwort')).toBeFocused();
  await tab.keyboard.type('demo');
  await tab.keyboard.press('Enter');
  if (!tab.isClosed()) await tab.waitForEvent('close');
  await expect(dialog).toHaveCount(0);
}

/**
 * Ends the session at the moment at which the page next writes a record, so that the write is what is refused first,
 * whatever the page still reads. Called before a page is opened: one that is open may not yet hand over its requests
 * when this returns.
 */
export async function endSessionAtNextWrite(page: Page): Promise<void> {
  const records = /\/ui-api\/records(?:\/\w+)?(?:\?|$)/;
  let hasEnded = false;
  await page.route(records, async (route) => {
    if (hasEnded || route.request().method() === 'GET') return route.fallback();
    hasEnded = true;
    const { href, origin } = new URL(SIGN_IN_PATHS.end, page.url());
    const answer = await page.request.post(href, { headers: { origin } });
    expect(answer.status()).toBe(204);
    await route.continue();
  });
}

/** Finds a record by a name or number in its object's list and opens it. */
export async function openFromList(
  page: Page,
  console: string,
  objectApiName: string,
  term: string,
): Promise<void> {
  await page.goto(`${console}/o/${objectApiName}`);
  await page.getByRole('searchbox', { name: 'In dieser Liste suchen' }).fill(term);
  await page.getByRole('link', { name: term }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: term })).toBeVisible();
}

/** Opens a part of a record's page by its tab. */
export async function openTab(
  page: Page,
  name: 'Details' | 'Zugehörige Datensätze' | 'Verlauf',
): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Follows the first link with this text in a related list. */
export async function openRelated(page: Page, list: string, text: string): Promise<void> {
  const region = page.getByRole('tabpanel').getByRole('region', { name: list, exact: true });
  // The page before may still be there, with a tab of the same name.
  await expect(async () => {
    await openTab(page, 'Zugehörige Datensätze');
    await expect(region).toBeVisible();
  }).toPass();
  await region.scrollIntoViewIfNeeded();
  await region.getByRole('link', { name: text, exact: true }).first().click();
}
