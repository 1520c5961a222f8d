import type { Page } from '@playwright/test';
import { chanceOf, type Dice } from '#mock/apis/sandbox/rules/dice.ts';

/** What is pressed in an app during a rapid visit, and what not. */
export interface Habits {
  /** What leads on. */
  readonly links: string;
  /** What does something. */
  readonly buttons: string;
  /** What is left alone, by its text or address: what ends the visit, or leads out of the app. */
  readonly shunned: RegExp;
}

/** Most steps that are taken before the page may come to rest. */
const MOST_STEPS = 4;
/** Longest time between two of them, in milliseconds. */
const LONGEST_WAIT_MS = 250;
/** So often somebody goes back instead of on, */
const BACK = 0.15;
/** and does something first where there is something to do. */
const DO = 0.4;

/** Takes some steps one after the other without waiting for any; answers what they were. */
export async function visit(page: Page, dice: Dice, habits: Habits): Promise<string[]> {
  const steps: string[] = [];
  const count = 2 + Math.floor(chanceOf(dice) * (MOST_STEPS - 1));
  for (let step = 0; step < count; step += 1) {
    const [goesBack, does, roll] = [chanceOf(dice) < BACK, chanceOf(dice) < DO, chanceOf(dice)];
    const take = () => (goesBack && step > 0 ? goBack(page) : pressSomething(page, does, roll, habits));
    steps.push(await takeStep(take));
    await page.waitForTimeout(chanceOf(dice) * LONGEST_WAIT_MS);
  }
  return steps;
}

async function takeStep(take: () => Promise<string>): Promise<string> {
  return take().catch((cause: unknown) => {
    // A page that is being replaced as a whole has nothing to press for a moment.
    if (/context was destroyed|navigation/i.test(String(cause))) return 'nothing, since a page was loaded';
    throw cause;
  });
}

/** Back within the document; a step out of it is a page that is loaded, of which there is nothing to see here. */
async function goBack(page: Page): Promise<string> {
  const went = await page.evaluate(() => {
    const { currentEntry } = navigation;
    const before = navigation.entries()[(currentEntry?.index ?? 0) - 1];
    if (before?.sameDocument) history.back();
    return before?.sameDocument ?? false;
  });
  return went ? 'back' : 'nothing, since there was no way back';
}

function pressSomething(page: Page, does: boolean, roll: number, habits: Habits): Promise<string> {
  const { links, buttons, shunned } = habits;
  return page.evaluate(
    ({ rolled, selectors, pattern, flags }) => {
      const isShunned = new RegExp(pattern, flags);
      const nameOf = (one: Element) =>
        `${one.getAttribute('aria-label') ?? one.textContent?.trim().replace(/\s+/g, ' ').slice(0, 60)} ${one.getAttribute('href') ?? ''}`.trim();
      const canBePressed = (one: HTMLElement) =>
        one.checkVisibility() && !one.matches(':disabled') && !isShunned.test(nameOf(one));
      const found = selectors
        .map((selector) => [...document.querySelectorAll<HTMLElement>(selector)].filter(canBePressed))
        .find(({ length }) => length > 0);
      const one = found?.[Math.floor(rolled * found.length)];
      if (!one) return 'nothing, since there was nothing';
      const name = nameOf(one);
      one.click();
      return name;
    },
    {
      rolled: roll,
      selectors: does ? [buttons, links] : [links],
      pattern: shunned.source,
      flags: shunned.flags,
    },
  );
}
