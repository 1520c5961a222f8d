import { expect, test } from 'vitest';
import type { RecordData } from '#client/records/types.ts';
import { lastDays, salesOf } from './sales.ts';

const field = (value: unknown) => ({ value, displayValue: null });
const record = (fields: Record<string, unknown>) =>
  ({
    apiName: 'X',
    fields: Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, field(v)])),
  }) as unknown;
const order = (day: string, Status = 'Activated') => record({ EffectiveDate: day, Status }) as RecordData;
const item = (of: RecordData, TotalPrice: number, regulatoryClass?: string) =>
  record({
    TotalPrice,
    Order: of,
    Product2: record({ L2C_CM_RegulatoryClassification__c: regulatoryClass }),
  }) as RecordData;

const DAYS = ['2026-03-01', '2026-03-02'];

test('adds up by day and class without losing cents', () => {
  const first = order('2026-03-01');
  const items = [
    item(first, 0.1, 'apothekenpflichtig'),
    item(first, 0.2, 'apothekenpflichtig'),
    item(first, 5),
  ];
  const sales = salesOf(DAYS, [first], items, 'andere');
  expect(sales).toEqual({
    days: [
      { day: '2026-03-01', orders: 1, byClass: { apothekenpflichtig: 0.3, andere: 5 }, total: 5.3 },
      { day: '2026-03-02', orders: 0, byClass: {}, total: 0 },
    ],
    classes: [
      { name: 'andere', total: 5 },
      { name: 'apothekenpflichtig', total: 0.3 },
    ],
    orders: 1,
    total: 5.3,
  });
});

test('cancelled orders and other days count nowhere', () => {
  const cancelled = order('2026-03-02', 'Cancelled');
  const earlier = order('2026-02-27');
  const sales = salesOf(DAYS, [cancelled, earlier], [item(cancelled, 9), item(earlier, 9)], 'andere');
  expect([sales.orders, sales.total, sales.classes]).toEqual([0, 0, []]);
});

test('days are those of the shop, and go over the end of a month', () => {
  expect(lastDays(3, new Date('2026-02-28T23:30:00Z'))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
