import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** What axe finds wrong, and what it cannot decide. */
export type AxeFindings = Pick<AxeResults, 'violations' | 'incomplete'>;

/**
 * Lets axe judge a page as it is drawn now: WCAG 2.2 AA, and axe's own good practice. It runs in the page itself, none of
 * which has frames, and nothing that is right is brought out of it.
 */
export async function runAxe(page: Page): Promise<AxeFindings> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    const { violations, incomplete } = await inPage.run(document, {
      resultTypes: ['violations', 'incomplete'],
    });
    return { violations, incomplete };
  });
}

/** What axe finds wrong with a page, a line for each rule with the elements that break it. */
export async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await runAxe(page);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}
