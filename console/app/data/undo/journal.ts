import { createStore } from '#client/store.ts';
import { joinedArrangement } from './joined-arrangement.ts';
import { keepEntries, keptEntries } from './kept-entries.ts';
import type { WriteEntry, Written } from './written.ts';

/** For how long a write can be taken back, in milliseconds. */
export const UNDO_MS = 10 * 60 * 1000;
/** Writes that are kept. */
const MOST_ENTRIES = 50;

/** The writes that can still be taken back, or were, the latest first. */
export const recentEntries = (entries: readonly WriteEntry[], now = Date.now()): WriteEntry[] =>
  entries.filter(({ at }) => now - at < UNDO_MS);

/** What this person has written in this tab, the latest first; it outlives a reload of the page. */
export const journal = createStore<{ entries: readonly WriteEntry[] }>({
  entries: recentEntries(keptEntries()),
});

let gathered: Written[] | undefined;

/** Keeps in mind what was written just now, and answers the key of the entry, unless it becomes part of a larger one. */
export function noteWritten(...records: readonly Written[]): string | undefined {
  if (records.length === 0) return undefined;
  if (!gathered) return add(records);
  gathered.push(...records);
  return undefined;
}

/** Does several writes that are taken back together. */
export async function writtenTogether<T>(work: () => Promise<T>): Promise<T> {
  if (gathered) return work();
  gathered = [];
  try {
    return await work();
  } finally {
    const records = gathered;
    gathered = undefined;
    if (records.length > 0) add(records);
  }
}

/** Changes what is known of an entry; one that is not known is left alone. */
export function setEntry(key: string | undefined, change: Partial<WriteEntry>): void {
  set(journal.get().entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));
}

/** What one person has written is none of the next one's business. */
export const forgetWritten = (): void => set([]);

function add(written: readonly Written[]): string {
  const entries = recentEntries(journal.get().entries);
  const [latest, ...others] = entries;
  const joined = latest?.state === 'written' ? joinedArrangement(latest.records, written) : undefined;
  const entry: WriteEntry = {
    key: crypto.randomUUID(),
    at: Date.now(),
    records: joined ?? written,
    state: 'written',
    refused: [],
  };
  set([entry, ...(joined ? others : entries)].slice(0, MOST_ENTRIES));
  return entry.key;
}

function set(entries: readonly WriteEntry[]): void {
  journal.set({ entries });
  keepEntries(entries);
}
