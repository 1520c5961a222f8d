import type { Page } from '@playwright/test';
import { expect } from '../stack.ts';

/** Signs somebody in without the form, which takes a page less: whatever is opened next is opened as them. */
export async function startSession(page: Page, console: string, username: string): Promise<void> {
  const answer = await page.request.post(`${console}/services/auth/sessions`, {
    data: { username, password: 'demo' },
    headers: { origin: console },
  });
  expect(answer.status()).toBe(201);
}

/** Signs somebody in by the form, which leads to the directory of objects. */
export async function signIn(page: Page, console: string, username: string, password: string): Promise<void> {
  await page.goto(console);
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Objekte' })).toBeVisible();
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
    const session = new URL('/services/auth/sessions/current', page.url());
    const answer = await page.request.delete(session.href, { headers: { origin: session.origin } });
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

/** Follows the first link with this text in a related list. */
export async function openRelated(page: Page, list: string, text: string): Promise<void> {
  const region = page.getByRole('region', { name: list, exact: true });
  await region.scrollIntoViewIfNeeded();
  await region.getByRole('link', { name: text, exact: true }).first().click();
}
