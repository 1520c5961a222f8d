import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type ConsoleAxeRun, runConsoleAxe } from '../../test/hardening/console-axe/run-console-axe.ts';
import { buildIfStale } from '../build/app.ts';
import { House } from '../process/house.ts';
import { temporarySettings } from '../process/temporary-settings.ts';
import { findBrowser } from '../test/browser.ts';
import { endedByHand, writeRun } from './figures.ts';

/** A desk and a tablet; each language and each theme at both. */
const WIDTHS = [1440, 768];
const LOCALES = ['de-DE', 'en-GB'];

/** Looks so many times at every screen of the console with axe: in both languages, both themes and at both widths. */
export async function hardenConsoleAxe(rounds: number): Promise<boolean> {
  await buildIfStale('console');
  const settings = await temporarySettings();
  const house = new House({ settings });
  const signal = endedByHand();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const runs: ConsoleAxeRun[] = [];
  try {
    await house.startOne('mock');
    await house.startOne('console');
    for (let round = 0; round < rounds; round += 1)
      for (const locale of LOCALES)
        for (const width of WIDTHS) {
          const viewport = { width, height: 900 };
          const context = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' });
          const console_ = `http://localhost:${settings.consolePort}`;
          const themes = ['light', 'dark'] as const;
          runs.push(
            await runConsoleAxe(await context.newPage(), { console: console_, locale, themes, signal }),
          );
          console.log(`${locale} at ${width} px:`, runs.at(-1));
          await context.close();
        }
  } finally {
    await browser.close();
    await house.stop();
    rmSync(settings.dataDir, { recursive: true, force: true });
  }
  const checks = runs.reduce((sum, run) => sum + run.checks, 0);
  const violations = runs.flatMap((run) => run.violations);
  await writeRun('console-axe', `npm run harden -- console-axe ${rounds}`, {
    database: 'PGlite',
    checks,
    locales: LOCALES,
    widths: WIDTHS,
    violations: violations.length,
  });
  return violations.length === 0;
}
