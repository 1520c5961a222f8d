import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { readableObjects } from '../testing/readable-objects.ts';
import { addAccount, addProduct } from '../testing/sample-records.ts';

let platform: Platform;
let merchandiser: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
  const { store, clock } = platform;
  const names = ['Zink', 'ärztlich geprüft', 'Apfel', '100 % Natur', 'Ibuprofen'];
  for (const [index, Name] of names.entries()) {
    await addProduct(store, index, {
      Name,
      Manufacturer__c: index % 2 === 0 ? 'Linde' : null,
      AvailableToOrder__c: index * 10,
      IsActive: index !== 2,
      LowestPrice30Days__c: `${index}.95`,
    });
    clock.advance(60_000);
  }
  const { account } = await addAccount(store, 'Sommer');
  await addAccount(store, 'Winter');
  const order = await store.insert('Order', { AccountId: account.Id, EffectiveDate: '2026-06-01' });
  await store.insert('OrderSummary', {
    OrderNumber: '00004711',
    OriginalOrderId: order.Id,
    AccountId: account.Id,
    OrderedDate: '2026-05-31T22:30:00.000Z',
  });
});
afterAll(() => platform.close());

const list = (body: object, apiName = 'Product2', view = 'All', caller = merchandiser) =>
  caller.post(`/list-records/${apiName}/${view}`, body);
const namesOf = ({ body }: { body: { records: { fields: { Name: { value: string } } }[] } }) =>
  body.records.map(({ fields }) => fields.Name.value);
const where = async (condition: string) => namesOf(await list({ where: condition })).sort();

describe('list views of an object', () => {
  it('are listed in pages and found by their label', async () => {
    const all = (await merchandiser.get('/list-info/Product2')).body;
    expect(all.lists[0]).toMatchObject({ apiName: 'AllProducts', label: 'Alle Produkte' });
    const second = (await merchandiser.get('/list-info/Product2?pageSize=1&pageToken=1')).body;
    expect(second).toMatchObject({ count: 1, previousPageToken: '0', lists: [all.lists[1]] });
    const found = (await merchandiser.get('/list-info/Product2?q=VERSCHREIB')).body;
    expect(found.lists.map(({ apiName }: { apiName: string }) => apiName)).toEqual(['PrescriptionOnly']);
    expect((await merchandiser.get('/list-info/Product2?recentListsOnly=true')).body.lists).toEqual([]);
  });

  it('exist for every object, one of them with every record, and read without a fault', async () => {
    for (const { apiName } of readableObjects) {
      const { lists } = (await merchandiser.get(`/list-info/${apiName}`)).body;
      expect(lists.length, apiName).toBeGreaterThan(0);
      for (const view of [...lists.map((one: { apiName: string }) => one.apiName), 'All']) {
        expect((await merchandiser.get(`/list-info/${apiName}/${view}`)).status, `${apiName} ${view}`).toBe(
          200,
        );
        expect((await list({}, apiName, view)).status, `${apiName} ${view}`).toBe(200);
      }
      const every = (await list({ pageSize: 2000 }, apiName)).body.records;
      expect(every.length, apiName).toBe(await platform.store.count(apiName));
      expect((await merchandiser.get(`/list-object-info/${apiName}`)).status, apiName).toBe(200);
    }
  });

  it('have the ids of their records', async () => {
    const { lists } = (await merchandiser.get('/list-info/Product2')).body;
    const rows = await platform.store.find('ListView', { where: { SobjectType: 'Product2' } });
    const ids = lists.map(({ id }: { id: string }) => id);
    expect(ids.sort()).toEqual(rows.map(({ Id }) => Id).sort());
    expect((await merchandiser.get('/list-info/Product2/All')).body.listReference.id).toBeNull();
  });

  it('RD-LIST-07 columns and order are named, references by the names of their records', async () => {
    const { body } = await merchandiser.get('/list-info/Contact/AllContacts');
    const column = body.displayColumns.find(({ label }: { label: string }) => label === 'Account');
    expect(column).toMatchObject({ fieldApiName: 'Account.Name', lookupId: 'Account.Id', sortable: true });
    expect(body.orderedByInfo).toEqual([{ fieldApiName: 'LastName', isAscending: true, label: 'Nachname' }]);
  });

  it('RD-LIST-08 conditions are named by the labels of their values', async () => {
    const { body } = await merchandiser.get('/list-info/Product2/prescriptiononly');
    expect(body.listReference.listViewApiName).toBe('PrescriptionOnly');
    expect(body.filteredByInfo).toEqual([
      expect.objectContaining({ operator: 'Equals', operandLabels: ['verschreibungspflichtig'] }),
    ]);
  });

  it('are a 404 under another name', async () => {
    expect((await merchandiser.get('/list-info/Product2/Unicorns')).status).toBe(404);
    expect((await list({}, 'Product2', 'Unicorns')).status).toBe(404);
    expect((await list({}, 'Account', 'All', platform.guest)).status).toBe(404);
  });
});

