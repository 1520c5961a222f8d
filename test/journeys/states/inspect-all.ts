import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Origins } from '../../stack/open-stack.ts';
import type { Decision } from '../pages/axe.ts';
import { openSandbox } from '../pages/sandbox.ts';
import { type Inspection, inspect } from './inspect.ts';
import type { PageState } from './table.ts';

/** Where and how states of pages are looked at. */
export interface Round extends Inspection {
  readonly page: Page;
  readonly stack: Pick<Origins, 'storefront' | 'sandbox'>;
  readonly states: readonly PageState[];
  /** `/en`, or nothing. */
  readonly prefix: string;
  /** Decisions about what axe leaves open that were needed. */
  readonly used: Set<Decision>;
  readonly progress?: (state: PageState, faults: readonly string[]) => void;
}

/** Goes through states of pages, and answers what is wrong, each with its page. */
export async function inspectAll({
  page,
  stack,
  states,
  prefix,
  used,
  progress,
  ...how
}: Round): Promise<string[]> {
  const faults: string[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const one of states) {
    await page.setViewportSize({ width: 1280, height: 900 });
    const sandbox = openSandbox(stack);
    const found = await one
      .open({ page, shop: stack.storefront + prefix, sandbox })
      .then(() => inspect(page, how, used))
      .catch((cause: Error) => [`could not be opened: ${cause.message}`]);
    await sandbox.lift();
    if (one.state === 'error') await untilAsked(stack.storefront);
    progress?.(one, found);
    faults.push(...found.map((fault) => `${one.route}, ${one.state}, ${one.shows}: ${fault}`));
  }
  return faults;
}

/** A pause of the circuit is half a minute at most. */
const MOST_TRIES = 60;

/** Waits until a shop that has left its platform alone asks it again. */
async function untilAsked(shop: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES && (await fetch(shop)).status === 503; tries += 1)
    await setTimeout(1_000);
}
