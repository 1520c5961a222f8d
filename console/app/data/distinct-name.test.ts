import { expect, test } from 'vitest';
import type { FieldInfo, RecordData } from '#client/records/types.ts';
import { distinctName } from './distinct-name.ts';

const field = (apiName: string, dataType = 'String', unique = false) =>
  [apiName, { apiName, dataType, unique, htmlFormatted: false } as FieldInfo] as const;
const PRODUCT = {
  nameFields: ['Name'],
  fields: Object.fromEntries([
    field('Id'),
    field('Name'),
    field('Pack'),
    field('Brand'),
    field('Stock', 'Int'),
    field('PZN', 'String', true),
    field('SKU', 'String', true),
  ]),
};
const record = (values: Record<string, string | number | null>) => ({
  id: '01t000000000001AAA',
  fields: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, displayValue: null }]),
  ) as RecordData['fields'],
});
const pack = (values: object) =>
  record({ Id: '01t000000000001AAA', Name: 'Ibuprofen Talvera 400 mg', ...values });

test('RD-LIST-33 packs of one product are told apart by their numbers and what else a row says of them', () => {
  expect(distinctName(pack({ Stock: 7, Pack: '20 Stück', PZN: '01234562', Brand: 'Talvera' }), PRODUCT)).toBe(
    'Ibuprofen Talvera 400 mg · 01234562 · 20 Stück',
  );
  expect(distinctName(pack({ Stock: 7, Pack: '50 Stück', PZN: '01234579', Brand: 'Talvera' }), PRODUCT)).toBe(
    'Ibuprofen Talvera 400 mg · 01234579 · 50 Stück',
  );
});

test('RD-LIST-33 says nothing twice, and nothing that is empty', () => {
  expect(distinctName(pack({ PZN: '01234562', SKU: '01234562', Pack: null }), PRODUCT)).toBe(
    'Ibuprofen Talvera 400 mg · 01234562',
  );
  expect(distinctName(pack({ Pack: 'Ibuprofen Talvera 400 mg' }), PRODUCT)).toBe('Ibuprofen Talvera 400 mg');
});

test('RD-LIST-33 a number that only one record has stands alone', () => {
  const fields = Object.fromEntries([field('CaseNumber', 'String', true), field('Subject')]);
  const one = record({ CaseNumber: '00001026', Subject: 'Salbe fehlt' });
  expect(distinctName(one, { fields, nameFields: ['CaseNumber'] })).toBe('00001026');
});