describe('list object info', () => {
  it('RD-LIST-09 the list object info offers operators by data type', async () => {
    const { body } = await merchandiser.get('/list-object-info/Product2');
    const operators = (name: string) =>
      body.columns.find((column: { fieldApiName: string }) => column.fieldApiName === name)
        .supportedFilterOperators;
    expect(operators('Name')).toContain('StartsWith');
    expect(operators('AvailableToOrder__c')).toContain('GreaterOrEqual');
    expect(operators('IsActive')).toEqual(['Equals', 'NotEqual']);
    expect(operators('Description')).toEqual([]);
  });
});

describe('records of a list', () => {
  it('come in the order of the list, umlauts where people look for them', async () => {
    expect(namesOf(await list({}))).toEqual([
      '100 % Natur',
      'Apfel',
      'ärztlich geprüft',
      'Ibuprofen',
      'Zink',
    ]);
  });

  it('PF-LIST-04 records are sorted by field names, descending after a minus, empty values last either way', async () => {
    expect(namesOf(await list({ sortBy: ['-AvailableToOrder__c'] }))[0]).toBe('Ibuprofen');
    const makers = async (sortBy: string) =>
      (await list({ sortBy: [sortBy, 'Name'] })).body.records.map(
        (record: { fields: { Manufacturer__c: { value: string } } }) => record.fields.Manufacturer__c.value,
      );
    const expected = ['Linde', 'Linde', 'Linde', null, null];
    expect(await makers('Manufacturer__c')).toEqual(expected);
    expect(await makers('-Product2.Manufacturer__c')).toEqual(expected);
  });

  it('are sorted over relationships', async () => {
    const names = namesOf(await list({ sortBy: ['-Account.Name', 'FirstName'] }, 'Contact'));
    expect(names).toEqual(['Anna Winter', 'Bernd Winter', 'Anna Sommer', 'Bernd Sommer']);
  });

  it('PF-LIST-05 records are paged by tokens without gaps or repeats', async () => {
    const seen: string[] = [];
    let pageToken: string | null = null;
    do {
      const answer = await list({ pageSize: 2, pageToken, sortBy: ['VatRate__c'] });
      expect(answer.body.count).toBe(answer.body.records.length);
      seen.push(...namesOf(answer));
      pageToken = answer.body.nextPageToken;
    } while (pageToken);
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
    expect((await list({ pageToken: 'nonsense' })).status).toBe(400);
  });

  it('obey the conditions of the list', async () => {
    expect(namesOf(await list({}, 'Product2', 'OutOfStock'))).toEqual(['Zink']);
  });

  it('carry the columns, the names of references and the fields asked for', async () => {
    const { body } = await list(
      { fields: ['ActiveIngredient__c'], optionalFields: ['Product2.Owner.Email', 'Colour'] },
      'Product2',
      'RecentlyChanged',
    );
    const [{ fields }] = body.records;
    expect(Object.keys(fields)).toEqual(
      expect.arrayContaining(['Name', 'L2C_CM_PZN__c', 'LastModifiedBy', 'ActiveIngredient__c', 'Owner']),
    );
    expect(fields.Owner.value.fields.Email.value).toBe('automated@offizin.example');
    expect(await list({ fields: ['Colour'] })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD' }],
    });
    expect((await list({ sortBy: ['Colour'] })).status).toBe(400);
    expect((await list({ sortBy: ['Description'] })).status).toBe(400);
  });
});

