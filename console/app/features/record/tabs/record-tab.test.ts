import { expect, test } from 'vitest';
import { RECORD_TABS, recordTab } from './record-tab.ts';

test('RD-RELATED-17 an address leads to the part that it names, or to the one with the place that it names', () => {
  expect(recordTab({ asked: null, hash: '' }, RECORD_TABS, false)).toBe('details');
  expect(recordTab({ asked: 'related', hash: '' }, RECORD_TABS, false)).toBe('related');
  expect(recordTab({ asked: 'history', hash: '#related-Contacts' }, RECORD_TABS, false)).toBe('history');
  expect(recordTab({ asked: null, hash: '#related-Contacts' }, RECORD_TABS, false)).toBe('related');
  expect(recordTab({ asked: 'nothing', hash: '#Name' }, RECORD_TABS, false)).toBe('details');
});

test('RD-RELATED-17 where the details stand beside, the related records take their tab', () => {
  expect(recordTab({ asked: null, hash: '' }, RECORD_TABS, true)).toBe('related');
  expect(recordTab({ asked: 'history', hash: '' }, RECORD_TABS, true)).toBe('history');
});
