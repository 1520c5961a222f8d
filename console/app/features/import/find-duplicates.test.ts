import { expect, test } from 'vitest';
import { routedFetch } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { findDuplicateLines } from './find-duplicates.ts';

const KNOWN = '001000000000001AAA';
const row = (line: number, Name: string, id?: string) => ({ line, id, fields: { Name } });

/** A platform on which “Schon da” is taken, and whose rule asks on insert and does on update as it is told. */
function accounts(operationsOnUpdate: string[]) {
  const rule = {
    name: 'SameName',
    active: true,
    matchRules: [],
    actionOnInsert: 'Allow',
    actionOnUpdate: 'Allow',
  };
  const { fetch, requests } = routedFetch({
    'GET /duplicates/Account': () => [
      200,
      {
        apiName: 'Account',
        dedupeEnabled: true,
        predupeEnabled: true,
        dedupeFields: ['Name'],
        duplicateRules: [{ ...rule, operationsOnInsert: ['Alert', 'Report'], operationsOnUpdate }],
      },
    ],
    'POST /predupe': async (request: Request) => {
      const { fields } = await request.clone().json();
      const matches = fields.Name === 'Schon da' ? [{ objectApiName: 'Account', recordIds: [KNOWN] }] : [];
      return [200, { allowSave: true, duplicateError: matches.length > 0, duplicateRules: [], matches }];
    },
  } as never);
  const asked = () => requests.filter(({ url }) => url.endsWith('/predupe')).length;
  return { platform: stubPlatform(fetch).platform, asked };
}

test('RD-IMPORT-04 the records are asked for of lines that a save would ask about, and of no others', async () => {
  const { platform, asked } = accounts(['Alert']);
  const rows = [row(2, 'Neu'), row(3, 'Schon da'), row(4, 'Neu'), row(5, 'Anders', KNOWN)];
  const found = await findDuplicateLines({
    platform,
    objectApiName: 'Account',
    rows,
    alike: new Set([4, 3]),
  });
  expect(found).toEqual([
    { line: 3, recordIds: [KNOWN] },
    { line: 4, recordIds: [] },
  ]);
  expect(asked()).toBe(2);
});

test('asks for the records of as many lines as are listed, and counts them all', async () => {
  const { platform, asked } = accounts(['Alert']);
  const rows = Array.from({ length: 120 }, (_, index) => row(index + 2, `Firma ${index}`));
  const alike = new Set(rows.map(({ line }) => line));
  const found = await findDuplicateLines({ platform, objectApiName: 'Account', rows, alike });
  expect(found).toHaveLength(120);
  expect(asked()).toBe(50);
});

test('asks about every change where a rule reports duplicates that a save says nothing of', async () => {
  const { platform, asked } = accounts(['Report']);
  const rows = [row(2, 'Neu'), row(3, 'Schon da', '001000000000002AAA'), row(4, 'Neu', '001000000000003AAA')];
  const found = await findDuplicateLines({
    platform,
    objectApiName: 'Account',
    rows,
    alike: new Set(),
  });
  expect(found).toEqual([{ line: 3, recordIds: [KNOWN] }]);
  expect(asked()).toBe(2);
});
