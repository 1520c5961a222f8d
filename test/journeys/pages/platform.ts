import type { Page } from '@playwright/test';
import { addressOf } from '#client/send/address.ts';
import { updateClock } from '#generated/sandbox/client.gen.ts';
import { expect } from '../stack.ts';

/** On the platform's page for signing in. */
export async function enterAtPlatform(page: Page, username: string, password = 'demo'): Promise<void> {
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** On the pages of the platform: name, password and consent. */
export async function signInAtPlatform(page: Page, username: string, password = 'demo'): Promise<void> {
  await enterAtPlatform(page, username, password);
  await page.getByRole('button', { name: 'Erlauben' }).click();
}

/** Moves the platform's clock on for everybody, by its sandbox. */
export async function moveOn(sandbox: string, { hours }: { hours: number }): Promise<void> {
  const answer = await fetch(`${sandbox}${addressOf(updateClock, {})}?scope=global`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', origin: sandbox },
    body: JSON.stringify({ advanceSeconds: hours * 60 * 60 }),
  });
  expect(answer.status).toBe(200);
}
