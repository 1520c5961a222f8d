import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addAccount, addProduct } from '../testing/sample-records.ts';

let platform: Platform;
let merchandiser: Caller;
let support: Caller;
let productId: string;
let account: Awaited<ReturnType<typeof addAccount>>;
beforeAll(async () => {
  platform = await openPlatform();
  [merchandiser, support] = [await platform.user('Merchandiser'), await platform.user('Support')];
  productId = (await addProduct(platform.store, 400)).Id;
  account = await addAccount(platform.store, 'Sommer');
  const book = await platform.store.insert('Pricebook2', { Name: 'Verkauf', IsActive: true });
  await platform.store.insert('PricebookEntry', {
    Product2Id: productId,
    Pricebook2Id: book.Id,
    UnitPrice: '12.95',
  });
});
afterAll(() => platform.close());

const read = (id: string, query: string, caller = merchandiser) => caller.get(`/records/${id}?${query}`);

describe('reading a record by fields', () => {
  it('RD-REC-01 PF-REC-01 a record answers raw and display values, and nested records for references', async () => {
    const [entry] = await platform.store.find('PricebookEntry', {});
    const fields = 'PricebookEntry.UnitPrice,PricebookEntry.Product2.Name,PricebookEntry.CreatedDate';
    const { status, body } = await read(entry?.Id ?? '', `fields=${fields}`);
    expect(status).toBe(200);
    expect(body.fields.UnitPrice).toEqual({ displayValue: '12,95\u00a0€', value: 12.95 });
    expect(body.fields.CreatedDate).toEqual({
      displayValue: '01.06.2026, 14:00',
      value: '2026-06-01T12:00:00.000Z',
    });
    expect(body.fields.Product2).toMatchObject({
      displayValue: 'Ibuprofen Linde 400 mg',
      value: { apiName: 'Product2', id: productId, fields: { Name: { value: 'Ibuprofen Linde 400 mg' } } },
    });
    expect(Object.keys(body.fields).sort()).toEqual(['CreatedDate', 'Product2', 'UnitPrice']);
  });

  it('speaks the language of the request', async () => {
    const query = 'fields=Product2.L2C_CM_RegulatoryClassification__c';
    const german = await read(productId, query);
    const english = await merchandiser.get(`/records/${productId}?${query}`, { 'accept-language': 'en' });
    const label = ({ body }: typeof german) => body.fields.L2C_CM_RegulatoryClassification__c.displayValue;
    expect(label(german)).toBe('apothekenpflichtig');
    expect(label(english)).not.toBe(label(german));
  });

  it('takes ids of 15 characters and refuses those with a wrong checksum', async () => {
    expect((await read(productId.slice(0, 15), 'fields=Product2.Name')).body.id).toBe(productId);
    expect(await read(`${productId.slice(0, 15)}ZZZ`, 'fields=Product2.Name')).toMatchObject({
      status: 400,
      body: [{ errorCode: 'MALFORMED_ID' }],
    });
  });

  it('PF-REC-03 a read refuses an unknown field and leaves out an unknown optional one', async () => {
    for (const field of ['Product2.Colour', 'Name', 'Account.Name', 'Product2.Owner.PasswordHash__c']) {
      expect(await read(productId, `fields=${field}`), field).toMatchObject({
        status: 400,
        body: [{ errorCode: 'INVALID_FIELD', message: `No such column '${field}' on entity 'Product2'.` }],
      });
    }
    const { body } = await read(
      productId,
      'optionalFields=Product2.Colour,Product2.Name,Product2.Owner.Colour',
    );
    expect(Object.keys(body.fields)).toEqual(['Name']);
  });

  it('RD-LIMIT-05 a read follows relationships up to six levels', async () => {
    const { store } = platform;
    const ids: string[] = [];
    for (let level = 0; level < 6; level += 1) {
      const parent = ids.at(-1);
      const row = await store.insert('Account', {
        Name: `Ebene ${level}`,
        ...(parent && { ParentId: parent }),
      });
      ids.push(row.Id);
    }
    const lowest = ids.at(-1) ?? '';
    const { body } = await read(lowest, `fields=Account.${'Parent.'.repeat(5)}Name`);
    let record = body;
    for (let level = 4; level >= 0; level -= 1) {
      record = record.fields.Parent.value;
      expect(record.id).toBe(ids[level]);
    }
    expect((await read(lowest, `fields=Account.${'Parent.'.repeat(6)}Name`)).status).toBe(400);
  });

  it('PF-REC-02 a read that names no fields and no layouts is refused', async () => {
    expect(await read(productId, 'pageSize=5')).toMatchObject({
      status: 400,
      body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }],
    });
  });

  it('is a 404 for a record or an object that does not exist, and just the same for one that is not visible', async () => {
    const gone = await platform.store.insert('Account', { Name: 'Gone' });
    await platform.store.delete('Account', gone.Id);
    const buyer = await platform.user('Buyer');
    const answers = [
      await read(gone.Id, 'fields=Account.Name'),
      await read('zzz000000000001AAA', 'fields=Account.Name'),
      await read(account.account.Id, 'fields=Account.Name', platform.guest),
      await read(account.account.Id, 'fields=Account.Name', buyer),
    ];
    for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]?.body]);
    expect(answers[0]?.body).toMatchObject([{ errorCode: 'NOT_FOUND' }]);
    expect((await read(productId, 'fields=Product2.Name', platform.guest)).status).toBe(200);
  });

  it('does not show guests who wrote a record', async () => {
    const { body } = await read(productId, 'layoutTypes=Full', platform.guest);
    expect([body.fields.CreatedBy, body.fields.LastModifiedBy]).toEqual([undefined, undefined]);
    expect(body.fields.CreatedById.value).toMatch(/^005/);
    expect((await read(productId, 'fields=Product2.CreatedBy.Name', platform.guest)).status).toBe(400);
  });
});

