import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tally } from '../check/report.ts';
import { run } from '../process/run.ts';
import { findBrowser } from './browser.ts';

/** Characters of a page that are printed; enough for its headings, messages and form. */
const LONGEST_PAGE = 6_000;

/** Runs the browser journeys and counts them; what the mock found wrong in its own answers lands in `violations`. */
export async function runJourneys(environment: NodeJS.ProcessEnv): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'offizin-journeys-'));
  const report = join(folder, 'report.json');
  try {
    const { code } = await run('playwright', ['test', '--reporter=line,json'], {
      stdio: 'inherit',
      env: { ...environment, CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
    if (stats.unexpected + stats.flaky > 0) showPages();
    const silent = code !== 0 && stats.unexpected === 0 && stats.flaky === 0 ? Math.max(1, errors.length) : 0;
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + silent,
      skipped: stats.skipped,
    };
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints what each failed journey had in front of it, because the machine that ran it may be gone tomorrow. */
function showPages(): void {
  for (const file of globSync('test-results/**/error-context.md')) {
    console.log(`\n${file}\n${readFileSync(file, 'utf8').slice(0, LONGEST_PAGE)}`);
  }
}
