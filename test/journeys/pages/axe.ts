import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OPENED } from './opened.ts';
import { runAxe } from './violations.ts';
import { withWrittenClasses } from './written-classes.ts';

/** What axe could not decide by itself, and what a person has decided about it. */
export interface Decision {
  readonly rule: string;
  /** Key of the reason that axe gives, e.g. `bgImage`. */
  readonly reason: string;
  /** The element as axe names it, with classes as written in the style sheets; a regular expression. */
  readonly element: string;
  readonly why: string;
}

const decisions: readonly Decision[] = JSON.parse(
  readFileSync(new URL('../states/decisions.json', import.meta.url), 'utf8'),
);

/**
 * Violations, and what is undecided, of a page as it is drawn now; decisions that were needed are put into `used`. What
 * is covered by something open is left to the page without it.
 */
export async function findAxeFaults(page: Page, used: Set<Decision>): Promise<string[]> {
  await raiseOpened(page);
  const { violations, incomplete } = await runAxe(page);
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${withWrittenClasses(String(target))}`),
  );
  for (const { id, nodes } of incomplete) {
    for (const { target, any, all, none } of nodes) {
      if (await isCovered(page, String(target))) continue;
      const element = withWrittenClasses(String(target));
      const reason = String([...any, ...all, ...none][0]?.data?.messageKey ?? '');
      const decision = decisions.find(
        (one) => one.rule === id && one.reason === reason && new RegExp(one.element).test(element),
      );
      if (decision) used.add(decision);
      else faults.push(`undecided ${id} (${reason}): ${element}`);
    }
  }
  return faults;
}

/** axe takes what has the higher z-index for what lies above; it does not know the top layer of browsers. */
async function raiseOpened(page: Page): Promise<void> {
  await page.evaluate((opened) => {
    for (const one of document.querySelectorAll<HTMLElement>(opened)) one.style.zIndex = '2147483647';
  }, OPENED);
}

/** Whether an element is outside of what is open. */
function isCovered(page: Page, target: string): Promise<boolean> {
  return page.evaluate(
    ([selector, opened]) =>
      document.querySelector(opened) !== null && !document.querySelector(selector)?.closest(opened),
    [target, OPENED] as const,
  );
}

/** Decisions that no page needs any more. */
export const unusedDecisions = (used: ReadonlySet<Decision>): Decision[] =>
  decisions.filter((one) => !used.has(one));
