import type { Platform } from '#client/platform.ts';
import {
  type Duplicates,
  duplicateRecordIds,
  readDuplicates,
  readDuplicatesConfiguration,
} from '#client/records/duplicates.ts';
import { workOff } from '../../data/work-off.ts';
import type { ImportRow } from './types.ts';

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
  const found: DuplicateLine[] = [];
  const work = async (row: ImportRow) => {
    const answer = await readDuplicates(platform, objectApiName, row.fields, row.id);
    if (answer.matches.length > 0) found.push(duplicateLine(row, answer));
  };
  await workOff({ items: rows, work, onProgress, signal });
  return found.toSorted((a, b) => a.line - b.line);
}

const duplicateLine = ({ line }: ImportRow, found: Duplicates): DuplicateLine => ({
  line,
  recordIds: duplicateRecordIds(found),
  allowSave: found.allowSave,
});
