import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readRecordActions } from '#client/actions/actions.ts';
import { knownAction } from '#client/actions/known-actions.ts';
import { knownRecordAvatar, readRecordAvatars } from '#client/avatars/avatars.ts';
import { readListUi } from '#client/lists/list-ui.ts';
import { removeListView, saveListView, saveNewListView } from '#client/lists/list-views.ts';
import { readRelatedListInfos, readRelatedRecordsBatch } from '#client/lists/related-lists.ts';
import { executeRecordBatch } from '#client/records/batch.ts';
import { knownFileDocument, uploadFile, uploadFileVersion } from '#client/records/files.ts';
import { readLayoutUserState, saveLayoutUserState } from '#client/records/layout-user-state.ts';
import { readList } from '#client/records/lists.ts';
import { MASTER_RECORD_TYPE_ID } from '#client/records/metadata.ts';
import { notifyRecordsChanged } from '#client/records/notify.ts';
import { readPicklistsOf } from '#client/records/picklists.ts';
import { readRecordUi } from '#client/records/record-ui.ts';
import { readRecord, removeRecord, saveRecord } from '#client/records/records.ts';
import { recordStore } from '#client/records/store/record-store.ts';
import { readLayout, readRelatedRecords } from '#client/testing/reads.ts';
import { getChildRelationshipRecords } from '#generated/record-data/client.gen.ts';
import { type Caller, openPlatform, type Platform } from '#mock/apis/record-data/testing/platform.ts';
import { addAccount, addProduct } from '#mock/apis/record-data/testing/sample-records.ts';
import { type Client, clientOf } from './client-of.ts';

/** The client against the mock platform: what each of them proves for itself has to fit together. */
let mock: Platform;
let user: Caller;
let client: Client;
let accountId: string;
let productIds: string[];
const NAME = { fields: ['Product2.Name'] };

beforeAll(async () => {
  mock = await openPlatform();
  user = await mock.user('Merchandiser');
  const { account } = await addAccount(mock.store, 'Sommer');
  accountId = account.Id;
  productIds = [];
  for (let number = 1; number <= 100; number++) productIds.push((await addProduct(mock.store, number)).Id);
});
afterAll(() => mock.close());
beforeEach(() => {
  client = clientOf(mock, user);
});

const first = () => productIds[0] as string;

test('a list is read by name, by id, and for recently used records by the object alone', async () => {
  const { platform, sent } = client;
  const names = { objectApiName: 'Account', listViewApiName: 'AllAccounts' };
  const { info } = await readListUi(platform, names);
  await readRecord(platform, accountId, { layoutTypes: ['Full'], updateMru: true });
  const pages = [
    await readList(platform, names, { pageSize: 5, optionalFields: ['Account.Owner.Name'] }),
    await readList(platform, { listViewId: String(info.listReference.id) }, { pageSize: 5, pageToken: null }),
    await readList(platform, { objectApiName: 'Account' }, { sortBy: ['Name'] }),
    await readList(platform, { ...names, listViewApiName: '__recent' }),
    await readList(platform, { ...names, listViewApiName: '__Recent' }, { searchTerm: 'Sommer' }),
  ];
  for (const { records } of pages) expect(records.map(({ id }) => id)).toEqual([accountId]);
  const { lists } = await readListUi(platform, { objectApiName: 'Account' });
  expect(lists.map(({ apiName }) => apiName)).toContain('AllAccounts');
  expect(sent).toEqual([
    'GET /list-ui/Account/AllAccounts',
    `GET /records/${accountId}`,
    'POST /list-records/Account/AllAccounts',
    `GET /list-records/${info.listReference.id}`,
    'GET /mru-list-records/Account',
    'GET /mru-list-records/Account',
    'POST /list-records/Account/__Recent',
    'GET /list-ui/Account',
  ]);
});

test('where no page size is asked for, a page has that of the contract', async () => {
  const { platform } = client;
  const products = await readList(platform, { objectApiName: 'Product2', listViewApiName: 'AllProducts' });
  expect([products.records.length, products.pageSize]).toEqual([50, 50]);
  const contacts = await readRelatedRecords(platform, accountId, 'Contacts', {});
  expect(contacts.pageSize).toBe(50);
  const views = await readListUi(platform, { objectApiName: 'Account' });
  expect(views.pageSize).toBe(20);
});

test('100 components that ask for 100 records in one tick make one call', async () => {
  const { platform, sent } = client;
  const records = await Promise.all(productIds.map((id) => readRecord(platform, id, NAME)));
  expect(records.map((record) => record?.id)).toEqual(productIds);
  expect(sent).toEqual([`GET /records/batch/${productIds.join(',')}`]);
});

test('a record read by one client, changed by another and notified shows the change, in one request', async () => {
  const [reader, writer] = [client, clientOf(mock, user)];
  await readRecord(reader.platform, first(), NAME);
  await readRecord(reader.platform, first(), {
    optionalFields: ['Product2.Owner.Name', 'Product2.IsActive'],
  });
  await saveRecord(writer.platform, { fields: { Id: first(), Name: 'Ibuprofen neu' } });
  reader.sent.length = 0;
  await notifyRecordsChanged(reader.platform, [first()]);
  const { state, data } = recordStore(reader.platform).snapshot(first(), NAME);
  expect([state, data?.fields.Name?.value]).toEqual(['Fulfilled', 'Ibuprofen neu']);
  expect(reader.sent).toEqual([`GET /records/${first()}`]);
  expect(recordStore(reader.platform).trackedFields(first()).sort()).toEqual(
    expect.arrayContaining(['Product2.IsActive', 'Product2.Name', 'Product2.Owner.Name']),
  );
});

