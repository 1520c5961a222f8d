import type { Platform } from '#client/platform.ts';
import {
  type DuplicatesConfiguration,
  duplicateRecordIds,
  readDuplicates,
  readDuplicatesConfiguration,
} from '#client/records/duplicates.ts';
import { workOff } from '../../data/work-off.ts';
import type { ImportRow } from './types.ts';

/** A line that looks like records which are there already, or like another line. */
export interface DuplicateLine {
  line: number;
  /** The records, where they are known. */
  recordIds: string[];
}

interface FindDuplicates {
  platform: Platform;
  objectApiName: string;
  rows: readonly ImportRow[];
  /** Lines that the platform would refuse as duplicates, see rehearse-rows.ts. */
  alike: ReadonlySet<number>;
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
}

/** Duplicates that are listed with the records that they look like. */
export const LISTED = 50;

/**
 * The lines that the platform's duplicate rules report, before anything is written. Which lines a save would ask about
 * is known from judging them; the records are asked for (predupe) of as many as are listed, and of all lines where a
 * rule reports duplicates that a save says nothing of.
 */
export async function findDuplicateLines(asked: FindDuplicates): Promise<DuplicateLine[]> {
  const { platform, objectApiName, rows, alike, onProgress, signal } = asked;
  const configuration = await readDuplicatesConfiguration(platform, objectApiName);
  const found = new Map([...alike].map((line): [number, string[]] => [line, []]));
  const listed = new Set([...alike].toSorted((a, b) => a - b).slice(0, LISTED));
  const isAsked = ({ line, id }: ImportRow) =>
    listed.has(line) || (!alike.has(line) && reportsInSilence(configuration, id === undefined));
  const work = async ({ line, fields, id }: ImportRow) => {
    const recordIds = duplicateRecordIds(await readDuplicates(platform, objectApiName, fields, id));
    if (recordIds.length > 0) found.set(line, recordIds);
  };
  const items = rows.filter(isAsked);
  await workOff({ items, work, onProgress: (done) => onProgress?.(done, items.length), signal });
  return [...found].map(([line, recordIds]) => ({ line, recordIds })).toSorted((a, b) => a.line - b.line);
}

/** Whether a rule lets duplicates be saved without a question. */
const reportsInSilence = ({ duplicateRules }: DuplicatesConfiguration, isNew: boolean): boolean =>
  duplicateRules.some((rule) => {
    const action = isNew ? rule.actionOnInsert : rule.actionOnUpdate;
    const operations = isNew ? rule.operationsOnInsert : rule.operationsOnUpdate;
    return rule.active && action === 'Allow' && !operations?.includes('Alert');
  });
