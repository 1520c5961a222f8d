import { beforeEach, expect, test } from 'vitest';
import { forgetWritten, journal } from '../../data/undo/journal.ts';
import { noteMerge } from './note-merge.ts';

beforeEach(() => forgetWritten());

test('RD-UNDO-07 a merge is kept with the deleted, the values before, and what the platform has moved', () => {
  const belonging = (id: string, of: string) => ({
    ...{ apiName: 'Contact', id, name: `Kontakt ${id}` },
    references: { AccountId: of },
  });
  noteMerge({
    apiName: 'Account',
    master: { id: 'M', name: 'Meister' },
    merged: [{ id: 'A', name: 'Alt' }],
    before: { Phone: null },
    after: { Phone: '1' },
    belongings: {
      movable: [
        belonging('1', 'A'),
        belonging('2', 'A'),
        { apiName: 'Account', id: 'M', name: 'Meister', references: { ParentId: 'A' } },
      ],
      fixed: {},
    },
    movedIds: ['1', 'M'],
  });
  expect(journal.get().entries[0]?.records).toEqual([
    { id: 'A', apiName: 'Account', name: 'Alt', kind: 'merged', into: 'Meister' },
    {
      ...{ id: 'M', apiName: 'Account', name: 'Meister', kind: 'changed' },
      ...{ before: { Phone: null }, after: { Phone: '1' } },
    },
    {
      ...{ id: '1', apiName: 'Contact', name: 'Kontakt 1', kind: 'changed' },
      ...{ before: { AccountId: 'A' }, after: { AccountId: 'M' } },
    },
    {
      ...{ id: 'M', apiName: 'Account', name: 'Meister', kind: 'changed' },
      ...{ before: { ParentId: 'A' }, after: { ParentId: null } },
    },
  ]);
});
