import { expect, test } from 'vitest';
import type { InputFields } from '#client/records/types.ts';
import type { Column } from '../fields/column.ts';
import { totalsOf } from './totals.ts';

const column = (path: string, dataType: string) => ({ path, label: path, dataType }) as Column;
const rows = [
  { values: { Price: 0.1, Packs: 1200, Share: 50, Name: '7' } as InputFields },
  { values: { Price: '0.2', Packs: 34, Share: 50, Name: '8' } as InputFields },
  { values: { Price: null } as InputFields },
];

test('RD-LIST-58 amounts are added up exactly, in the manner of the language', () => {
  const columns = [column('Name', 'String'), column('Price', 'Currency'), column('Packs', 'Double')];
  expect(totalsOf(columns, rows, 'de')).toEqual([
    { path: 'Price', label: 'Price', sum: '0,30\u00a0€' },
    { path: 'Packs', label: 'Packs', sum: '1.234' },
  ]);
  expect(totalsOf(columns, rows, 'en').map(({ sum }) => sum)).toEqual(['€0.30', '1,234']);
});

test('RD-LIST-58 shares, amounts of other records and columns without amounts have no sum', () => {
  const columns = [
    column('Share', 'Percent'),
    column('Account.Revenue', 'Currency'),
    column('Empty', 'Double'),
  ];
  expect(totalsOf(columns, rows, 'de')).toEqual([]);
});
