import { beforeEach, expect, test } from 'vitest';
import { noteArrangement } from './arrangement.ts';
import { forgetWritten, journal, setEntry } from './journal.ts';
import type { ArrangementChange } from './settings.ts';

beforeEach(() => forgetWritten());

const listView = { objectApiName: 'Case', listViewApiName: 'Mine' };
const before = { columnWidths: { Subject: 200 }, columnWrap: {}, orderedBy: [] };
const arrange = (change: ArrangementChange, saved: object = before) =>
  noteArrangement({ listView }, 'Meine', saved, change);
const settings = () => journal.get().entries.map(({ records }) => records[0]?.setting);

test('RD-UNDO-05 of an arrangement what was changed is kept in mind, and what was never chosen is as usual', () => {
  arrange({ columnWidths: { Subject: 300, Status: 120 }, columnWrap: { Status: true } });
  expect(settings()).toMatchObject([
    {
      before: { columnWidths: { Subject: 200, Status: -1 }, columnWrap: { Status: false } },
      after: { columnWidths: { Subject: 300, Status: 120 }, columnWrap: { Status: true } },
    },
  ]);
});

test('RD-UNDO-05 a column that is made wider step by step is one change, and another one begins a new one', () => {
  for (const [from, to] of [
    [200, 216],
    [216, 232],
    [232, 248],
  ])
    arrange({ columnWidths: { Subject: to ?? 0 } }, { columnWidths: { Subject: from } });
  arrange({ columnWidths: { Status: 100 } });
  expect(settings()).toMatchObject([
    { after: { columnWidths: { Status: 100 } } },
    { before: { columnWidths: { Subject: 200 } }, after: { columnWidths: { Subject: 248 } } },
  ]);
  setEntry(journal.get().entries[0]?.key, { state: 'takenBack' });
  arrange({ columnWidths: { Status: 90 } });
  expect(settings(), 'what was taken back is not gone on with').toHaveLength(3);
});
