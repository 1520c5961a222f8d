import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request, Route } from '@playwright/test';
import { chanceOf, type Dice } from '#mock/apis/sandbox/rules/dice.ts';

/** Longest time that an answer is held back, in milliseconds. */
const LONGEST_MS = 500;
/** So long nothing is asked for on a page that has come to rest, in milliseconds. */
const REST_MS = 250;
const PATIENCE_MS = 20_000;

/** A page whose answers overtake each other. */
export interface SlowPage {
  /** Holds answers back from now on, each as long as the dice say, or lets them come at once. */
  setSlow(isSlow: boolean): void;
  /** Until nothing has been asked for a while; an Error where that never comes. */
  untilRested(): Promise<void>;
}

/** Holds back what scripts of a page ask for. */
export async function slowDown(page: Page, dice: Dice): Promise<SlowPage> {
  let isSlow = false;
  const underWay = new Set<Request>();
  let lastChange = performance.now();
  const note = (change: () => void) => {
    change();
    lastChange = performance.now();
  };
  page.on('request', (request) => note(() => underWay.add(request)));
  const forget = (request: Request) => note(() => underWay.delete(request));
  page.on('requestfinished', forget).on('requestfailed', forget);
  await page.route(
    () => true,
    async (route: Route) => {
      const asksForData = ['fetch', 'xhr'].includes(route.request().resourceType());
      if (isSlow && asksForData) await wait(chanceOf(dice) * LONGEST_MS);
      // What was given up meanwhile needs no answer.
      await route.continue().catch(() => undefined);
    },
  );
  return {
    setSlow: (slow) => {
      isSlow = slow;
    },
    untilRested: async () => {
      const end = performance.now() + PATIENCE_MS;
      while (underWay.size > 0 || performance.now() - lastChange < REST_MS) {
        if (performance.now() > end)
          throw new Error(`still asks for ${[...underWay].map((one) => one.url()).join(', ')}`);
        await wait(20);
      }
    },
  };
}
