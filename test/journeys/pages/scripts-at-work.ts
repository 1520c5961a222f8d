import type { Page } from '@playwright/test';

/** Longer than scripts may take to begin; whether they have to is for each journey to say. */
const PATIENCE_MS = 5_000;

/**
 * Has a page of the shop wait, each time it is loaded, until its scripts are at work, as people take longer to find
 * what they press. What they press earlier is for early-acts.spec.ts; there `waitUntil` is "commit".
 */
export function awaitScripts(page: Page): void {
  const goTo = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, options) => {
    const answer = await goTo(address, options);
    if (options?.waitUntil !== 'commit') await scriptsAtWork(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await scriptsAtWork(page);
    return answer;
  };
}

/** Whether a page holds what is pressed for its scripts; the one that begins with it comes by itself. */
export const isHolding = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'earlyActs' in window).catch(() => false);

/** Asked for again and again from here, since a page may not evaluate what it is told to wait for. */
async function scriptsAtWork(page: Page): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end && (await isHolding(page))) await page.waitForTimeout(20);
}
