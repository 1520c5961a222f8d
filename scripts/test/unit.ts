import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tally } from '../check/report.ts';
import { run } from '../process/run.ts';

/** Runs Vitest over the whole project and counts its tests. A run that could not even start counts as failed. */
export async function runUnitTests(environment: NodeJS.ProcessEnv = process.env): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'offizin-vitest-'));
  const report = join(folder, 'report.json');
  const { code } = await run(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    {
      stdio: 'inherit',
      env: environment,
    },
  );
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
