import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objects } from '../../../objects/index.ts';
import { recordTypeId } from '../../../store/metadata-records.ts';
import type { Row } from '../../../store/row.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addAccount } from '../testing/sample-records.ts';

let platform: Platform;
let support: Caller;
let sommer: { account: Row<'Account'>; contacts: Row<'Contact'>[] };
beforeAll(async () => {
  platform = await openPlatform();
  support = await platform.user('Support');
  sommer = await addAccount(platform.store, 'Sommer');
  platform.clock.advance(60_000);
  await addAccount(platform.store, 'Winkelmüller');
});
afterAll(() => platform.close());

async function lookUp(address: string, body: object = {}, caller = support) {
  const answer = await caller.post(`/lookups/${address}`, { sourceRecord: null, ...body });
  // biome-ignore lint/suspicious/noExplicitAny: the contract check has proved the shape
  const [collection] = Object.values<any>(answer.body.lookupResults ?? {});
  const names = (collection?.records ?? []).map(
    (record: { fields: { Name: { value: string } } }) => record.fields.Name.value,
  );
  return { ...answer, collection, names };
}

const inForm = (fields: object) => ({ sourceRecord: { apiName: 'Case', fields } });

describe('suggestions for a reference field', () => {
  it('are the latest records without a text, narrowed by one', async () => {
    expect((await lookUp('Contact/AccountId')).names).toEqual(['Winkelmüller', 'Sommer']);
    expect((await lookUp('Contact/AccountId?q=somm')).names).toEqual(['Sommer']);
  });

  it('begin with what the person has used last', async () => {
    const account = sommer.account.Id;
    await support.get(`/records/${account}?fields=Account.Name&updateMru=true`);
    expect((await lookUp('Contact/AccountId')).names).toEqual(['Sommer', 'Winkelmüller']);
    expect((await lookUp('Contact/AccountId', {}, await platform.user('Merchandiser'))).names[0]).toBe(
      'Winkelmüller',
    );
  });

  it('are found by name while typing, with what tells them apart', async () => {
    const { names, collection } = await lookUp('Case/AccountId?searchType=TypeAhead&q=wink');
    expect(names).toEqual(['Winkelmüller']);
    expect(collection.records[0].fields).toHaveProperty('AccountNumber');
    expect((await lookUp('Case/Case.ContactId?searchType=TypeAhead&q=bernd')).names).toHaveLength(2);
  });

  it('RD-LOOKUP-03 suggestions are found by any text when searched, and only by name when typed', async () => {
    const mail = encodeURIComponent('bernd@offizin.example');
    expect((await lookUp(`Case/ContactId?searchType=Search&q=${mail}`)).names).toHaveLength(2);
    expect((await lookUp(`Case/ContactId?searchType=TypeAhead&q=${mail}`)).names).toEqual([]);
  });

  it('RD-LOOKUP-03 suggestions of what only the platform refers to are found by the letters of their texts', async () => {
    const store = await platform.store.insert('WebStore', { Name: 'Shop' });
    const cart = await platform.store.insert('WebCart', {
      WebStoreId: store.Id,
      AccountId: sommer.account.Id,
    });
    const group = { CartId: cart.Id, DeliverToCity: 'Lübeck', Name: 'Zustellung' };
    const { Id } = await platform.store.insert('CartDeliveryGroup', group);
    await platform.store.insert('CartDeliveryGroup', { ...group, Name: 'Abholung', DeliverToCity: 'Kiel' });
    const inCart = (query: string) => lookUp(`CartItem/CartDeliveryGroupId?${query}`);
    expect((await inCart('searchType=Search&q=lübe')).names).toEqual(['Zustellung']);
    expect((await inCart('searchType=TypeAhead&q=lübe')).names).toEqual([]);
    expect((await inCart('searchType=TypeAhead&q=ung')).names).toEqual(['Abholung', 'Zustellung']);
    expect((await inCart(`searchType=Search&q=${Id}`)).names).toEqual(['Zustellung']);
  });

  it('RD-LOOKUP-01 suggestions depend on the fields of the form, on bindings, or on the stored record', async () => {
    const { account } = sommer;
    const ofSommer = ['Anna Sommer', 'Bernd Sommer'];
    const byForm = await lookUp('Case/ContactId', inForm({ Id: null, AccountId: account.Id.slice(0, 15) }));
    expect(byForm.names.sort()).toEqual(ofSommer);
    const binding = `dependentFieldBindings=${encodeURIComponent(`AccountId=${account.Id}`)}`;
    expect((await lookUp(`Case/ContactId?${binding}`)).names.sort()).toEqual(ofSommer);
    const stored = await platform.store.insert('Case', { Subject: 'Frage', AccountId: account.Id });
    expect((await lookUp(`Case/ContactId?sourceRecordId=${stored.Id}`)).names.sort()).toEqual(ofSommer);
  });

  it('take what the form says before what is stored, and nothing narrows where it says nothing', async () => {
    const stored = await platform.store.insert('Case', { Subject: 'Frage', AccountId: sommer.account.Id });
    const cleared = await lookUp(`Case/ContactId?sourceRecordId=${stored.Id}`, inForm({ AccountId: null }));
    expect(cleared.names).toHaveLength(4);
  });

  it('of record types are those of the object', async () => {
    const { names, collection } = await lookUp('Account/RecordTypeId');
    expect(names.sort()).toEqual(['Einrichtung', 'Privatkunde']);
    const ids = collection.records.map(({ id }: { id: string }) => id);
    expect(ids).toContain(recordTypeId(objects.Account, 'Organisation'));
  });

  it('RD-LOOKUP-04 suggestions come in the order and by the pages asked for', async () => {
    const orderBy = [{ fieldApiName: 'FirstName', isAscending: false }, { fieldApiName: 'LastName' }];
    const first = await lookUp('Case/ContactId?pageSize=3', { orderBy });
    expect(first.names).toEqual(['Bernd Sommer', 'Bernd Winkelmüller', 'Anna Sommer']);
    expect(first.collection).toMatchObject({ count: 3, nextPageToken: '2', previousPageToken: null });
    const second = await lookUp('Case/ContactId?pageSize=3&page=2', { orderBy });
    expect(second.names).toEqual(['Anna Winkelmüller']);
    expect(second.collection).toMatchObject({ nextPageToken: null, previousPageToken: '1' });
  });

  it('have no use for what no text can hold', async () => {
    expect((await lookUp('Contact/AccountId?q=som%00mer')).names).toEqual(['Sommer']);
    expect((await lookUp('Case/AccountId?searchType=TypeAhead&q=so%00m%00mer')).names).toEqual(['Sommer']);
    expect(await lookUp('Case/ContactId', inForm({ AccountId: 'a\u0000' }))).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_QUERY_VALUE' }],
    });
  });

  it.each([
    ['Case/Subject', {}, 'INVALID_FIELD'],
    ['Case/Nothing', {}, 'INVALID_FIELD'],
    ['Case/AccountId?searchType=TypeAhead&q=wi', {}, 'INVALID_SEARCH'],
    ['Case/AccountId?searchType=Search', {}, 'INVALID_SEARCH'],
    ['Case/AccountId?targetApiName=Contact', {}, 'INVALID_INPUT'],
    ['Case/AccountId', { orderBy: [{ fieldApiName: 'Colour' }] }, 'INVALID_FIELD'],
    ['Case/AccountId?sourceRecordId=500000000000001AAB', {}, 'MALFORMED_ID'],
  ])('are refused for %s %j', async (address, body, errorCode) => {
    const bound = address.includes('sourceRecordId') ? address.replace('AccountId', 'ContactId') : address;
    expect(await lookUp(bound, body)).toMatchObject({ status: 400, body: [{ errorCode }] });
  });

  it('are for people who are signed in and may read the object', async () => {
    expect((await lookUp('Contact/AccountId', {}, platform.guest)).status).toBe(401);
    const buyer = await platform.user('Buyer');
    expect((await lookUp('Product2/OwnerId', {}, buyer)).status).toBe(404);
  });
});

