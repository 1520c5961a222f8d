import type { Page } from '@playwright/test';
import { diceFrom } from '#mock/sandbox/rules/dice.ts';
import { hastyApps } from './apps.ts';
import { hurry } from './hurry.ts';
import { differencesOf, type Look, look } from './look.ts';
import { hastyPlants } from './plants.ts';
import { type SlowPage, slowDown } from './slow-answers.ts';

export interface HastyOptions {
  readonly app: keyof typeof hastyApps;
  /** Where the app answers. */
  readonly origin: string;
  /** How often somebody hurries on and the page is looked at afterwards. */
  readonly hurries: number;
  readonly seed: number;
  /** A bug that the pages are to have, which hurries must find. */
  readonly plant?: string;
  readonly progress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

export interface HastyRun {
  readonly hurries: number;
  readonly steps: number;
  readonly faults: readonly string[];
}

/** So many hurries begin where the last one ended. */
const RUN = 6;
/** Between two looks at a page that may still be drawing, in milliseconds, and how often at most. */
const REST_MS = 300;
const MOST_LOOKS = 20;

/**
 * Somebody in a hurry: several steps at once, while answers overtake each other. What the page shows once it has come to
 * rest has to be what it shows when its address is loaded anew.
 */
export async function runHasty(page: Page, options: HastyOptions): Promise<HastyRun> {
  const { app, origin, hurries, seed, plant = '', progress, signal } = options;
  const { habits, open } = hastyApps[app];
  const begins = await open(page, origin);
  await hastyPlants[plant]?.(page);
  const dice = diceFrom(seed);
  const slow = await slowDown(page, diceFrom(seed + 1));
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()} leaves uncaught: ${error.stack}`));
  let [done, steps] = [0, 0];
  for (; done < hurries && !signal?.aborted; done += 1) {
    if (done % RUN === 0) await page.goto(begins[(done / RUN) % begins.length] as string);
    await slow.untilRested();
    const from = page.url();
    slow.setSlow(true);
    const taken = await hurry(page, dice, habits);
    steps += taken.length;
    const found = await rest(page, slow).catch(({ message }: Error) => [message]);
    const way = `${from}: ${taken.join(', then ')}, at ${page.url()}`;
    if (found.length > 0) faults.push(`${way}: ${found.join('; ')}`);
    progress?.(done + 1);
  }
  return { hurries: done, steps, faults };
}

async function rest(page: Page, slow: SlowPage): Promise<string[]> {
  const shown = await lookAtRest(page, slow);
  slow.setSlow(false);
  await page.goto(page.url());
  const differences = differencesOf(shown, await lookAtRest(page, slow));
  return differences.length === 0 ? [] : [...differences, `it said “${shown.says}”`];
}

/** A page may still be drawing what it has been answered: it rests when it looks the same twice. */
async function lookAtRest(page: Page, slow: SlowPage): Promise<Look> {
  await slow.untilRested();
  for (let before = await look(page), tries = 0; ; tries += 1) {
    await page.waitForTimeout(REST_MS);
    const now = await look(page);
    if (tries === MOST_LOOKS || (!now.isWaiting && differencesOf(before, now).length === 0)) return now;
    before = now;
  }
}