describe('reading a record by layout', () => {
  it('answers its fields and, for references, the names of the records', async () => {
    const { body } = await read(account.contacts[0]?.Id ?? '', 'layoutTypes=Full&modes=View');
    expect(body.fields.Email.value).toBe('anna@offizin.example');
    expect(body.fields.Account).toMatchObject({ displayValue: 'Sommer', value: { id: account.account.Id } });
    expect(body.fields.Owner.value.fields.Name).toBeDefined();
  });

  it('answers the key fields only for the compact one', async () => {
    const { body } = await read(productId, 'layoutTypes=Compact');
    expect(Object.keys(body.fields).sort()).toEqual([
      'AvailableToOrder__c',
      'L2C_CM_PZN__c',
      'L2C_CM_RegulatoryClassification__c',
      'Manufacturer__c',
      'Name',
    ]);
  });
});

describe('child relationships', () => {
  it('come with their first page, the newest first', async () => {
    const query =
      'fields=Account.Name&childRelationships=Account.Contacts.Name,Account.Contacts.Email&pageSize=1';
    const { body } = await read(account.account.Id, query);
    expect(body.childRelationships.Contacts).toMatchObject({
      count: 1,
      records: [{ apiName: 'Contact', fields: { Name: { value: 'Bernd Sommer' } } }],
    });
    expect(body.childRelationships.Contacts.nextPageToken).toContain(account.account.Id);
    const all = await read(account.account.Id, 'fields=Account.Name&childRelationships=Account.Contacts');
    expect(all.body.childRelationships.Contacts).toMatchObject({ count: 2, nextPageToken: null });
  });

  it('PF-REC-04 child records are paged by a token that names page, size, parent, relationship and fields', async () => {
    const { account: busy } = await addAccount(platform.store, 'Vielbesuch');
    for (const LastName of ['Drei', 'Vier', 'Fünf'])
      await platform.store.insert('Contact', { LastName, AccountId: busy.Id });
    const asked = 'childRelationships=Account.Contacts.LastName,Account.Contacts.Account.Name&pageSize=2';
    const first = (await read(busy.Id, `fields=Account.Name&${asked}`)).body.childRelationships.Contacts;
    const follow = async (url: string) =>
      (await merchandiser.get(url.replace('/services/data/v64.0/ui-api', ''))).body as typeof first;
    const second = await follow(first.nextPageUrl);
    const third = await follow(second.nextPageUrl);
    const idsOf = (page: typeof first) => page.records.map(({ id }: { id: string }) => id);
    const ids = [first, second, third].flatMap(idsOf);
    expect([first.count, second.count, third.count]).toEqual([2, 2, 1]);
    expect(new Set(ids).size).toBe(5);
    expect(third).toMatchObject({ nextPageToken: null, nextPageUrl: null });
    expect(Object.keys(third.records[0].fields).sort()).toEqual(['Account', 'LastName']);
    const back = await follow(third.previousPageUrl);
    expect(idsOf(back)).toEqual(idsOf(second));
    expect(idsOf(await follow(back.previousPageUrl))).toEqual(idsOf(first));
    expect(second.currentPageToken).toMatch(/^1;2;\w{18};Contacts;LastName,Account\.Name;$/);
  });

  it('RD-REC-25 child records are read page by page', async () => {
    const path = `/records/${account.account.Id}/child-relationships/contacts`;
    const page = (await merchandiser.get(`${path}?fields=Contact.LastName&pageSize=1`)).body;
    const next = (await merchandiser.get(`${path}?pageToken=${encodeURIComponent(page.nextPageToken)}`)).body;
    expect([page.count, next.count]).toEqual([1, 1]);
    expect(next.records[0].id).not.toBe(page.records[0].id);
    const made = page.nextPageToken.replace(account.account.Id, productId);
    for (const token of [made, 'nonsense', '1;0;x;Contacts;;'])
      expect(await merchandiser.get(`${path}?pageToken=${encodeURIComponent(token)}`)).toMatchObject({
        status: 400,
        body: [{ errorCode: 'INVALID_PAGE_TOKEN' }],
      });
    expect((await platform.guest.get(path)).status).toBe(404);
    expect((await merchandiser.get(path.replace('contacts', 'Unicorns'))).status).toBe(404);
  });

  it('are a 400 when the object has none of that name', async () => {
    const { status } = await read(
      account.account.Id,
      'fields=Account.Name&childRelationships=Account.Unicorns',
    );
    expect(status).toBe(400);
  });
});

