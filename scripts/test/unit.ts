import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Tally } from '../check/report.ts';
import { REPOSITORY } from '../generate/contracts.ts';
import { run } from '../process/run.ts';
import type { TimedFile } from './slowest.ts';

/** What a run of Vitest came to. */
export interface UnitTestRun extends Tally {
  readonly files: readonly TimedFile[];
}

export interface UnitTestOptions {
  /** Arguments of Vitest's command: files, `-t` … */
  readonly args?: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
}

/** Runs Vitest, over the whole project unless told, and counts its tests. A run that could not even start counts as failed. */
export async function runUnitTests(options: UnitTestOptions = {}): Promise<UnitTestRun> {
  const { args = [], environment = process.env } = options;
  const folder = mkdtempSync(join(tmpdir(), 'offizin-vitest-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run('vitest', ['run', ...reporters, ...args], {
    stdio: 'inherit',
    env: environment,
  });
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as VitestReport;
    const silent = code !== 0 && numFailedTests === 0 ? 1 : 0;
    const files = testResults.map(({ name, startTime, endTime }) => ({
      name: relative(REPOSITORY, name),
      seconds: (endTime - startTime) / 1000,
    }));
    return { passed: numPassedTests, failed: numFailedTests + silent, skipped: numPendingTests, files };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, files: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}
