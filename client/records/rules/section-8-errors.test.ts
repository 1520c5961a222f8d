import { expect, test } from 'vitest';
import {
  getListRecordsByName,
  getObjectInfo,
  getRecordAvatars,
  getRelatedListInfo,
} from '#generated/record-data/client.gen.ts';
import { knownRecordAvatar, readRecordAvatars } from '../../avatars/avatars.ts';
import { removeListView, saveListView, saveNewListView } from '../../lists/list-views.ts';
import {
  readRelatedCounts,
  readRelatedListInfos,
  readRelatedRecordsBatch,
} from '../../lists/related-lists.ts';
import type { Platform } from '../../platform.ts';
import type { StubAnswer } from '../../testing/stub-fetch.ts';
import { uploadFile } from '../files.ts';
import { readRelatedListInfo } from '../metadata.ts';
import { readRecordUi } from '../record-ui.ts';
import { readRecord, removeRecord, saveNewRecord, saveRecord } from '../records.ts';
import { recordStore } from '../store/record-store.ts';
import { GONE, ID, itemsOf, NAME, OTHER, platformWith, product } from './support.ts';

const UI = { recordIds: [ID], layoutTypes: ['Full' as const], modes: ['View' as const] };
const OBJECT = { path: { objectApiName: 'Product2' } };
const PARENT = '001000000000001AAA';
const FAULT = [{ errorCode: 'UNKNOWN_EXCEPTION', message: 'Broken.' }];
const REFUSED: StubAnswer = [400, [{ errorCode: 'INVALID_INPUT', message: 'Nein.' }]];
const refusal = { name: 'FetchError', status: 400, code: 'INVALID_INPUT', explanation: 'Nein.' };

test('§8 404 on a record UI fetch is stored as a not-found result for the record', async () => {
  const { platform, requests } = platformWith([404, GONE]);
  const store = recordStore(platform);
  await expect(readRecordUi(platform, UI)).rejects.toMatchObject({ status: 404 });
  expect(store.snapshot(ID, NAME)).toMatchObject({ state: 'Error', error: { status: 404 } });
  await expect(readRecord(platform, ID, NAME)).rejects.toMatchObject({ status: 404 });
  expect(requests).toHaveLength(1);
});

test('§8 batch item 404 removes the cached entry', async () => {
  const gone = itemsOf([404, GONE]);
  const { platform, requests } = platformWith([200, { label: 'Kontakte' }], [200, gone]);
  const cached = () =>
    platform.state(getRelatedListInfo, {
      path: { parentObjectApiName: 'Account', relatedListId: 'Contacts' },
    });
  await readRelatedListInfo(platform, 'Account', 'Contacts');
  expect(cached()).toBe('Fulfilled');
  expect(await readRelatedListInfos(platform, 'Account', ['Contacts'])).toEqual(gone);
  expect(cached()).toBe('Unfulfilled');
  await readRelatedListInfos(platform, 'Account', ['Contacts']);
  expect(requests).toHaveLength(3);

  const avatar = { recordId: ID, type: 'Theme' };
  const avatars = platformWith([200, itemsOf([200, avatar])], [200, gone]);
  await readRecordAvatars(avatars.platform, [ID]);
  await avatars.platform.invalidate(getRecordAvatars);
  await readRecordAvatars(avatars.platform, [ID]);
  expect(knownRecordAvatar(avatars.platform, ID)).toBeUndefined();

  const records = platformWith([200, product()], [200, itemsOf([404, GONE], [200, product(OTHER)])]);
  const store = recordStore(records.platform);
  await store.read(ID, NAME);
  const reload = store.read(ID, NAME, { cache: 'reload' }).catch(() => undefined);
  await Promise.all([reload, store.read(OTHER, NAME)]);
  expect(store.snapshot(ID, NAME).data).toBeUndefined();
});

test('§8 other non-200 statuses are remembered temporarily and returned with per-item status and body', async () => {
  const answer = itemsOf([200, { count: 3 }], [400, FAULT], [403, FAULT], [500, FAULT]);
  const healed = itemsOf(...[3, 0, 1, 2].map((count): [number, unknown] => [200, { count }]));
  const { platform, requests, advance } = platformWith([200, answer], [200, healed]);
  const read = () => readRelatedCounts(platform, PARENT, ['Contacts', 'Cases', 'Assets', 'Orders']);
  expect(await read()).toEqual(answer);
  advance(299_999);
  expect(await read()).toEqual(answer);
  expect(requests).toHaveLength(1);
  advance(1);
  expect(await read()).toEqual(healed);
});

test('§8 a batch whose parent lookup returns 404 yields an error', async () => {
  const { platform } = platformWith([404, GONE]);
  const read = readRelatedRecordsBatch(platform, PARENT, [{ relatedListId: 'Contacts' }]);
  await expect(read).rejects.toMatchObject({ name: 'FetchError', status: 404, code: 'NOT_FOUND' });
});

test('§8 a RecordUi read resolving with undefined data throws an error', async () => {
  const { platform } = platformWith([204]);
  await expect(readRecordUi(platform, UI)).rejects.toThrow('without data');
});

