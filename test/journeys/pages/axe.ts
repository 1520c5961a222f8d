import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe could not decide by itself, and what a person has decided about it. */
export interface Decision {
  readonly rule: string;
  /** Key of the reason that axe gives, e.g. `bgImage`. */
  readonly reason: string;
  /** The element as axe names it, without what the bundler adds to its classes; a regular expression. */
  readonly element: string;
  readonly why: string;
}

const decisions: readonly Decision[] = JSON.parse(
  readFileSync(new URL('../states/decisions.json', import.meta.url), 'utf8'),
);

/** Class names as written in the style sheets: `_title_1x2y3_12` is `title`. */
const plain = (target: string) => target.replace(/_([A-Za-z]+)_[\w-]{5}_\d+/g, '$1');

/** Violations, and what is undecided, of a page as it is drawn now; decisions that were needed are put into `used`. */
export async function findAxeFaults(page: Page, used: Set<Decision>): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page }).analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${plain(String(target))}`),
  );
  for (const { id, nodes } of incomplete) {
    for (const { target, any, all, none } of nodes) {
      const element = plain(String(target));
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

/** Decisions that no page needs any more. */
export const unusedDecisions = (used: ReadonlySet<Decision>): Decision[] =>
  decisions.filter((one) => !used.has(one));
