import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults } from 'axe-core';

/** What axe finds wrong, and what it cannot decide. */
export type AxeFindings = Pick<AxeResults, 'violations' | 'incomplete'>;

/** axe without comments and long names, half of which each page would read for nothing. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Lets axe judge a page as it is drawn once nothing fades or slides any more: WCAG 2.2 AA, and axe's own good practice. It
 * runs in the page itself, none of which has frames, and nothing that is right is brought out of it.
 */
export async function runAxe(page: Page): Promise<AxeFindings> {
  await page.evaluate(async () => {
    const ends = (animation: Animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
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