test('§8 avatar errors are lists of errorCode and message', async () => {
  const { platform } = platformWith([200, itemsOf([404, GONE])]);
  const { [ID]: avatar } = await readRecordAvatars(platform, [ID]);
  expect(avatar?.result).toEqual([{ errorCode: 'NOT_FOUND', message: 'Gone.' }]);
});

type Write = (platform: Platform) => Promise<unknown>;
const LIST = { objectApiName: 'Product2', listViewApiName: 'Mine' };
const create: Write = (p) => saveNewRecord(p, { apiName: 'Product2', fields: { Name: 'Neu' } });
const update: Write = (p) => saveRecord(p, { fields: { Id: ID, Name: 'Neu' } });
const upload: Write = (p) => uploadFile(p, { fileData: new Blob(['abc']) });
const THROWN: [rule: string, write: Write][] = [
  ['§8 create errors are thrown to the caller', create],
  ['§8 update errors are thrown to the caller', update],
  ['§8 delete errors are thrown to the caller', (p) => removeRecord(p, ID)],
  ['§8 upload errors are thrown to the caller', upload],
  [
    '§8 list create rethrows the server error',
    (p) => saveNewListView(p, 'Product2', { label: 'Meine', listViewApiName: 'Mine' }),
  ],
  ['§8 list update rethrows the server error', (p) => saveListView(p, LIST, { label: 'Meine' })],
  ['§8 list delete rethrows the server error', (p) => removeListView(p, LIST)],
];

test.each(THROWN)('%s', async (_, write) => {
  await expect(write(platformWith(REFUSED).platform)).rejects.toMatchObject(refusal);
});

test('§8 reads store error snapshots', async () => {
  const { platform } = platformWith([500, FAULT]);
  await expect(platform.read(getObjectInfo, OBJECT)).rejects.toMatchObject({ status: 500 });
  expect(platform.state(getObjectInfo, OBJECT)).toBe('Error');
  await expect(readRecord(platform, ID, NAME)).rejects.toMatchObject({ status: 500 });
  const error = { status: 500, code: 'UNKNOWN_EXCEPTION' };
  expect(recordStore(platform).snapshot(ID, NAME)).toMatchObject({ state: 'Error', error });
});

test('§8 network errors are stored as error snapshots', async () => {
  const { platform } = platformWith([200, product()], new TypeError('offline'));
  const store = recordStore(platform);
  await store.read(ID, NAME);
  await expect(store.read(ID, NAME, { cache: 'reload' })).rejects.toMatchObject({ name: 'NetworkError' });
  const kept = { state: 'Error', error: { name: 'NetworkError' }, data: { id: ID } };
  expect(store.snapshot(ID, NAME)).toMatchObject(kept);
  await platform.read(getObjectInfo, OBJECT).catch(() => undefined);
  expect(platform.state(getObjectInfo, OBJECT)).toBe('Error');
});

test('§8 network errors are rethrown for writes', async () => {
  for (const write of [create, update, upload, (p: Platform) => removeRecord(p, ID)]) {
    const { platform } = platformWith([200, product()], new TypeError('offline'));
    await readRecord(platform, ID, NAME);
    await expect(write(platform)).rejects.toMatchObject({ name: 'NetworkError', code: 'NETWORK_ERROR' });
    const { state, data } = recordStore(platform).snapshot(ID, NAME);
    const namesRecord = write !== create && write !== upload;
    expect([state, data?.id]).toEqual([namesRecord ? 'Error' : 'Fulfilled', ID]);
  }
});

/** What becomes of a read that is answered with each status. */
const STATUSES: [rule: string, answer: StubAnswer, outcome: object][] = [
  ['§8 status 200: data', [200, { apiName: 'Product2' }], { data: { apiName: 'Product2' } }],
  ['§8 status 201: data', [201, { apiName: 'Product2' }], { data: { apiName: 'Product2' } }],
  ['§8 status 204: success with empty data', [204], { data: null }],
  ['§8 status 400: an error', REFUSED, { error: refusal }],
  ['§8 status 401: an error', [401, FAULT], { error: { name: 'FetchError', status: 401 } }],
  ['§8 status 403: an error', [403, FAULT], { error: { name: 'FetchError', status: 403 } }],
  ['§8 status 404: an error', [404, GONE], { error: { name: 'FetchError', status: 404, code: 'NOT_FOUND' } }],
  ['§8 status 500: an error', [500], { error: { name: 'FetchError', status: 500, code: 'UNKNOWN_ERROR' } }],
  ['§8 status 504: an error', [504], { error: { name: 'FetchError', status: 504 } }],
];

test.each(STATUSES)('%s', async (_, answer, outcome) => {
  const { platform } = platformWith(answer);
  const read = platform.read(getObjectInfo, OBJECT);
  expect(await read.then((data) => ({ data })).catch((error) => ({ error }))).toMatchObject(outcome);
});

test('§8 status 304: what is cached still holds', async () => {
  const { platform } = platformWith([200, { records: [] }], [304]);
  const input = { path: { objectApiName: 'Product2', listViewApiName: 'All' }, body: {} };
  await platform.read(getListRecordsByName, input);
  expect(await platform.read(getListRecordsByName, input, { cache: 'reload' })).toEqual({ records: [] });
  expect(platform.state(getListRecordsByName, input)).toBe('Fulfilled');
});
