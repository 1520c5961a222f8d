import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addProduct } from '../testing/sample-records.ts';

let platform: Platform;
let merchandiser: Caller;
let reader: Caller;
let ids: string[];
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
  reader = await platform.user('Support');
  const products = [];
  for (const [index, Name] of ['Apfel', 'Ibuprofen', 'Zink'].entries())
    products.push(await addProduct(platform.store, index, { Name, AvailableToOrder__c: index }));
  ids = products.map(({ Id }) => Id);
});
afterAll(() => platform.close());

type Answer = { body: { records: { fields: { Name: { value: string } } }[] } };
const namesOf = ({ body }: Answer) => body.records.map(({ fields }) => fields.Name.value);
const open = (id: string | undefined, caller = merchandiser) =>
  caller.get(`/records/${id}?fields=Product2.Name&updateMru=true`);

describe('a list with its records', () => {
  it('PF-LIST-06 a list with its description and records is read by name', async () => {
    const { body } = await merchandiser.get(
      '/list-ui/Product2/OutOfStock?optionalFields=Product2.Brand__c&pageSize=5',
    );
    expect(body.info.listReference.listViewApiName).toBe('OutOfStock');
    expect(namesOf({ body: body.records })).toEqual(['Apfel']);
    expect(body.records.records[0].fields).toHaveProperty('Brand__c');
    expect(body.records.listInfoETag).toBe(body.info.eTag);
    expect((await merchandiser.get('/list-ui/Product2/Unicorns')).status).toBe(404);
  });

  it('is read by id, alone or with its description', async () => {
    const { id } = (await merchandiser.get('/list-info/Product2/OutOfStock')).body.listReference;
    const described = await merchandiser.get(`/list-info/${id.slice(0, 15)}`);
    expect(described.body).toEqual((await merchandiser.get('/list-info/Product2/OutOfStock')).body);
    const byId = await merchandiser.get(`/list-ui/${id.slice(0, 15)}`);
    expect(byId.body.info.listReference.id).toBe(id);
    expect(byId.body.records.pageSize).toBe(50);
    const found = await merchandiser.get(`/list-records/${id}?sortBy=-Name&searchTerm=apf`);
    expect(namesOf(found)).toEqual(['Apfel']);
    expect((await merchandiser.get('/list-records/00B000000000009EAA')).status).toBe(404);
    expect((await merchandiser.get('/list-ui/00B000000000009EAA')).status).toBe(404);
    expect((await merchandiser.get('/list-info/00B000000000009EAA')).status).toBe(404);
    expect((await platform.guest.get(`/list-records/${id}`)).status).toBe(404);
  });

  it('PF-LIST-07 the lists of an object are answered with their addresses, 20 on a page', async () => {
    const { body } = await merchandiser.get('/list-ui/product2?q=LIEFERBAR&pageSize=5');
    expect(body).toMatchObject({
      count: 1,
      objectApiName: 'Product2',
      pageSize: 5,
      queryString: 'LIEFERBAR',
    });
    expect(body.lists[0]).toMatchObject({
      apiName: 'OutOfStock',
      listUiUrl: '/services/data/v64.0/ui-api/list-ui/Product2/OutOfStock',
    });
    expect((await merchandiser.get('/list-ui/Product2')).body.pageSize).toBe(20);
    expect((await merchandiser.get('/list-ui/Nothing')).status).toBe(404);
    expect((await platform.guest.get('/list-ui/Account')).status).toBe(404);
  });
});

describe('the recent lists', () => {
  it('are those that the user has opened, the latest first', async () => {
    const recent = async () =>
      (await reader.get('/list-info/Product2?recentListsOnly=true')).body.lists.map(
        ({ apiName }: { apiName: string }) => apiName,
      );
    expect(await recent()).toEqual([]);
    for (const name of ['OutOfStock', 'AllProducts', 'PrescriptionOnly', 'OutOfStock']) {
      await reader.post(`/list-records/Product2/${name}`, {});
      platform.clock.advance(2000);
    }
    expect(await recent()).toEqual(['OutOfStock', 'PrescriptionOnly', 'AllProducts']);
    expect((await reader.get('/list-ui/Product2?recentListsOnly=true')).body.count).toBe(3);
  });
});

