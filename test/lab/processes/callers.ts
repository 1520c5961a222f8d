import { setTimeout as wait } from 'node:timers/promises';
import type { Shopper } from '../crash-recovery/shopper.ts';

/** A request that failed, with the time of it on the clock of the machine, in milliseconds. */
export interface Failure {
  readonly at: number;
  readonly what: string;
}

/** What callers have met. */
export interface Met {
  answered: number;
  readonly failures: Failure[];
}

const PAUSE_MS = 20;

/** Reads pages as guests do, one after the other, until told to end. */
export async function readPages(pages: readonly string[], met: Met, until: AbortSignal): Promise<void> {
  for (let number = 0; !until.aborted; number += 1) {
    const page = pages[number % pages.length] as string;
    try {
      const answer = await fetch(page, { headers: { accept: 'text/html' } });
      const text = await answer.text();
      if (answer.status !== 200 || !text.includes('</html>')) throw new Error(`${answer.status}`);
      met.answered += 1;
    } catch (error) {
      fail(met, `GET ${new URL(page).pathname}`, error);
    }
    await wait(PAUSE_MS);
  }
}

/** Orders again and again until told to end, and asks again with the same key where no answer came. */
export async function order(platform: string, shopper: Shopper, met: Met, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    try {
      await shopper.shopUntil(platform, until);
    } catch (error) {
      fail(met, 'an order', error);
    }
    await wait(PAUSE_MS);
  }
  met.answered += shopper.wishes.filter(({ number }) => number !== undefined).length;
}

function fail(met: Met, what: string, error: unknown): void {
  met.failures.push({ at: Date.now(), what: `${what}: ${error instanceof Error ? error.message : error}` });
}
