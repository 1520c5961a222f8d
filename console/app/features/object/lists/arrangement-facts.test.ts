import { expect, test } from 'vitest';
import type { Say } from '../../../i18n/use-text.ts';
import { arrangementFacts, asDelivered } from './arrangement-facts.ts';

const say = ((key: string) => key) as Say;
const columns = [
  { fieldApiName: 'Subject', label: 'Betreff' },
  { fieldApiName: 'Account.Name', label: 'Kunde' },
];

test('what somebody has arranged is named by the labels of the columns', () => {
  const arrangement = {
    columnWidths: { Subject: 240, 'Account.Name': -1 },
    columnWrap: { Subject: false, 'Account.Name': true },
    orderedBy: [{ fieldApiName: 'Subject', isAscending: false, label: null }],
  };
  expect(arrangementFacts(arrangement, columns, say).map(([, fact]) => fact)).toEqual([
    'Betreff ↓',
    'Betreff 240 px',
    'Kunde',
  ]);
});

test('a list that nobody arranged says so', () => {
  const facts = arrangementFacts({ columnWidths: {}, columnWrap: {}, orderedBy: [] }, columns, say);
  expect(new Set(facts.map(([, fact]) => fact))).toEqual(new Set(['describe.asDelivered']));
});

test('a reset names every column', () => {
  expect(asDelivered(columns)).toEqual({
    columnWidths: { Subject: -1, 'Account.Name': -1 },
    columnWrap: { Subject: false, 'Account.Name': false },
  });
});
