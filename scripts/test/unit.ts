import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tally } from '../check/report.ts';
import { run } from '../process/run.ts';

export interface UnitTestOptions {
  /** Arguments of Vitest's command: files, `-t` … */
  readonly args?: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
}

/** Runs Vitest, over the whole project unless told, and counts its tests. A run that could not even start counts as failed. */
export async function runUnitTests(options: UnitTestOptions = {}): Promise<Tally> {
  const { args = [], environment = process.env } = options;
  const folder = mkdtempSync(join(tmpdir(), 'offizin-vitest-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run('vitest', ['run', ...reporters, ...args], {
    stdio: 'inherit',
    env: environment,
  });
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    const silent = code !== 0 && numFailedTests === 0 ? 1 : 0;
    return { passed: numPassedTests, failed: numFailedTests + silent, skipped: numPendingTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
