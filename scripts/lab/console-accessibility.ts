import {
  type ConsoleAxeRun,
  runConsoleAxe,
} from '#test/lab/console-accessibility/run-console-accessibility.ts';
import { inTestStack } from '../process/test-stack.ts';
import { launchBrowser } from '../test/browser.ts';
import { endedByHand, writeRun } from './figures.ts';

/** A desk and a tablet; each language and each theme at both. */
const WIDTHS = [1440, 768];
const LOCALES = ['de-DE', 'en-GB'];
const THEMES = ['light', 'dark'] as const;

/** Looks so many times at every screen of the console with axe: in both languages, both themes and at both widths. */
export async function consoleAccessibility(rounds: number): Promise<boolean> {
  const signal = endedByHand();
  await using browser = await launchBrowser();
  const runs: ConsoleAxeRun[] = [];
  await inTestStack(['mock', 'console'], async ({ origins }) => {
    for (let round = 0; round < rounds; round += 1)
      for (const locale of LOCALES)
        for (const width of WIDTHS) {
          const viewport = { width, height: 900 };
          const context = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' });
          const options = { console: origins.console, locale, themes: THEMES, signal };
          runs.push(await runConsoleAxe(await context.newPage(), options));
          console.log(`${locale} at ${width} px:`, runs.at(-1));
          await context.close();
        }
  });
  const checks = runs.reduce((sum, run) => sum + run.checks, 0);
  const violations = runs.flatMap((run) => run.violations);
  await writeRun('console-accessibility', `npm run lab -- console-accessibility ${rounds}`, {
    database: 'PGlite',
    checks,
    locales: LOCALES,
    widths: WIDTHS,
    violations: violations.length,
  });
  return violations.length === 0;
}
