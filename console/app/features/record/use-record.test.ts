import { expect, test } from 'vitest';
import { layoutRecordType } from './use-record.ts';

const MASTER = '012000000000000AAA';
const OWN = '012000000000001AAA';
const types = (...all: boolean[]) => ({
  recordTypeInfos: Object.fromEntries(all.map((master, index) => [index, { master }])) as never,
});

test('RD-LAYOUT-17 no layout is asked for before it is known of which record type', () => {
  expect(layoutRecordType(undefined, undefined)).toBeUndefined();
  expect(layoutRecordType(undefined, types(true, false))).toBeUndefined();
  expect(layoutRecordType({ recordTypeId: OWN }, undefined)).toBe(OWN);
});

test('RD-LAYOUT-17 an object without record types has the layouts of the master one at once', () => {
  expect(layoutRecordType(undefined, types(true))).toBe(MASTER);
  expect(layoutRecordType({ recordTypeId: null }, undefined)).toBe(MASTER);
});
