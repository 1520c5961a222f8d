import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';
import { run } from '../process/run.ts';
import type { TestRun, TestRunOptions } from './test-run.ts';

const NOT_RUN = 'the unit tests ended with an error outside of any test: see above';

/** Runs Vitest, over the whole project unless told, and counts its tests. A run that could not even start counts as failed. */
export async function runUnitTests(options: TestRunOptions = {}): Promise<TestRun> {
  const { args = [], environment = process.env } = options;
  const folder = mkdtempSync(join(tmpdir(), 'offizin-vitest-'));
  const report = join(folder, 'report.json');
  // A log keeps what failed; nine thousand dots would bury it.
  const shown = process.stdout.isTTY ? 'dot' : 'minimal';
  const reporters = [`--reporter=${shown}`, '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run('vitest', ['run', ...reporters, ...args], {
    stdio: 'inherit',
    env: environment,
  });
  try {
    return runOf(JSON.parse(readFileSync(report, 'utf8')), code);
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [`✗ ${NOT_RUN}`], files: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads Vitest's report; a run that ended badly though no test failed counts as one failure. */
export function runOf(report: VitestReport, code: number): TestRun {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report;
  const failures = testResults.flatMap(failuresOf);
  if (code !== 0 && failures.length === 0) failures.push(`✗ ${NOT_RUN}`);
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, failures.length),
    skipped: numPendingTests,
    failures,
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: relative(REPOSITORY, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

function failuresOf({ name, status, message, assertionResults }: VitestReport['testResults'][number]) {
  const file = relative(REPOSITORY, name);
  const failed = assertionResults.filter((one) => one.status === 'failed');
  // A hook or an import that fails leaves a file in which no test failed.
  if (status === 'failed' && failed.length === 0) return [`✗ ${file}\n    ${firstLine(message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `✗ ${file} ${fullName}\n    ${firstLine(failureMessages[0])}`,
  );
}

const firstLine = (message = '') => message.split('\n', 1)[0] ?? '';

/** What is read of the report that Vitest writes as JSON. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}
