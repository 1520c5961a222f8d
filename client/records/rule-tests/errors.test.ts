import { expect, test } from 'vitest';
import {
  getListRecordsByName,
  getObjectInfo,
  getRecordAvatars,
  getRelatedListInfo,
} from '#generated/record-data/client.gen.ts';
import { readRelatedListsActions } from '../../actions/related-lists.ts';
import { knownRecordAvatar, readRecordAvatars } from '../../avatars/avatars.ts';
import { removeListView, saveListView, saveNewListView } from '../../lists/list-views.ts';
import { readRelatedListInfos, readRelatedRecordsBatch } from '../../lists/related-lists.ts';
import type { Platform } from '../../platform.ts';
import type { StubAnswer } from '../../testing/stub-fetch.ts';
import { uploadFile } from '../files.ts';
import { readRecordUi } from '../record-ui.ts';
import { readRecord, removeRecord, saveNewRecord, saveRecord } from '../records.ts';
import { recordStore } from '../store/record-store.ts';
import { GONE, ID, itemsOf, NAME, OTHER, platformWith, product } from './support.ts';

const UI = { recordIds: [ID], layoutTypes: ['Full' as const], modes: ['View' as const] };
const OBJECT = { path: { objectApiName: 'Product2' } };
const PARENT = '001000000000001AAA';
const CONTACTS = { path: { parentObjectApiName: 'Account', relatedListId: 'Contacts' } };
const FAULT = [{ errorCode: 'UNKNOWN_EXCEPTION', message: 'Broken.' }];
const REFUSED: StubAnswer = [400, [{ errorCode: 'INVALID_INPUT', message: 'Nein.' }]];
const refusal = { name: 'FetchError', status: 400, code: 'INVALID_INPUT', explanation: 'Nein.' };

test('RD-UI-09 a record UI answered 404 marks its record as not found in the store', async () => {
  const { platform, requests } = platformWith([404, GONE]);
  const store = recordStore(platform);
  await expect(readRecordUi(platform, UI)).rejects.toMatchObject({ status: 404 });
  expect(store.snapshot(ID, NAME)).toMatchObject({ state: 'Error', error: { status: 404 } });
  await expect(readRecord(platform, ID, NAME)).rejects.toMatchObject({ status: 404 });
  expect(requests).toHaveLength(1);
});

