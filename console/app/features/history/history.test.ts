import { expect, test } from 'vitest';
import type { FieldChange } from '#client/records/field-history.ts';
import type { RecordData } from '#client/records/types.ts';
import { type ConsoleRecord, toConsoleRecord } from '../../data/record.ts';
import { changeTexts } from './change-texts.ts';
import { isRestorable } from './RestoreValue.tsx';
import { historyOf } from './use-history.ts';

const plain = (value: string | null) => ({ value, displayValue: null });
const by = (name: string) => ({
  value: { apiName: 'User', id: null, fields: { Name: plain(name) }, childRelationships: {} } as never,
  displayValue: name,
});
const record: ConsoleRecord = toConsoleRecord({
  apiName: 'Case',
  id: '500000000000001AAA',
  childRelationships: {},
  fields: {
    CreatedDate: plain('2026-03-01T10:00:00Z'),
    CreatedBy: by('Anna'),
    LastModifiedDate: plain('2026-03-03T10:00:00Z'),
    LastModifiedBy: by('Ben'),
  },
} as RecordData);

const change = (over: Partial<FieldChange> = {}): FieldChange => ({
  id: '017000000000001AAA',
  apiName: 'Status',
  at: '2026-03-02T10:00:00Z',
  by: 'Cleo',
  before: 'New',
  after: 'Working',
  isKept: true,
  ...over,
});

test('the record itself knows its beginning and its last change', () => {
  expect(historyOf(record, []).map(({ kind, who }) => [kind, who])).toEqual([
    ['modified', 'Ben'],
    ['created', 'Anna'],
  ]);
});

test('changes of fields stand between, and tell of the last change themselves', () => {
  const early = change();
  const kinds = (changes: FieldChange[]) => historyOf(record, changes).map(({ kind }) => kind);
  expect(kinds([early])).toEqual(['modified', 'field', 'created']);
  expect(kinds([change({ id: '2', at: '2026-03-03T09:59:59Z' }), early])).toEqual([
    'field',
    'field',
    'created',
  ]);
  expect(historyOf(record, [early])[1]).toEqual({
    key: early.id,
    kind: 'field',
    at: early.at,
    who: 'Cleo',
    change: early,
  });
});

test('values are told by labels, names and the manner of the language', () => {
  const labels: Record<string, string> = { New: 'Neu', Working: 'In Bearbeitung' };
  const textsOf = (over: Partial<FieldChange>, dataType: string) =>
    Object.values(
      changeTexts(change(over), { dataType } as never, 'de', (_, value) => labels[value] ?? value),
    );
  expect(textsOf({}, 'Picklist')).toEqual(['Neu', 'In Bearbeitung']);
  expect(textsOf({ before: 'New;Working', after: null }, 'MultiPicklist')).toEqual([
    'Neu; In Bearbeitung',
    '',
  ]);
  expect(textsOf({ before: 1234.5, after: 2 }, 'Currency')).toEqual(['1.234,5', '2']);
  expect(textsOf({ before: '2026-03-02', after: null }, 'Date')).toEqual(['02.03.2026', '']);
  const names = { before: 'Anna', after: null };
  expect(textsOf({ before: '005000000000001AAA', after: null, names }, 'Reference')).toEqual(['Anna', '']);
});

test('a value can be given back where it is kept, may be changed and is another one now', () => {
  const field = { apiName: 'Status', updateable: true, required: false };
  const now = { values: { Status: 'Working' } };
  expect(isRestorable(change(), field, now)).toBe(true);
  expect(isRestorable(change({ before: null }), field, now)).toBe(true);
  expect(isRestorable(change(), field, { values: { Status: 'New' } })).toBe(false);
  expect(isRestorable(change(), { ...field, updateable: false }, now)).toBe(false);
  expect(isRestorable(change({ before: null }), { ...field, required: true }, now)).toBe(false);
  expect(isRestorable(change({ isKept: false }), field, now)).toBe(false);
  expect(isRestorable(change(), field, { values: {} })).toBe(false);
});