it('RD-LOOKUP-02 the object info names the fields that the suggestions of a reference depend on', async () => {
  const { fields } = (await support.get('/object-info/Case')).body;
  expect(fields.ContactId.filteredLookupInfo).toMatchObject({ controllingFields: ['AccountId'] });
  expect(fields.AccountId.filteredLookupInfo).toBeNull();
});

describe('the metadata of a lookup', () => {
  it('RD-LOOKUP-05 lookup metadata names the target, its fields and what the field depends on', async () => {
    const { status, body } = await support.get('/search-info/Case/lookup/ContactId');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      controllingFields: ['AccountId'],
      minimumTermLength: { TypeAhead: 3 },
      targets: [{ objectApiName: 'Contact', createable: true, primaryField: { fieldApiName: 'Name' } }],
    });
    expect(body.targets[0].extraFields[0].fieldApiName).toBe('Account.Name');
  });

  it('are a 400 for a field that refers to nothing', async () => {
    expect((await support.get('/search-info/Case/lookup/Subject')).status).toBe(400);
  });
});

describe('suggestions asked for by parameters', () => {
  it('PF-LOOKUP-01 are answered as to a body', async () => {
    for (const query of ['?q=somm', '?targetApiName=Account&pageSize=1&page=2']) {
      const { body } = await support.get(`/lookups/Contact/AccountId${query}`);
      expect(body).toEqual((await lookUp(`Contact/AccountId${query}`)).body);
    }
    const binding = `dependentFieldBindings=${encodeURIComponent(`AccountId=${sommer.account.Id}`)}`;
    const { body } = await support.get(`/lookups/Case/ContactId?${binding}`);
    expect(body.lookupResults.Contact.count).toBe(2);
    expect((await support.get('/lookups/Contact/AccountId?searchType=TypeAhead&q=s')).status).toBe(400);
  });

  it('PF-LOOKUP-02 of one object are its collection alone', async () => {
    const { collection } = await lookUp('Contact/AccountId?q=somm');
    expect((await support.get('/lookups/Contact/AccountId/account?q=somm')).body).toEqual(collection);
    expect((await support.get('/lookups/Contact/AccountId/Case')).status).toBe(400);
  });

  it('PF-LOOKUP-03 need the record of the form in a body', async () => {
    expect((await support.post('/lookups/Contact/AccountId', {})).status).toBe(400);
  });
});
