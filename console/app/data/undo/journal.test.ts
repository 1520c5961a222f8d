import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetWritten,
  journal,
  noteWritten,
  recentEntries,
  setEntry,
  UNDO_MS,
  writtenTogether,
} from './journal.ts';
import type { Written } from './written.ts';

const record = (name: string): Written => ({ id: name, apiName: 'Case', name, kind: 'created' });
const names = () => journal.get().entries.map(({ records }) => records.map(({ name }) => name));

beforeEach(() => forgetWritten());
afterEach(() => vi.useRealTimers());

test('what was written is kept, the latest first', () => {
  noteWritten(record('a'));
  noteWritten(record('b'), record('c'));
  noteWritten();
  expect(names()).toEqual([['b', 'c'], ['a']]);
});

test('writes that belong together are one entry, also when a later one fails', async () => {
  const work = writtenTogether(async () => {
    noteWritten(record('a'));
    await writtenTogether(async () => noteWritten(record('b')));
    throw new Error('refused');
  });
  await expect(work).rejects.toThrow('refused');
  noteWritten(record('c'));
  expect(names()).toEqual([['c'], ['a', 'b']]);
});

test('RD-UNDO-30 a write can be taken back for ten minutes', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  noteWritten(record('a'));
  const { entries } = journal.get();
  expect(recentEntries(entries, 1_000_000 + UNDO_MS - 1)).toHaveLength(1);
  expect(recentEntries(entries, 1_000_000 + UNDO_MS)).toEqual([]);
  vi.setSystemTime(1_000_000 + UNDO_MS);
  noteWritten(record('b'));
  expect(names()).toEqual([['b']]);
});

test('an entry tells what became of it', () => {
  const key = noteWritten(record('a'));
  noteWritten(record('b'));
  setEntry(key, { state: 'takenBack' });
  expect(journal.get().entries.map(({ state }) => state)).toEqual(['written', 'takenBack']);
});
