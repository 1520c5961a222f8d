import type { RecordData } from '../types.ts';
import { isRecord } from './entry.ts';

/** Parts of an answer that describe objects and hold no records. */
const METADATA: readonly string[] = ['objectInfos', 'layouts', 'layoutUserStates', 'info', 'fields'];

/**
 * All records that an answer carries, wherever it has them: lists, batches, record UI, lookups, searches, and the
 * pages of child relationships. A record that another one refers to stays part of that one.
 */
export function findRecords(answer: unknown): (RecordData & { id: string })[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if (Array.isArray(answer)) return answer.flatMap(findRecords);
  const within = Object.entries(answer)
    .filter(([name]) => !METADATA.includes(name))
    .flatMap(([, part]) => findRecords(part));
  return isRecord(answer) ? [answer, ...within] : within;
}
