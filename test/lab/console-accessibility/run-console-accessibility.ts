import type { Page } from '@playwright/test';
import { findKnownRecords } from '#scripts/screens/console/known-records.ts';
import { SCREENS, type Screen, SIGN_IN } from '#scripts/screens/console/screens.ts';
import { showIn, signIn, type Theme, textsFor, untilStill, visit } from '#scripts/screens/console/visit.ts';
import { violationsOn } from '../../journeys/pages/violations.ts';

export interface ConsoleAxeOptions {
  readonly console: string;
  /** Language of the browser that `page` belongs to. */
  readonly locale: string;
  readonly themes: readonly Theme[];
  readonly screens?: readonly Screen[];
  readonly progress?: (screen: string) => void;
  readonly signal?: AbortSignal;
}

/** How often a screen was looked at by axe, and what it found there. */
export interface ConsoleAxeRun {
  readonly checks: number;
  readonly violations: readonly string[];
}

/** Looks at screens of the console with all rules of axe, WCAG 2.2 AA and good practice, in each theme. */
export async function runConsoleAxe(page: Page, options: ConsoleAxeOptions): Promise<ConsoleAxeRun> {
  const { console: console_, locale, themes, screens = SCREENS, progress, signal } = options;
  const texts = textsFor(locale);
  const violations: string[] = [];
  let checks = 0;
  const look = async (name: string) => {
    for (const theme of themes) {
      await showIn(page, theme, texts);
      violations.push(...(await violationsOn(page)).map((found) => `${name}, ${theme}, ${locale}: ${found}`));
      checks += 1;
    }
    progress?.(name);
  };
  await page.goto(`${console_}/login`);
  await untilStill(page);
  await look(SIGN_IN.name);
  await signIn(page, console_, texts);
  const known = await findKnownRecords(page, console_);
  for (const screen of screens) {
    if (signal?.aborted) break;
    await visit(page, console_, screen, known, texts);
    await look(screen.name);
  }
  return { checks, violations };
}