describe('a batch of records', () => {
  it('PF-BATCH-03 a batch read answers each item with a status of its own, in the order asked', async () => {
    const gone = 'a'.repeat(3);
    const ids = [account.account.Id, `${gone}000000000001`, productId, account.account.Id];
    const { status, body } = await merchandiser.get(
      `/records/batch/${ids.join(',')}?fields=Product2.Name,Account.Name`,
    );
    expect(status).toBe(200);
    expect(body.hasErrors).toBe(true);
    const answered = body.results.map((item: { statusCode: number; result: { id?: string } }) => [
      item.statusCode,
      item.result.id,
    ]);
    expect(answered).toEqual([
      [200, account.account.Id],
      [404, undefined],
      [200, productId],
      [200, account.account.Id],
    ]);
    expect(body.results[2].result.fields).toEqual({
      Name: { displayValue: null, value: 'Ibuprofen Linde 400 mg' },
    });
  });

  it('keeps forbidden records from the others', async () => {
    const { body } = await platform.guest.get(
      `/records/batch/${productId},${account.account.Id}?fields=Product2.Name`,
    );
    expect(body.results.map(({ statusCode }: { statusCode: number }) => statusCode)).toEqual([200, 404]);
  });
});

describe('record defaults', () => {
  it('RD-REC-26 record defaults start a form with layout, object infos and presets', async () => {
    const { status, body } = await merchandiser.get('/record-defaults/create/Product2');
    expect(status).toBe(200);
    expect(body.layout).toMatchObject({ layoutType: 'Full', mode: 'Create' });
    expect(Object.keys(body.objectInfos).sort()).toEqual(['Product2', 'User']);
    expect(body.record).toMatchObject({ apiName: 'Product2', id: null, recordTypeId: '012000000000000AAA' });
    expect(body.record.fields.ProductClass.value).toBe('Simple');
    expect(body.record.fields.OwnerId.value).toBe(merchandiser.session.userId);
    expect(body.record.fields.Owner.displayValue).toBe('Mara Merchandiser');
    expect(body.record.fields.Name.value).toBeNull();
    expect(body.record.fields.CreatedDate).toBeUndefined();
  });

  it('are refused to those who may not create', async () => {
    expect((await support.get('/record-defaults/create/Product2')).status).toBe(403);
    expect((await platform.guest.get('/record-defaults/create/Product2')).status).toBe(401);
  });
});
