import type { Tally } from '../check/report.ts';
import type { TimedFile } from './slowest.ts';

/** What a run of tests came to, and how long each of their files took. */
export interface TestRun extends Tally {
  readonly files: readonly TimedFile[];
}

export interface TestRunOptions {
  /** Arguments of the runner's command: files, `-t`, `--grep`, `--repeat-each` … */
  readonly args?: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
}
