import { expect, test, vi } from 'vitest';
import type { Platform } from '#client/platform.ts';
import type { FieldInfo } from '#client/records/types.ts';
import { rehearseRows } from './rehearse-rows.ts';

const info = {
  apiName: 'Product2',
  keyPrefix: '01t',
  fields: { AvailableToOrder__c: { label: 'Bestand' } as FieldInfo },
};
const undone = { statusCode: 'ALL_OR_NONE_OPERATION_ROLLED_BACK', message: 'undone', fields: [] };
const answer = (...errors: object[]) => ({ success: false, errors });

type Sent = { body: { allOrNone: boolean; records: { Id?: string }[] } };

/** A platform that refuses the stock of −7 and whatever has an id of its own, and takes 77 for a duplicate. */
function platformOf(calls: Sent[]) {
  const write = vi.fn(async (_: unknown, input: Sent) => {
    calls.push(input);
    return input.body.records.map((record) => {
      if (record.Id === '01t000000000000AAA')
        return answer({ statusCode: 'X', message: 'no id', fields: [] });
      if ((record as { AvailableToOrder__c?: number }).AvailableToOrder__c === 77)
        return answer({ statusCode: 'DUPLICATES_DETECTED', message: 'schon da', fields: [] });
      const isWrong = (record as { AvailableToOrder__c?: number }).AvailableToOrder__c === -7;
      const wrong = { statusCode: 'X', message: 'nicht unter 0', fields: ['AvailableToOrder__c'] };
      return answer(isWrong ? wrong : undone);
    });
  });
  return { write } as unknown as Platform;
}
const row = (line: number, stock: number, id?: string) => ({
  line,
  id,
  fields: { AvailableToOrder__c: stock },
});

test('RD-IMPORT-01 names what the platform would refuse by line and column, and writes nothing', async () => {
  const calls: Sent[] = [];
  const { faults } = await rehearseRows({
    platform: platformOf(calls),
    info,
    file: { headers: ['Anzahl'] },
    mapping: ['AvailableToOrder__c'],
    rows: [row(2, 5), row(3, -7, '01t000000000005AAA'), row(4, -7)],
  });
  expect(faults).toEqual([
    { line: 3, column: 'Anzahl', key: 'importing.refused', values: { reason: 'nicht unter 0' } },
    { line: 4, column: 'Anzahl', key: 'importing.refused', values: { reason: 'nicht unter 0' } },
  ]);
  for (const { body } of calls) {
    expect(body.allOrNone).toBe(true);
    expect(body.records.at(-1)?.Id).toBe('01t000000000000AAA');
  }
});

test('RD-IMPORT-01 sends at most two hundred records in a call, the refused one among them', async () => {
  const calls: Sent[] = [];
  const rows = Array.from({ length: 450 }, (_, index) => row(index + 2, 1));
  const done: number[] = [];
  await rehearseRows({
    platform: platformOf(calls),
    info,
    file: { headers: ['Anzahl'] },
    mapping: ['AvailableToOrder__c'],
    rows,
    onProgress: (count) => done.push(count),
  });
  expect(calls.map(({ body }) => body.records.length)).toEqual([200, 200, 53]);
  expect(done).toEqual([199, 398, 450]);
});

test('tells lines that look like others apart from what is wrong', async () => {
  const { faults, alike } = await rehearseRows({
    platform: platformOf([]),
    info,
    file: { headers: ['Anzahl'] },
    mapping: ['AvailableToOrder__c'],
    rows: [row(2, 77), row(3, -7), row(4, 77, '01t000000000005AAA'), row(5, 1)],
  });
  expect(faults.map(({ line }) => line)).toEqual([3]);
  expect([...alike]).toEqual([2, 4]);
});
