import { expect, test } from 'vitest';
import { readLayout } from '../testing/reads.ts';
import { stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { readRecordUi } from './record-ui.ts';
import { recordStore } from './store/record-store.ts';

const ID = '01t000000000001AAA';
const CONFIG = { recordIds: [ID.slice(0, 15)], layoutTypes: ['Full' as const], modes: ['View' as const] };
const NAME = { fields: ['Product2.Name'] };
const name = { displayValue: null, value: 'Ibu' };
const record = { apiName: 'Product2', id: ID, childRelationships: {}, fields: { Name: name } };

test('a record UI fills the record store', async () => {
  const { fetch, requests } = stubFetch([
    200,
    {
      layoutUserStates: {},
      layouts: {},
      objectInfos: { Product2: { fields: {} } },
      records: { [ID]: record },
    },
  ]);
  const { platform } = stubPlatform(fetch);
  recordStore(platform);
  await readRecordUi(platform, { ...CONFIG, optionalFields: ['Product2.Name'] });
  expect(recordStore(platform).snapshot(ID, NAME)).toMatchObject({
    state: 'Fulfilled',
    data: { fields: { Name: name } },
  });
  expect(new URL(requests[0]?.url ?? '').pathname).toMatch(new RegExp(`/record-ui/${ID}$`));
});

test('404 on a record UI is stored as a not-found result for the record', async () => {
  const { fetch, requests } = stubFetch([404, [{ errorCode: 'NOT_FOUND', message: 'Gone.' }]]);
  const { platform } = stubPlatform(fetch);
  const store = recordStore(platform);
  await expect(readRecordUi(platform, CONFIG)).rejects.toMatchObject({ status: 404 });
  await expect(store.read(ID, NAME)).rejects.toMatchObject({ status: 404, operationId: 'getRecordUi' });
  expect(requests).toHaveLength(1);
});

test('a record UI read resolving with undefined data throws', async () => {
  const { platform } = stubPlatform(stubFetch([204]).fetch);
  await expect(readRecordUi(platform, CONFIG)).rejects.toMatchObject({ name: 'ContractError' });
});

test.each([
  { recordIds: [] },
  { recordIds: ['01t'] },
  { layoutTypes: undefined },
  { modes: [] },
  { formFactor: 'Large' },
  { childRelationships: ['Product2.PricebookEntries'] },
  { pageSize: 5 },
  { updateMru: true },
])('a record UI with %j is not asked for', async (part) => {
  const { fetch, requests } = stubFetch();
  const reading = readRecordUi(stubPlatform(fetch).platform, { ...CONFIG, ...part } as never);
  await expect(reading).rejects.toMatchObject({
    code: 'INVALID_CONFIG',
    message: 'Invalid config for getRecordUi',
  });
  expect(requests).toHaveLength(0);
});

test.each([
  { objectApiName: '' },
  { layoutType: 'Wide' },
  { layoutType: undefined },
  { mode: 'Show' },
  { mode: undefined },
])('a layout with %j is not asked for', async (part) => {
  const { fetch, requests } = stubFetch();
  const choice = { objectApiName: 'Product2', layoutType: 'Full', mode: 'View', ...part };
  const reading = readLayout(stubPlatform(fetch).platform, choice as never);
  await expect(reading).rejects.toMatchObject({
    code: 'INVALID_CONFIG',
    message: 'Invalid config for getLayout',
  });
  expect(requests).toHaveLength(0);
});
