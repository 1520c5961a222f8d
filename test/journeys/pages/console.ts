import type { Page } from '@playwright/test';
import { expect } from '../stack.ts';

export async function signIn(page: Page, console: string, username: string, password: string): Promise<void> {
  await page.goto(console);
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Objekte' })).toBeVisible();
}

/** Lets the session end once the page waits for no answer, so that the next thing done is the first to notice. */
export async function endSession(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
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
