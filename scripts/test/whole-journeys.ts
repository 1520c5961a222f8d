import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RecordedUsage } from '#test/journeys/pages/usage.ts';
import { add, type Tally } from '../check/report.ts';
import { pageDifferences, recordedForeignCalls } from '../usage/measured.ts';
import { KEPT_USAGE, readRecordedUsage } from '../usage/recorded.ts';
import { runJourneys } from './journeys.ts';
import type { TestRun, TestRunOptions } from './test-run.ts';

/**
 * Runs all browser journeys. When all have passed, keeps what the apps called in them, and counts as one failure each a
 * page of usage that says something else, and calls that nothing documents.
 */
export async function runWholeJourneys(options: TestRunOptions = {}): Promise<TestRun> {
  const { environment = process.env } = options;
  const folder = mkdtempSync(join(tmpdir(), 'offizin-usage-'));
  const recorded = join(folder, 'usage.jsonl');
  try {
    const recording = { ...environment, JOURNEYS_USAGE_FILE: recorded };
    const run = await runJourneys({ ...options, environment: recording });
    if (run.failed > 0) return run;
    mkdirSync(dirname(KEPT_USAGE), { recursive: true });
    copyFileSync(recorded, KEPT_USAGE);
    const usage = readRecordedUsage(KEPT_USAGE);
    return { ...add(run, compareUsage(usage), judgeCalls(usage)), files: run.files };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compareUsage(usage: readonly RecordedUsage[]): Tally {
  const title = '✗ docs/usage.md names other callers of operations than the journeys: run `npm run usage`';
  return tallyOf(title, pageDifferences(usage));
}

function judgeCalls(usage: readonly RecordedUsage[]): Tally {
  return tallyOf('✗ Apps call what no other platform has', recordedForeignCalls(usage));
}

function tallyOf(title: string, faults: readonly string[]): Tally {
  if (faults.length === 0) return { passed: 1, failed: 0, skipped: 0, failures: [] };
  return { passed: 0, failed: 1, skipped: 0, failures: [[title, ...faults].join('\n    ')] };
}
