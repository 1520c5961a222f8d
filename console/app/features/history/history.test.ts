import { expect, test } from 'vitest';
import type { ObjectInfo, RecordData } from '#client/records/types.ts';
import { type ConsoleRecord, toConsoleRecord } from '../../data/record.ts';
import { historyOf, historyRelationship } from './use-history.ts';

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

test('the record itself knows its beginning and its last change', () => {
  expect(historyOf(record, []).map(({ kind, who }) => [kind, who])).toEqual([
    ['modified', 'Ben'],
    ['created', 'Anna'],
  ]);
});

test('tracked fields stand between, with both values', () => {
  const change = {
    apiName: 'CaseHistory',
    id: '017000000000001AAA',
    childRelationships: {},
    fields: {
      Field: plain('Status'),
      OldValue: { value: 'New', displayValue: 'Neu' },
      NewValue: plain(null),
      CreatedDate: plain('2026-03-02T10:00:00Z'),
      CreatedBy: by('Cleo'),
    },
  } as unknown as RecordData;
  expect(historyOf(record, [change])[1]).toEqual({
    key: '017000000000001AAA',
    kind: 'field',
    at: '2026-03-02T10:00:00Z',
    who: 'Cleo',
    field: { apiName: 'Status', before: 'Neu', after: '' },
  });
});

test('a history is found by the object that keeps it', () => {
  const infoOf = (...names: string[]) =>
    ({ childRelationships: names.map((childObjectApiName) => ({ childObjectApiName })) }) as ObjectInfo;
  expect(historyRelationship(infoOf('Task', 'CaseHistory'))?.childObjectApiName).toBe('CaseHistory');
  expect(historyRelationship(infoOf('Task', 'HistoryNote'))).toBeUndefined();
});
