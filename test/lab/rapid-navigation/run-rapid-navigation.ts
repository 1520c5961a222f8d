import type { Page } from '@playwright/test';
import { diceFrom } from '#mock/apis/sandbox/rules/dice.ts';
import { rapidApps } from './apps.ts';
import { differencesOf, look } from './look.ts';
import { rapidNavigationMutants } from './mutants.ts';
import { visit } from './rapid-visit.ts';
import { openSecondWindow, type SecondWindow } from './second-window.ts';
import { type SlowPage, slowDown } from './slow-answers.ts';

export interface RapidOptions {
  readonly app: keyof typeof rapidApps;
  /** Where the app answers. */
  readonly origin: string;
  /** How often several steps are taken at once and the page is looked at afterwards. */
  readonly visits: number;
  readonly seed: number;
  /** A mutant of the pages, which the visits must find. */
  readonly mutant?: string;
  readonly progress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

export interface RapidRun {
  readonly visits: number;
  readonly steps: number;
  readonly faults: readonly string[];
}

/** So many visits begin where the last one ended. */
const RUN = 6;
/** Two pages that differ may still be drawing: so often they are looked at, and so many milliseconds apart. */
const MOST_LOOKS = 12;
const BETWEEN_LOOKS_MS = 250;
/** On a busy machine something may only be sent after a page seemed to rest, so it is loaded anew so often. */
const MOST_LOADS = 3;

/**
 * Takes several steps at once, while answers overtake each other. What the page shows once it has come to
 * rest has to be what its address shows in a second window, where it is loaded anew.
 */
export async function runRapidNavigation(page: Page, options: RapidOptions): Promise<RapidRun> {
  const { app, origin, visits, seed, mutant = '', progress, signal } = options;
  const { habits, open } = rapidApps[app];
  const begins = await open(page, origin);
  await rapidNavigationMutants[mutant]?.(page);
  const dice = diceFrom(seed);
  const slow = await slowDown(page, diceFrom(seed + 1));
  const second = await openSecondWindow(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()} leaves uncaught: ${error.stack}`));
  let [done, steps] = [0, 0];
  for (; done < visits && !signal?.aborted; done += 1) {
    if (done % RUN === 0) await page.goto(begins[(done / RUN) % begins.length] as string);
    await slow.untilRested();
    const from = page.url();
    slow.setSlow(true);
    const taken = await visit(page, dice, habits);
    steps += taken.length;
    const found = await faultsAtRest(page, slow, second).catch(({ message }: Error) => [message]);
    const way = `${from}: ${taken.join(', then ')}, at ${page.url()}`;
    if (found.length > 0) {
      faults.push(`${way}: ${found.join('; ')}`);
      await page.reload();
    }
    progress?.(done + 1);
  }
  await second.close();
  return { visits: done, steps, faults };
}

async function faultsAtRest(page: Page, slow: SlowPage, second: SecondWindow): Promise<string[]> {
  let faults: string[] = [];
  for (let looks = 0; looks < MOST_LOADS * MOST_LOOKS; looks += 1) {
    if (looks % MOST_LOOKS === 0) {
      await slow.untilRested();
      slow.setSlow(false);
      await second.follow();
    } else await page.waitForTimeout(BETWEEN_LOOKS_MS);
    faults = await faultsNow(page, second.page);
    if (faults.length === 0) return [];
  }
  return faults;
}

async function faultsNow(page: Page, second: Page): Promise<string[]> {
  const [shown, loaded] = await Promise.all([look(page), look(second)]);
  const faults = [
    ...(shown.isWaiting ? ['something is still to come'] : []),
    ...(loaded.isWaiting ? ['something is still to come where it is loaded anew'] : []),
    ...differencesOf(shown, loaded),
  ];
  return faults.length === 0 ? [] : [...faults, `it said “${shown.says}”`];
}