describe('a search term', () => {
  const find = async (searchTerm: string, apiName?: string) => namesOf(await list({ searchTerm }, apiName));

  it('finds parts of names whatever their case, all words of it', async () => {
    expect(await find('IBU')).toEqual(['Ibuprofen']);
    expect(await find('geprüft ärzt')).toEqual(['ärztlich geprüft']);
    expect(await find('ibu zink')).toEqual([]);
  });

  it('finds numbers', async () => {
    expect(await find('SKU-3')).toEqual(['100 % Natur']);
    const orders = await list({ searchTerm: '4711' }, 'OrderSummary');
    expect(orders.body.records).toHaveLength(1);
  });

  it('finds records by the names they refer to in the list', async () => {
    expect((await list({ searchTerm: 'winter bernd' }, 'Contact')).body.records).toHaveLength(1);
  });

  it('takes per cent signs literally and stars as anything', async () => {
    expect(await find('%')).toEqual(['100 % Natur']);
    expect(await find('_')).toEqual([]);
    expect(await find('zi\u0000')).toEqual(['Zink']);
    expect(await find('z*k')).toEqual(['Zink']);
  });
});

describe('a condition', () => {
  it.each([
    ['{ Name: { like: "i%" } }', ['Ibuprofen']],
    ['{ Name: { eq: "ZINK" } }', ['Zink']],
    ['{ IsActive: { eq: false } }', ['Apfel']],
    ['{ AvailableToOrder__c: { gte: 20, lt: 40 } }', ['100 % Natur', 'Apfel']],
    ['{ LowestPrice30Days__c: { lte: 0.95 } }', ['Zink']],
    ['{ Manufacturer__c: { eq: null } }', ['100 % Natur', 'ärztlich geprüft']],
    ['{ Manufacturer__c: { ne: "Linde" } }', ['100 % Natur', 'ärztlich geprüft']],
    ['{ not: { Manufacturer__c: { like: "L%" } } }', ['100 % Natur', 'ärztlich geprüft']],
    ['{ Name: { in: ["zink", "Apfel"] } }', ['Apfel', 'Zink']],
    ['{ Name: { nin: ["zink", "Apfel"] } }', ['100 % Natur', 'Ibuprofen', 'ärztlich geprüft']],
    ['{ or: [{ Name: { eq: "Zink" } }, { and: [{ IsActive: { eq: false } }] }] }', ['Apfel', 'Zink']],
    ['{ Owner: { Username: { eq: "automated@offizin.example" } }, Name: { eq: "Zink" } }', ['Zink']],
    ['{ CreatedDate: { gt: "2026-06-01T12:03:30Z" } }', ['Ibuprofen']],
    ['{ CreatedDate: { eq: "2026-06-01" }, Name: { eq: "Zink" } }', ['Zink']],
    ['{ L2C_CM_RegulatoryClassification__c: { ne: "apothekenpflichtig" } }', []],
  ])('PF-LIST-02 the condition %s finds %j', async (condition, names) => {
    expect(await where(condition)).toEqual(names);
  });

  it('PF-LIST-03 finds a name that contains a text between per cent signs, an escaped sign literally', async () => {
    const containing = (text: string) => where(`{ Name: { like: ${JSON.stringify(`%${text}%`)} } }`);
    expect(await containing('prof')).toEqual(['Ibuprofen']);
    expect(await containing('\\%')).toEqual(['100 % Natur']);
    expect(await containing('\\_')).toEqual([]);
  });

  it('counts days as the shop does', async () => {
    const on = async (day: string) =>
      (await list({ where: `{ OrderedDate: { eq: "${day}" } }` }, 'OrderSummary')).body.records.length;
    expect(await on('2026-06-01')).toBe(1);
    expect(await on('2026-05-31')).toBe(0);
  });

  it.each([
    ['{ Colour: { eq: "red" } }', 'INVALID_FIELD'],
    ['{ Owner: { PasswordHash__c: { like: "%" } } }', 'INVALID_FIELD'],
    ['{ Name: { eq: 5 } }', 'INVALID_QUERY_VALUE'],
    ['{ AvailableToOrder__c: { gt: "many" } }', 'INVALID_QUERY_VALUE'],
    ['{ CreatedDate: { gt: "2026-02-31" } }', 'INVALID_QUERY_VALUE'],
    ['{ CreatedDate: { gt: "0000-01-01T00:00" } }', 'INVALID_QUERY_VALUE'],
    ['{ AvailableToOrder__c: { like: "1%" } }', 'INVALID_QUERY_FILTER_OPERATOR'],
    ['{ Name: { gt: null } }', 'INVALID_QUERY_FILTER_OPERATOR'],
    ['{ Name: ', 'MALFORMED_QUERY'],
  ])('%s is refused with %s', async (condition, errorCode) => {
    expect(await list({ where: condition })).toMatchObject({ status: 400, body: [{ errorCode }] });
  });

  it('PF-CTX-73 is not for guests unless a store gives them lists', async () => {
    const ask = () => list({ where: '{ Name: { eq: "Zink" } }' }, 'Product2', 'All', platform.guest);
    const [{ Id = '' } = {}] = await platform.store.find('Product2', { limit: 1 });
    const related = () => platform.guest.post(`/related-list-records/${Id}/Variations`, {});
    expect([(await ask()).status, (await related()).status]).toEqual([404, 404]);
    const buyer = await platform.user('Buyer');
    expect((await list({}, 'Product2', 'All', buyer)).status).toBe(200);
    const store = { Name: 'Offizin', ShippingCountries__c: 'DE', GuestListsEnabled__c: true };
    const { Id: webStoreId } = await platform.store.insert('WebStore', store);
    expect([(await ask()).status, (await related()).status]).toEqual([200, 200]);
    await platform.store.delete('WebStore', webStoreId);
  });

  it('PF-REST-26 is refused when it is too long or asks for too much', async () => {
    const terms = '{ Name: { like: "%a%" } } '.repeat(300);
    expect(await list({ where: `{ or: [${terms}] }` })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'QUERY_TOO_COMPLICATED' }],
    });
    expect((await list({ where: `{ or: [${terms.repeat(34)}] }` })).status).toBe(400);
  });

  it('cannot look where the profile may not', async () => {
    const { Id } = await platform.store.insert('WebStore', {
      Name: 'Offizin',
      ShippingCountries__c: 'DE',
      GuestListsEnabled__c: true,
    });
    const condition = '{ CreatedBy: { Username: { like: "%" } } }';
    const answer = await list({ where: condition }, 'Product2', 'All', platform.guest);
    expect(answer).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_FIELD' }] });
    expect(
      (await list({ where: '{ Name: { eq: "Zink" } }' }, 'Product2', 'All', platform.guest)).status,
    ).toBe(200);
    await platform.store.delete('WebStore', Id);
  });
});

describe('records of a list asked for by parameters', () => {
  it('PF-LIST-08 are answered as to a body', async () => {
    const query = { pageSize: 2, sortBy: ['-Name'], where: '{ IsActive: { eq: true } }' };
    const asked = new URLSearchParams({ ...query, sortBy: '-Name', pageSize: '2' });
    const { status, body } = await merchandiser.get(`/list-records/Product2/All?${asked}`);
    expect(status).toBe(200);
    expect(body).toEqual((await list(query)).body);
    expect(body.records).toHaveLength(2);
    const fields = 'optionalFields=Product2.Manufacturer__c&fields=Product2.VatRate__c';
    const [record] = (await merchandiser.get(`/list-records/Product2/All?${fields}`)).body.records;
    expect(Object.keys(record.fields)).toEqual(expect.arrayContaining(['Manufacturer__c', 'VatRate__c']));
    expect((await merchandiser.get('/list-records/Product2/All?sortBy=Nothing')).status).toBe(400);
    expect((await merchandiser.get('/list-records/Product2/Nothing')).status).toBe(404);
  });
});
