import type { Page } from '@playwright/test';
import { WAITING } from '#scripts/screens/console/visit.ts';
import type { DegradedRun } from './run-shop-pages.ts';
import type { SandboxSession, UpstreamFault } from './sandbox.ts';
import { nameOf } from './upstream-faults.ts';

export interface ScreensOptions {
  /** Addresses of screens, by their names. */
  readonly screens: Readonly<Record<string, string>>;
  readonly upstreamFaults: readonly UpstreamFault[];
  /** Calls that do not fail, since a screen of its own tells of them. */
  readonly spared: readonly string[];
  readonly session: SandboxSession;
  readonly progress?: (screen: string) => void;
  readonly signal?: AbortSignal;
}

/** So long a screen may take until it stands still, with all tries that are left to it. */
const PATIENCE_MS = 20_000;
/** Fewer letters than this tell nobody anything. */
const FEWEST_LETTERS = 20;

/**
 * Opens each screen in a browser once for each way in which all of its calls fail. A screen that tells nothing, is still
 * waiting after a while, or leaves an error uncaught is a fault.
 */
export async function runScreens(page: Page, options: ScreensOptions): Promise<DegradedRun> {
  const { screens, upstreamFaults, spared, session, progress, signal } = options;
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(`leaves uncaught: ${error}`));
  await page.setExtraHTTPHeaders({ ...session.headers });
  const faults: string[] = [];
  let cells = 0;
  for (const [name, address] of Object.entries(screens)) {
    await session.lift();
    await session.asked();
    await open(page, address);
    const asked = (await session.asked()).filter((operationId) => !spared.includes(operationId));
    for (const upstreamFault of asked.length > 0 ? upstreamFaults : []) {
      if (signal?.aborted || !(await session.spoil(upstreamFault, asked))) continue;
      cells += 1;
      const found = [...(await open(page, address)), ...uncaught.splice(0)];
      faults.push(...found.map((fault) => `${name}, ${nameOf(upstreamFault)}: ${fault}`));
    }
    progress?.(name);
  }
  await session.lift();
  return { cells, faults };
}

async function open(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  const isStill = await page
    .waitForFunction(
      ({ fewest, waiting }) => {
        const main = document.querySelector('main')?.textContent?.trim() ?? '';
        return main.length >= fewest && !document.querySelector(waiting);
      },
      { fewest: FEWEST_LETTERS, waiting: WAITING },
      { timeout: PATIENCE_MS },
    )
    .then(
      () => true,
      () => false,
    );
  await page.waitForLoadState('networkidle');
  if (isStill) return [];
  const told = (await page.locator('body').textContent()) ?? '';
  return [`tells after ${PATIENCE_MS / 1000} s only “${told.replace(/\s+/g, ' ').slice(0, 120)}”`];
}