test('RD-STATE-06 a batch item with status 404 removes the cached entry', async () => {
  const gone = itemsOf([404, GONE]);
  const { platform, requests } = platformWith([200, { label: 'Kontakte' }], [200, gone]);
  const cached = () => platform.state(getRelatedListInfo, CONTACTS);
  await platform.read(getRelatedListInfo, CONTACTS);
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

test('RD-STATE-07 a batch item with another failed status is remembered for a time and answered with status and body', async () => {
  const answer = itemsOf([200, { count: 3 }], [400, FAULT], [403, FAULT], [500, FAULT]);
  const healed = itemsOf(...[3, 0, 1, 2].map((count): [number, unknown] => [200, { count }]));
  const { platform, requests, advance } = platformWith([200, answer], [200, healed]);
  const lists = ['Contacts', 'Cases', 'Assets', 'Orders'].map((relatedListId) => ({ relatedListId }));
  const read = () => readRelatedListsActions(platform, [PARENT], lists);
  expect(await read()).toEqual(answer);
  advance(299_999);
  expect(await read()).toEqual(answer);
  expect(requests).toHaveLength(1);
  advance(1);
  expect(await read()).toEqual(healed);
});

test('RD-RELATED-11 a batch of related lists whose parent is not found fails as a whole', async () => {
  const { platform } = platformWith([404, GONE]);
  const read = readRelatedRecordsBatch(platform, PARENT, [{ relatedListId: 'Contacts' }]);
  await expect(read).rejects.toMatchObject({ name: 'FetchError', status: 404, code: 'NOT_FOUND' });
});

test('RD-UI-10 a record UI answered without data is an error', async () => {
  const { platform } = platformWith([204]);
  await expect(readRecordUi(platform, UI)).rejects.toThrow('without data');
});

test('RD-AVATAR-07 the errors of an avatar are a list of code and message', async () => {
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
  ['RD-ERR-13 the error of a refused creation reaches the caller', create],
  ['RD-ERR-14 the error of a refused update reaches the caller', update],
  ['RD-ERR-15 the error of a refused deletion reaches the caller', (p) => removeRecord(p, ID)],
  ['RD-ERR-16 the error of a refused upload reaches the caller', upload],
  [
    'RD-ERR-17 the error of a refused new list view reaches the caller',
    (p) => saveNewListView(p, 'Product2', { label: 'Meine', listViewApiName: 'Mine' }),
  ],
  [
    'RD-ERR-18 the error of a refused change of a list view reaches the caller',
    (p) => saveListView(p, LIST, { label: 'Meine' }),
  ],
  [
    'RD-ERR-19 the error of a refused deletion of a list view reaches the caller',
    (p) => removeListView(p, LIST),
  ],
];

test.each(THROWN)('%s', async (_, write) => {
  await expect(write(platformWith(REFUSED).platform)).rejects.toMatchObject(refusal);
});

test('RD-STATE-04 a failed read is kept as an error snapshot', async () => {
  const { platform } = platformWith([500, FAULT]);
  await expect(platform.read(getObjectInfo, OBJECT)).rejects.toMatchObject({ status: 500 });
  expect(platform.state(getObjectInfo, OBJECT)).toBe('Error');
  await expect(readRecord(platform, ID, NAME)).rejects.toMatchObject({ status: 500 });
  const error = { status: 500, code: 'UNKNOWN_EXCEPTION' };
  expect(recordStore(platform).snapshot(ID, NAME)).toMatchObject({ state: 'Error', error });
});

test('RD-STATE-05 a broken connection is kept as an error snapshot beside the data', async () => {
  const { platform } = platformWith([200, product()], new TypeError('offline'));
  const store = recordStore(platform);
  await store.read(ID, NAME);
  await expect(store.read(ID, NAME, { cache: 'reload' })).rejects.toMatchObject({ name: 'NetworkError' });
  const kept = { state: 'Error', error: { name: 'NetworkError' }, data: { id: ID } };
  expect(store.snapshot(ID, NAME)).toMatchObject(kept);
  await platform.read(getObjectInfo, OBJECT).catch(() => undefined);
  expect(platform.state(getObjectInfo, OBJECT)).toBe('Error');
});

test('RD-ERR-20 a broken connection during a write reaches the caller', async () => {
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
  ['RD-ERR-21 status 200 is data', [200, { apiName: 'Product2' }], { data: { apiName: 'Product2' } }],
  ['RD-ERR-22 status 201 is data', [201, { apiName: 'Product2' }], { data: { apiName: 'Product2' } }],
  ['RD-ERR-23 status 204 is success without data', [204], { data: null }],
  ['RD-ERR-25 status 400 is an error with code and message', REFUSED, { error: refusal }],
  ['RD-ERR-26 status 401 is an error', [401, FAULT], { error: { name: 'FetchError', status: 401 } }],
  ['RD-ERR-27 status 403 is an error', [403, FAULT], { error: { name: 'FetchError', status: 403 } }],
  [
    'RD-ERR-28 status 404 is an error with its code',
    [404, GONE],
    { error: { name: 'FetchError', status: 404, code: 'NOT_FOUND' } },
  ],
  [
    'RD-ERR-29 status 500 is an error, also without a body',
    [500],
    { error: { name: 'FetchError', status: 500, code: 'UNKNOWN_ERROR' } },
  ],
  ['RD-ERR-30 status 504 is an error', [504], { error: { name: 'FetchError', status: 504 } }],
];

test.each(STATUSES)('%s', async (_, answer, outcome) => {
  const { platform } = platformWith(answer);
  const read = platform.read(getObjectInfo, OBJECT);
  expect(await read.then((data) => ({ data })).catch((error) => ({ error }))).toMatchObject(outcome);
});

test('RD-ERR-24 a read that is made again names the tag of what is known, and keeps it where it is the same', async () => {
  const { platform, requests } = platformWith([200, { apiName: 'Product2', eTag: 'abc' }], [304]);
  await platform.read(getObjectInfo, OBJECT);
  expect(await platform.read(getObjectInfo, OBJECT, { cache: 'reload' })).toMatchObject({ eTag: 'abc' });
  expect(requests.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"abc"']);
  expect(platform.state(getObjectInfo, OBJECT)).toBe('Fulfilled');
});

test('RD-ERR-24 status 304 keeps the cached answer', async () => {
  const { platform } = platformWith([200, { records: [] }], [304]);
  const input = { path: { objectApiName: 'Product2', listViewApiName: 'All' }, body: {} };
  await platform.read(getListRecordsByName, input);
  expect(await platform.read(getListRecordsByName, input, { cache: 'reload' })).toEqual({ records: [] });
  expect(platform.state(getListRecordsByName, input)).toBe('Fulfilled');
});
