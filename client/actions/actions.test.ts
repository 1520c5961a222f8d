import { describe, expect, test } from 'vitest';
import { recordFaults } from '../records/record-faults.ts';
import { readRecord } from '../records/records.ts';
import { readGlobalActions, readQuickActionDefaults } from '../testing/reads.ts';
import { routedFetch, stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { actionsOf, readLookupActions, readRecordActions } from './actions.ts';
import { executeQuickAction } from './quick-actions.ts';
import { readRelatedListActions, readRelatedListsActions } from './related-lists.ts';

const ID = '001000000000001AAA';
const BASE = '/services/data/v64.0/ui-api/actions';
const action = (apiName: string) => ({ apiName });
const NOTHING = { actions: {}, url: BASE };

/** A platform that nobody may call. */
const silent = () => stubPlatform(stubFetch().fetch).platform;

describe('collections', () => {
  const [first, second] = [`${BASE}/record/${ID}?sections=Page`, `${BASE}/lookup/Contact`];
  const row = `${BASE}/record/${ID}/related-list-record/003000000000002AAA`;
  const collections = {
    actions: {
      [first]: { actions: [action('Edit')], url: first },
      [second]: { actions: [action('New')], url: second },
      Global: { actions: [action('NewCase')], url: BASE },
      [row]: { actions: [action('Delete')], url: row },
    },
    url: BASE,
  } as never;
  const byId = {
    actions: {
      [ID]: {
        actions: [
          { ...action('Edit'), relatedListRecordId: '003000000000001AAA' },
          { ...action('Delete'), relatedListRecordId: '003000000000002AAA' },
        ],
        url: BASE,
      },
    },
    url: BASE,
  } as never;

  test.each([
    [ID, ['Edit']],
    [first, ['Edit']],
    ['Contact', ['New']],
    ['Global', ['NewCase']],
    ['003000000000002AAA', ['Delete']],
    ['003000000000001AAA', []],
  ])('have for %s the actions %j', (key, names) => {
    expect(actionsOf(collections, key).map(({ apiName }) => apiName)).toEqual(names);
  });

  test('of rows are told apart by the row where they are kept by the record above', () => {
    expect(actionsOf(byId, '003000000000002AAA').map(({ apiName }) => apiName)).toEqual(['Delete']);
    expect(actionsOf(byId, ID)).toHaveLength(2);
  });
});

describe('what is asked for', () => {
  test('goes into the address, with ids in their long form', async () => {
    const { fetch, requests } = stubFetch([200, NOTHING]);
    const { platform } = stubPlatform(fetch);
    await readRecordActions(platform, ['001000000000001', '003000000000001'], {
      actionTypes: ['QuickAction', 'StandardButton'],
      formFactor: 'Small',
      sections: ['Page'],
    });
    const { pathname, searchParams } = new URL(requests[0]?.url ?? '');
    expect(decodeURIComponent(pathname)).toBe(`${BASE}/record/${ID},003000000000001AAA`);
    expect(Object.fromEntries(searchParams)).toEqual({
      actionTypes: 'QuickAction,StandardButton',
      formFactor: 'Small',
      sections: 'Page',
    });
  });

  test('has no form factor that does not exist', async () => {
    const { fetch, requests } = stubFetch([200, NOTHING]);
    const { platform } = stubPlatform(fetch);
    await readGlobalActions(platform, { formFactor: 'Huge' });
    await readLookupActions(platform, ['Contact'], { formFactor: 'Huge' });
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['', '']);
  });

  test('of records needs sections or names', async () => {
    const refused = { code: 'INVALID_CONFIG', message: 'Invalid config for getRecordActions' };
    await expect(readRecordActions(silent(), [ID], {})).rejects.toMatchObject(refused);
    await expect(readRecordActions(silent(), [ID], { sections: [] })).rejects.toMatchObject(refused);
    await expect(readRecordActions(silent(), ['001'], { sections: ['Page'] })).rejects.toMatchObject({
      code: 'INVALID_CONFIG',
    });
  });

  test.each([
    { sections: 'Page' },
    { actionTypes: [1] },
    { apiNames: {} },
    { formFactor: 1 },
    { retrievalMode: true },
  ])('of the form %j is not sent', async (filters) => {
    const read = readRelatedListActions(silent(), [ID], 'Contacts', filters as never);
    await expect(read).rejects.toMatchObject({ message: 'Invalid config for getRelatedListActions' });
  });

  test('of several related lists names each of them', async () => {
    const read = readRelatedListsActions(silent(), [ID], [{ sections: ['Page'] } as never]);
    await expect(read).rejects.toMatchObject({ message: 'Invalid config for getRelatedListsActions' });
    const { fetch, requests } = stubFetch([200, { hasErrors: false, results: [] }]);
    const { platform } = stubPlatform(fetch);
    const lists = [{ relatedListId: 'Contacts', formFactor: 'Huge' }, { relatedListId: 'Orders' }];
    await readRelatedListsActions(platform, [ID], lists);
    await readRelatedListsActions(platform, [ID], lists);
    expect(requests).toHaveLength(1);
    expect(await requests[0]?.json()).toEqual({
      relatedListsActionParameters: [{ relatedListId: 'Contacts' }, { relatedListId: 'Orders' }],
    });
  });
});

