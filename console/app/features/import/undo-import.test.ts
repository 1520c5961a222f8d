import { expect, test } from 'vitest';
import type { InputFields } from '#client/records/types.ts';
import type { RowOutcome } from '../bulk/run-batch.ts';
import { undoOf } from './undo-import.ts';

const outcome = (key: string, state: RowOutcome['state'], id?: string): RowOutcome => ({
  key,
  name: `Zeile ${key}`,
  state,
  messages: [],
  fields: {},
  ...(id ? { id } : {}),
});
const before = new Map<string, InputFields>([
  ['500A', { Subject: 'Vorher', Priority: 'High', Origin: null }],
  ['500B', { Subject: 'Vorher B' }],
]);
const change = (line: number, id: string, fields: Record<string, string>) => ({ line, id, fields });

test('records that were made are deleted; those that were refused or never sent are not', () => {
  const created = [outcome('2', 'done', '500N'), outcome('3', 'refused'), outcome('4', 'unsent')];
  expect(undoOf(created, [], [], before)).toEqual({
    created: [{ key: '500N', name: 'Zeile 2', fields: {} }],
    changed: [],
  });
});

test('records that were changed get back what they had in the fields that were written, empty ones too', () => {
  const changes = [change(2, '500A', { Subject: 'Neu', Origin: 'Phone' })];
  const { changed } = undoOf([], [outcome('500A', 'done')], changes, before);
  expect(changed).toEqual([{ key: '500A', name: 'Zeile 500A', fields: { Subject: 'Vorher', Origin: null } }]);
});

test('what was refused, and what is not known from before, stays as it is', () => {
  const changes = [change(2, '500B', { Subject: 'Neu' }), change(3, '500C', { Subject: 'Neu' })];
  const { changed } = undoOf([], [outcome('500B', 'refused'), outcome('500C', 'done')], changes, before);
  expect(changed).toEqual([]);
});