describe('the recently used records', () => {
  const recent = async (caller = merchandiser, query = '') =>
    namesOf(await caller.get(`/mru-list-records/Product2${query}`));

  it('RD-REC-24 reads with updateMru put the record first among the recently used ones', async () => {
    expect(await recent()).toEqual([]);
    await merchandiser.get(`/records/${ids[0]}?fields=Product2.Name`);
    expect(await recent()).toEqual([]);
    for (const id of [ids[0], ids[2], ids[1], ids[0]]) {
      await open(id);
      platform.clock.advance(2000);
    }
    expect(await recent()).toEqual(['Apfel', 'Ibuprofen', 'Zink']);
    expect(await recent(merchandiser, '?sortBy=-Name')).toEqual(['Zink', 'Ibuprofen', 'Apfel']);
    expect(await recent(merchandiser, '?pageSize=1&pageToken=1')).toEqual(['Ibuprofen']);
  });

  it('are nobody else’s', async () => {
    await open(ids[0], platform.guest);
    expect(await recent(platform.guest)).toEqual([]);
    expect(await recent(reader)).toEqual([]);
  });

  it('are a list view of the name __Recent', async () => {
    const { body } = await merchandiser.get('/mru-list-ui/Product2');
    expect(body.info).toMatchObject({
      label: 'Zuletzt verwendet',
      listReference: { listViewApiName: '__Recent', id: null, type: 'mru' },
      orderedByInfo: [],
      scope: { apiName: 'mru' },
    });
    const byName = await merchandiser.post('/list-records/Product2/__recent', {});
    expect(namesOf(byName)).toEqual(namesOf({ body: body.records }));
    expect((await merchandiser.get('/list-info/Product2/__Recent')).body).toEqual(body.info);
    expect((await merchandiser.get('/list-ui/Product2/__Recent')).body.info).toEqual(body.info);
  });

  it('include what the user saves, and forget what is deleted', async () => {
    const fields = {
      Name: 'Neu',
      StockKeepingUnit: 'NEU',
      L2C_CM_RegulatoryClassification__c: 'freiverkäuflich',
    };
    const created = await merchandiser.post('/records', { apiName: 'Product2', fields });
    platform.clock.advance(2000);
    expect((await recent())[0]).toBe('Neu');
    await merchandiser.patch(`/records/${ids[2]}`, { fields: { IsActive: true } });
    expect((await recent())[0]).toBe('Zink');
    await merchandiser.delete(`/records/${created.body.id}`);
    expect(await recent()).not.toContain('Neu');
    expect(await platform.store.count('RecentlyViewed', { RecordId: created.body.id })).toBe(0);
  });

  it('are opened by batches as well', async () => {
    platform.clock.advance(2000);
    await merchandiser.get(`/records/batch/${ids[1]}?fields=Product2.Name&updateMru=true`);
    expect((await recent())[0]).toBe('Ibuprofen');
  });
});

describe('lists with their records', () => {
  it('PF-LIST-09 can be searched and narrowed, by name and by id', async () => {
    const condition = new URLSearchParams({ where: '{ Name: { like: "Nothing like it%" } }' });
    const { body } = await merchandiser.get('/list-ui/Product2/AllProducts');
    const id = body.info.listReference.id;
    expect(body.records.count).toBeGreaterThan(0);
    for (const path of ['/list-ui/Product2/AllProducts', `/list-ui/${id}`]) {
      expect((await merchandiser.get(`${path}?${condition}`)).body.records.count, path).toBe(0);
      expect((await merchandiser.get(`${path}?searchTerm=nosuchthing`)).body.records.count, path).toBe(0);
    }
  });

  it('PF-LIST-10 the list of recently used records is described by the object alone', async () => {
    const { body } = await merchandiser.get('/mru-list-info/product2');
    expect(body).toEqual((await merchandiser.get('/list-info/Product2/__Recent')).body);
    expect(body.listReference).toMatchObject({ type: 'mru', objectApiName: 'Product2' });
  });
});
