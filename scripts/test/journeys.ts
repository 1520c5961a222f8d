import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTestResult } from '@playwright/test/reporter';
import { REPOSITORY } from '../generate/contracts.ts';
import { run } from '../process/run.ts';
import { browserOfJourneys, findBrowser } from './browser.ts';
import type { TimedFile } from './slowest.ts';
import type { TestRun, TestRunOptions } from './test-run.ts';

/** Runs browser journeys, all unless told, and counts them. A run that could not even start counts as failed. */
export async function runJourneys(options: TestRunOptions = {}): Promise<TestRun> {
  // Journeys have data folders of their own; only the tests of the store choose PostgreSQL.
  const { args = [], environment: { DATABASE_URL: _, ...environment } = process.env } = options;
  const folder = mkdtempSync(join(tmpdir(), 'offizin-journeys-'));
  const report = join(folder, 'report.json');
  try {
    const whole = await findBrowser();
    const browsers = { CHROMIUM_PATH: whole, HEADLESS_PATH: browserOfJourneys(whole) };
    const { code } = await run('playwright', ['test', '--reporter=line,json', ...args], {
      stdio: 'inherit',
      env: { ...environment, ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    return runOf(JSON.parse(readFileSync(report, 'utf8')), code);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: [`✗ The journeys could not be run: ${message}`],
      files: [],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runOf({ stats, errors, suites }: JSONReport, code: number): TestRun {
  const failed = stats.unexpected + stats.flaky;
  const silent = code !== 0 && failed === 0 ? Math.max(1, errors.length) : 0;
  return {
    passed: stats.expected,
    failed: failed + silent,
    skipped: stats.skipped,
    files: suites.flatMap(timesOf),
    failures: [
      ...suites.flatMap(failuresOf),
      ...errors.map(({ message = '' }) => `✗ The journeys could not be run: ${message}`),
    ],
  };
}

function timesOf({ file, specs, suites = [] }: JSONReportSuite): TimedFile[] {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ name: `test/journeys/${file}`, seconds: duration / 1000 })),
    ),
  );
  return [...own, ...suites.flatMap(timesOf)];
}

/** Each journey that failed: what ended it, and the folder that holds its trace, its page and its servers' logs. */
function failuresOf({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const results = tests.flatMap(({ results }) => results);
      const path = results.flatMap(({ attachments }) => attachments).find(({ path }) => path)?.path;
      const where = path === undefined ? 'left nothing' : `see ${relative(REPOSITORY, dirname(path))}/`;
      const told = [...results.flatMap(reasonsOf), where].map((text) => `\n    ${text}`);
      return `✗ test/journeys/${file}:${line} ${title}${told.join('')}`;
    });
  return [...own, ...suites.flatMap(failuresOf)];
}

/** The most lines of a reason that are told: with more, one page that is printed whole would hide the others. */
const MOST_LINES = 12;

/** Where a journey was refused, and why: the folder with all the rest may be gone when somebody asks. */
function reasonsOf({ errors }: JSONReportTestResult): string[] {
  return errors.flatMap(({ message = '', location }) => {
    const lines = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, MOST_LINES);
    return [...(location ? [`${relative(REPOSITORY, location.file)}:${location.line}`] : []), ...lines];
  });
}
