import type { Page } from '@playwright/test';
import { type Decision, findAxeFaults } from '../pages/axe.ts';
import { findFocusFault } from '../pages/focus.ts';
import { findLostContent, ZOOMED } from '../pages/zoom.ts';

/** More stops than any page has. */
const MOST_STOPS = 300;

/** How closely a page is looked at. */
export interface Inspection {
  readonly widths: readonly number[];
  /** Whether every stop of the Tab key is looked at, too. */
  readonly isWalked: boolean;
}

/**
 * Everything that is wrong with a page as it is: axe's findings, what 400 % loses, stops that cannot be seen. Looking
 * for what is lost scrolls, and the Tab key closes what is open, so that axe looks first.
 */
export async function inspect(
  page: Page,
  { widths, isWalked }: Inspection,
  used: Set<Decision>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await leaveSkipLink(page);
    const found = await findAxeFaults(page, used);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) found.push(`scrolls sideways by ${overflow} px`);
    faults.push(...found.map((fault) => `${fault} (${width} px)`));
  }
  await leaveSkipLink(page);
  faults.push(...(await findLostContent(page)));
  if (isWalked) faults.push(...(await walk(page)));
  return faults;
}

/** Who has left the last page by the Tab key may be on the first stop of the next, which covers the top of it. */
async function leaveSkipLink(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('.skip-link:focus')?.blur());
}

/** Walks through the zoomed page with the Tab key, to its end. */
async function walk(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOMED);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  });
  const faults: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const fault = await findFocusFault(page);
    if (fault) faults.push(`stop ${stop}: ${fault}`);
    if (await page.evaluate(() => document.activeElement === document.body)) return faults;
  }
  return [...faults, `the Tab key makes more than ${MOST_STOPS} stops`];
}
