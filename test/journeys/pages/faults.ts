import type { Page } from '@playwright/test';
import { expect } from '../stack.ts';

/** What is wrong with pages: one that is not answered, has no heading or shows an error, and what its scripts throw. */
export async function faultsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()} threw ${error.message}`));
  for (const address of addresses) {
    const answer = await page.goto(address);
    if (answer?.status() !== 200) faults.push(`${address} was answered with ${answer?.status()}`);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const alert of await page.locator('[role="alert"]:not(.MuiAlert-colorInfo)').allTextContents())
      if (alert.trim()) faults.push(`${address} shows ${alert}`);
  }
  return faults;
}
