import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedUsage } from '#test/journeys/pages/usage.ts';
import { REPOSITORY } from '../generate/contracts.ts';

/** What the apps called in the last whole run of the journeys that passed. Any later run removes it. */
export const KEPT_USAGE = join(REPOSITORY, 'test-results', 'usage.jsonl');

/** Reads a file that journeys have recorded, a line for each stack of each journey. */
export function readRecordedUsage(file: string): RecordedUsage[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordedUsage);
}
