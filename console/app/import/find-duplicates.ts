import type { Platform } from '#client/platform.ts';
import { type Duplicates, readDuplicates, readDuplicatesConfiguration } from '#client/records/duplicates.ts';
import type { ImportRow } from './types.ts';

/** Reads under way at a time. */
const AT_ONCE = 4;

/** A line that looks like records that are there already. */
export interface DuplicateLine {
  line: number;
  recordIds: string[];
  /** Whether it may be saved all the same. */
  allowSave: boolean;
}

interface FindDuplicates {
  platform: Platform;
  objectApiName: string;
  rows: readonly ImportRow[];
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

/** The lines that the platform's duplicate rules would report, asked before anything is written (predupe). */
export async function findDuplicateLines(asked: FindDuplicates): Promise<DuplicateLine[]> {
  const { platform, objectApiName, rows, onProgress, signal } = asked;
  const { predupeEnabled } = await readDuplicatesConfiguration(platform, objectApiName);
  if (!predupeEnabled) return [];
  const waiting = [...rows];
  const found: DuplicateLine[] = [];
  let done = 0;
  const work = async () => {
    for (let row = waiting.shift(); row && !signal?.aborted; row = waiting.shift()) {
      const answer = await readDuplicates(platform, objectApiName, row.fields, row.id);
      if (answer.matches.length > 0) found.push(duplicateLine(row, answer));
      onProgress?.(++done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.toSorted((a, b) => a.line - b.line);
}

const duplicateLine = ({ line }: ImportRow, { matches, allowSave }: Duplicates): DuplicateLine => ({
  line,
  recordIds: [...new Set(matches.flatMap(({ matchRecordIds }) => matchRecordIds ?? []))],
  allowSave,
});
