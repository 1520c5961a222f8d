import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';

/** What one experiment has shown, as docs/verification-report.md quotes it. */
export interface Verification {
  /** What was done, in one sentence. */
  readonly experiment: string;
  /** How much of it, e.g. `156 operations, 1,240 requests`. */
  readonly size: string;
  /** Repeats the run; absent where nothing is left to chance. */
  readonly seed?: number;
  /** What came of it, e.g. `0 wrong decisions`. */
  readonly result: string;
  /** The day, e.g. `2026-11-20`. */
  readonly date: string;
  readonly command: string;
  readonly doesNotProve: string;
  /** Whatever else was counted. */
  readonly figures?: unknown;
}

/** Where each experiment leaves what it has shown. */
export const VERIFICATIONS = join(REPOSITORY, 'docs', 'figures', 'lab');

/** Writes docs/figures/lab/<name>.json, with the day. */
export async function writeVerification(name: string, experiment: Omit<Verification, 'date'>): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  await mkdir(VERIFICATIONS, { recursive: true });
  await writeFile(
    join(VERIFICATIONS, `${name}.json`),
    `${JSON.stringify({ ...experiment, date }, null, 2)}\n`,
  );
}
