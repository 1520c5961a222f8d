import { expect, test } from 'vitest';
import { getObjectInfo } from '#generated/record-data/client.gen.ts';
import { readRecordAvatars, saveRecordAvatar } from '../../avatars/avatars.ts';
import {
  removeListView,
  saveListPreferences,
  saveListView,
  saveNewListView,
} from '../../lists/list-views.ts';
import { saveRelatedListInfo, saveRelatedListPreferences } from '../../lists/related-lists.ts';
import type { Platform } from '../../platform.ts';
import { executeRecordBatch } from '../batch.ts';
import { uploadFile, uploadFileVersion } from '../files.ts';
import { readPicklists } from '../picklists.ts';
import { readRecord, removeRecord, saveNewRecord, saveRecord } from '../records.ts';
import { expectRefused, ID, itemsOf, NAME, platformWith } from './support.ts';

const LIST = { objectApiName: 'Product2', listViewApiName: 'Mine' };
const UNNAMED = { ...LIST, listViewApiName: '' };
const RELATED = { parentObjectApiName: 'Account', relatedListId: 'Contacts' };
type Call = (platform: Platform) => Promise<unknown>;
/** What a caller does wrong, without the types that would stop it. */
const wrong =
  <T extends unknown[]>(
    call: (platform: Platform, ...input: T) => Promise<unknown>,
    ...input: unknown[]
  ): Call =>
  (platform) =>
    call(platform, ...(input as T));

/** The messages that are thrown before any request, each with the calls that it answers. */
const MESSAGES: [rule: string, message: string, ...calls: Call[]][] = [
  [
    '§8 Invalid config for "createListInfo"',
    'Invalid config for "createListInfo"',
    wrong(saveNewListView, 'Product2', { label: 'Meine' }),
    wrong(saveNewListView, '', { label: 'Meine', listViewApiName: 'Mine' }),
    wrong(saveNewListView, 'Product2', undefined),
  ],
  [
    '§8 Invalid config for "deleteListInfo"',
    'Invalid config for "deleteListInfo"',
    wrong(removeListView, UNNAMED),
    wrong(removeListView, undefined),
  ],
  [
    '§8 Invalid config for "updateListInfoByName"',
    'Invalid config for "updateListInfoByName"',
    wrong(saveListView, UNNAMED, { label: 'Meine' }),
    wrong(saveListView, LIST, { label: 1 }),
  ],
  [
    '§8 Invalid config for "updateListPreferences"',
    'Invalid config for "updateListPreferences"',
    wrong(saveListPreferences, UNNAMED, {}),
    wrong(saveListPreferences, LIST, { columnWidths: { Name: 1.5 } }),
  ],
  [
    '§8 Invalid config for executeBatchRecordOperations',
    'Invalid config for executeBatchRecordOperations',
    wrong(executeRecordBatch, { operations: [{ type: 'MERGE', records: [] }] }),
    wrong(executeRecordBatch, {}),
  ],
  [
    '§8 Invalid config for updateRelatedListInfo',
    'Invalid config for updateRelatedListInfo',
    wrong(saveRelatedListInfo, { ...RELATED, relatedListId: '' }, {}),
    wrong(saveRelatedListInfo, RELATED, { orderedByInfo: [{ fieldApiName: 'Name' }] }),
  ],
  [
    '§8 Invalid config for updateRelatedListPreferences',
    'Invalid config for updateRelatedListPreferences',
    wrong(saveRelatedListPreferences, '', {}),
    wrong(saveRelatedListPreferences, 'Account.Contacts', { columnWrap: { Name: 'no' } }),
  ],
  [
    '§8 Invalid config for deleteRecord',
    'Invalid config for deleteRecord',
    wrong(removeRecord, '01t'),
    wrong(removeRecord, undefined),
  ],
  [
    '§8 Invalid config for createContentDocumentAndVersion',
    'Invalid config for createContentDocumentAndVersion',
    wrong(uploadFile, { title: 'Zettel' }),
  ],
  [
    '§8 Invalid config for createContentVersion',
    'Invalid config for createContentVersion',
    wrong(uploadFileVersion, '069000000000001AAA', { title: 'Zettel' }),
    wrong(uploadFileVersion, '069', { fileData: new Blob(['abc']) }),
  ],
  [
    '§8 Invalid recordInput',
    'Invalid recordInput',
    wrong(saveNewRecord, { apiName: 'Product2' }),
    wrong(saveNewRecord, { fields: {} }),
    wrong(saveNewRecord, undefined),
    wrong(saveRecord, { fields: { Name: 'Neu' } }),
    wrong(saveRecord, undefined),
  ],
  [
    '§8 updateRecordAvatar invalid configuration',
    'updateRecordAvatar invalid configuration',
    wrong(saveRecordAvatar, ID, {}),
    wrong(saveRecordAvatar, ID, { actionType: 1 }),
    wrong(saveRecordAvatar, '01t', { actionType: 'Associate' }),
  ],
];

test.each(MESSAGES)('%s', async (_, message, ...calls) => {
  for (const call of calls) await expectRefused(call, message);
});

test('§8 Unsupported avatar type', async () => {
  const hologram = { recordId: ID, type: 'Hologram' };
  const read = platformWith([200, itemsOf([200, hologram])]);
  await expect(readRecordAvatars(read.platform, [ID])).rejects.toThrow(/^Unsupported avatar type$/);
  const save = platformWith([200, hologram]);
  const association = { actionType: 'Associate' as const };
  await expect(saveRecordAvatar(save.platform, ID, association)).rejects.toThrow(/^Unsupported avatar type$/);
});

test('§8 Invalid discriminatorValue', async () => {
  const attributes = { picklistAtrributesValueType: 'TaskStatus' };
  const values = [{ attributes, label: 'Neu', validFor: [], value: 'New' }];
  const { platform } = platformWith([200, { picklistFieldValues: { Status: { values } } }]);
  await expect(readPicklists(platform, 'Task')).rejects.toThrow(/^Invalid discriminatorValue$/);
});

test('§8 Data requested with only-if-cached policy and not found in the cache: a synthesised 504 Gateway Timeout', async () => {
  const { platform, requests } = platformWith();
  const missed = {
    status: 504,
    statusText: 'Gateway Timeout',
    message: 'Data requested with only-if-cached policy and not found in the cache.',
  };
  const onlyCached = { cache: 'only-if-cached' as const };
  await expect(readRecord(platform, ID, NAME, onlyCached)).rejects.toMatchObject(missed);
  const path = { objectApiName: 'Product2' };
  await expect(platform.read(getObjectInfo, { path }, onlyCached)).rejects.toMatchObject(missed);
  expect(requests).toHaveLength(0);
});
