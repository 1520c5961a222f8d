import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tally } from '../check/report.ts';
import { run } from '../process/run.ts';
import { findBrowser } from './browser.ts';

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