describe('performing a quick action', () => {
  const executed = { id: ID, isSuccess: true, isCreated: false };
  const record = { apiName: 'Account', id: ID, fields: {}, childRelationships: {} };

  test('RD-ACTION-22 a changing action is sent by PATCH, and the record and what follows from it are read again', async () => {
    const { fetch, requests } = routedFetch({
      [`GET /records/${ID}`]: () => [200, record],
      [`GET /record/${ID}`]: () => [200, NOTHING],
      'GET /record-defaults/Account.UpdateAddress': () => [200, { fields: {} }],
      'PATCH /perform-quick-action/Account.UpdateAddress': () => [200, executed],
    });
    const { platform } = stubPlatform(fetch);
    const readAll = async () => {
      await readRecord(platform, ID, { layoutTypes: ['Full'] });
      await readRecordActions(platform, [ID], { sections: ['Page'] });
      await readQuickActionDefaults(platform, 'Account.UpdateAddress', { parentRecordId: ID });
    };
    await readAll();
    const info = { actionApiName: 'Account.UpdateAddress', type: 'Update' };
    await executeQuickAction(platform, info, { contextId: ID, fields: { BillingCity: 'Kiel' } });
    await readAll();
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET', 'PATCH', 'GET', 'GET', 'GET']);
    expect(await requests[3]?.json()).toEqual({ contextId: ID, fields: { BillingCity: 'Kiel' } });
  });

  test.each(['Create', 'LogACall'])('RD-ACTION-23 an action of the type %s is sent by POST', async (type) => {
    const { fetch, requests } = stubFetch([201, executed]);
    const { platform } = stubPlatform(fetch);
    const answer = await executeQuickAction(platform, { actionApiName: 'NewCase', type }, { fields: {} });
    expect(answer).toEqual(executed);
    expect(requests[0]?.method).toBe('POST');
  });

  test('is refused with the faults of the record', async () => {
    const missing = { errorCode: 'REQUIRED_FIELD_MISSING', message: 'Fehlt.', field: 'Subject' };
    const output = { errors: [], fieldErrors: { Subject: [missing] } };
    const { fetch } = stubFetch([400, { message: 'No.', enhancedErrorType: 'RecordError', output }]);
    const { platform } = stubPlatform(fetch);
    const info = { actionApiName: 'NewCase', type: 'Create' };
    const error = await executeQuickAction(platform, info, { fields: {} }).catch((reason) => reason);
    expect(error).toMatchObject({ status: 400, code: 'REQUIRED_FIELD_MISSING' });
    expect(recordFaults(error)).toEqual({ fields: { Subject: 'Fehlt.' }, general: [] });
  });
});
