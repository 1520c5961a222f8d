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
    'RD-ERR-01 a wrong new list view is Invalid config for "createListInfo"',
    'Invalid config for "createListInfo"',
    wrong(saveNewListView, 'Product2', { label: 'Meine' }),
    wrong(saveNewListView, '', { label: 'Meine', listViewApiName: 'Mine' }),
    wrong(saveNewListView, 'Product2', undefined),
  ],
  [
    'RD-ERR-02 deleting an unnamed list view is Invalid config for "deleteListInfo"',
    'Invalid config for "deleteListInfo"',
    wrong(removeListView, UNNAMED),
    wrong(removeListView, undefined),
  ],
  [
    'RD-ERR-03 a wrong change of a list view is Invalid config for "updateListInfoByName"',
    'Invalid config for "updateListInfoByName"',
    wrong(saveListView, UNNAMED, { label: 'Meine' }),
    wrong(saveListView, LIST, { label: 1 }),
  ],
  [
    'RD-ERR-04 wrong list preferences are Invalid config for "updateListPreferences"',
    'Invalid config for "updateListPreferences"',
    wrong(saveListPreferences, UNNAMED, {}),
    wrong(saveListPreferences, LIST, { columnWidths: { Name: 1.5 } }),
  ],
  [
    'RD-ERR-05 a wrong batch is Invalid config for executeBatchRecordOperations',
    'Invalid config for executeBatchRecordOperations',
    wrong(executeRecordBatch, { operations: [{ type: 'MERGE', records: [] }] }),
    wrong(executeRecordBatch, {}),
  ],
  [
    'RD-ERR-06 a wrong change of a related list is Invalid config for updateRelatedListInfo',
    'Invalid config for updateRelatedListInfo',
    wrong(saveRelatedListInfo, { ...RELATED, relatedListId: '' }, {}),
    wrong(saveRelatedListInfo, RELATED, { orderedByInfo: [{ fieldApiName: 'Name' }] }),
  ],
  [
    'RD-ERR-07 wrong preferences of a related list are Invalid config for updateRelatedListPreferences',
    'Invalid config for updateRelatedListPreferences',
    wrong(saveRelatedListPreferences, '', {}),
    wrong(saveRelatedListPreferences, 'Account.Contacts', { columnWrap: { Name: 'no' } }),
  ],
  [
    'RD-ERR-08 deleting without a record id is Invalid config for deleteRecord',
    'Invalid config for deleteRecord',
    wrong(removeRecord, '01t'),
    wrong(removeRecord, undefined),
  ],
  [
    'RD-ERR-09 an upload without a file is Invalid config for createContentDocumentAndVersion',
    'Invalid config for createContentDocumentAndVersion',
    wrong(uploadFile, { title: 'Zettel' }),
  ],
  [
    'RD-ERR-10 a version without a file or a document is Invalid config for createContentVersion',
    'Invalid config for createContentVersion',
    wrong(uploadFileVersion, '069000000000001AAA', { title: 'Zettel' }),
    wrong(uploadFileVersion, '069', { fileData: new Blob(['abc']) }),
  ],
  [
    'RD-ERR-11 a record input without an object or fields is Invalid recordInput',
    'Invalid recordInput',
    wrong(saveNewRecord, { apiName: 'Product2' }),
    wrong(saveNewRecord, { fields: {} }),
    wrong(saveNewRecord, undefined),
    wrong(saveRecord, { fields: { Name: 'Neu' } }),
    wrong(saveRecord, undefined),
  ],
  [
    'RD-ERR-12 a wrong association of an avatar is updateRecordAvatar invalid configuration',
    'updateRecordAvatar invalid configuration',
    wrong(saveRecordAvatar, ID, {}),
    wrong(saveRecordAvatar, ID, { actionType: 1 }),
    wrong(saveRecordAvatar, '01t', { actionType: 'Associate' }),
  ],
];

test.each(MESSAGES)('%s', async (_, message, ...calls) => {
  for (const call of calls) await expectRefused(call, message);
});

test('RD-AVATAR-01 an unknown avatar type is the error Unsupported avatar type', async () => {
  const hologram = { recordId: ID, type: 'Hologram' };
  const read = platformWith([200, itemsOf([200, hologram])]);
  await expect(readRecordAvatars(read.platform, [ID])).rejects.toThrow(/^Unsupported avatar type$/);
  const save = platformWith([200, hologram]);
  const association = { actionType: 'Associate' as const };
  await expect(saveRecordAvatar(save.platform, ID, association)).rejects.toThrow(/^Unsupported avatar type$/);
});

test('RD-PICK-06 picklist attributes of an unknown kind are the error Invalid discriminatorValue', async () => {
  const attributes = { picklistAtrributesValueType: 'TaskStatus' };
  const values = [{ attributes, label: 'Neu', validFor: [], value: 'New' }];
  const { platform } = platformWith([200, { picklistFieldValues: { Status: { values } } }]);
  await expect(readPicklists(platform, 'Task')).rejects.toThrow(/^Invalid discriminatorValue$/);
});

test('RD-STATE-08 a read from the cache alone is a synthesised 504 Gateway Timeout where nothing is cached', async () => {
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