test('a batch in small letters creates, changes and deletes, each with its status', async () => {
  const { platform } = client;
  const [, changed = '', deleted = ''] = productIds;
  await Promise.all([changed, deleted].map((id) => readRecord(platform, id, NAME)));
  const { results } = await executeRecordBatch(platform, {
    allOrNone: false,
    operations: [
      { type: 'create', records: [{ apiName: 'Account', fields: { Name: 'Winter' } }] },
      { type: 'Update', records: [{ fields: { Id: changed.slice(0, 15), Name: 'Anders' } }] },
      { type: 'delete', records: [{ fields: { Id: deleted } }, { fields: { Id: '01t00000000zzzzAAA' } }] },
    ],
  });
  expect(results.map(({ statusCode }) => statusCode)).toEqual([201, 200, 200, 404]);
  expect((await readRecord(platform, changed, NAME))?.fields.Name?.value).toBe('Anders');
  expect(recordStore(platform).snapshot(deleted, NAME).state).toBe('Unfulfilled');
  await expect(readRecord(platform, deleted, NAME)).rejects.toMatchObject({ status: 404 });
});

test('an update of an older version is refused, and a record UI of what is gone is not found', async () => {
  const { platform } = client;
  const id = productIds[3] as string;
  const input = { fields: { Id: id, Name: 'Spät' } };
  const before = { ifUnmodifiedSince: '2020-01-01T00:00:00.000Z' };
  await expect(saveRecord(platform, input, before)).rejects.toMatchObject({ status: 412 });
  const ui = { recordIds: [id], layoutTypes: ['Full' as const], modes: ['View' as const] };
  expect((await readRecordUi(platform, ui)).records[id]).toMatchObject({ id });
  await removeRecord(platform, id);
  await expect(readRecordUi(platform, ui)).rejects.toMatchObject({ status: 404 });
  await expect(readRecord(platform, id, NAME)).rejects.toMatchObject({ status: 404 });
});

test('the records below a record are read page by page', async () => {
  const read = (pageToken?: string) =>
    client.platform.read(getChildRelationshipRecords, {
      path: { recordId: accountId, relationshipName: 'Contacts' },
      query: { fields: ['FirstName'], pageSize: 1, pageToken },
    });
  const page = await read();
  expect(page.records.map(({ fields }) => Object.keys(fields))).toEqual([['FirstName']]);
  const next = await read(String(page.nextPageToken));
  expect([next.count, next.nextPageToken]).toEqual([1, null]);
  expect(await read()).toEqual(page);
  expect(client.sent).toEqual(Array(2).fill(`GET /records/${accountId}/child-relationships/Contacts`));
});

test('items of a batch fail alone', async () => {
  const { platform } = client;
  const picklists = await readPicklistsOf(platform, 'Case', ['Status', 'Subject', 'Nothing']);
  expect(picklists.map(({ statusCode }) => statusCode)).toEqual([200, 400, 400]);
  const infos = await readRelatedListInfos(platform, 'Account', ['Contacts', 'Nothing']);
  expect(infos.results.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
  const read = readRelatedRecordsBatch(platform, '00100000000zzzzAAA', [{ relatedListId: 'Contacts' }]);
  await expect(read).rejects.toMatchObject({ status: 404 });
});

test('an avatar and an action are known after they were read', async () => {
  const { platform } = client;
  const gone = '00300000000zzzzAAA';
  const avatars = await readRecordAvatars(platform, [accountId, gone]);
  expect([avatars[accountId]?.statusCode, avatars[gone]?.statusCode]).toEqual([200, 404]);
  expect(knownRecordAvatar(platform, accountId)).toEqual(avatars[accountId]?.result);
  const { actions } = await readRecordActions(platform, [accountId], {
    sections: ['Page'],
    formFactor: 'Huge',
  });
  const [collection] = Object.values(actions);
  const [action] = collection?.actions ?? [];
  expect(action).toBeDefined();
  expect(knownAction(platform, String(collection?.url), String(action?.externalId))).toEqual(action);
});

test('a file and a new version of it are uploaded', async () => {
  const { platform } = client;
  const document = await uploadFile(platform, {
    fileData: new File(['eins'], 'Zettel.txt'),
    title: 'Zettel',
  });
  const id = String(document.contentDocument.id);
  const second = await uploadFileVersion(platform, id.slice(0, 15), { fileData: new Blob(['zwei']) });
  expect(second.contentDocument.id).toBe(id);
  expect(knownFileDocument(platform, id)).toEqual(second);
});

test('a list view and the state of a layout are saved, changed and read again', async () => {
  const { platform } = client;
  const name = { objectApiName: 'Account', listViewApiName: 'Luebeck' };
  const filter = { fieldApiName: 'BillingCity', operandLabels: ['Lübeck'], operator: 'Equals' as const };
  await saveNewListView(platform, 'Account', {
    label: 'Lübeck',
    listViewApiName: 'Luebeck',
    filteredByInfo: [filter],
  });
  expect((await saveListView(platform, name, { label: 'Aus Lübeck' })).label).toBe('Aus Lübeck');
  expect((await readList(platform, name)).records.map(({ id }) => id)).toEqual([accountId]);
  await removeListView(platform, name);
  await expect(readList(platform, name)).rejects.toMatchObject({ status: 404 });

  const layout = await readLayout(platform, { objectApiName: 'Account', layoutType: 'Full', mode: 'View' });
  const use = { objectApiName: 'Account', recordTypeId: MASTER_RECORD_TYPE_ID };
  const section = String(layout.sections[0]?.id);
  await saveLayoutUserState(platform, use, { [section]: { collapsed: true } });
  const { sectionUserStates } = await readLayoutUserState(platform, use);
  expect(sectionUserStates[section]).toMatchObject({ collapsed: true });
});
