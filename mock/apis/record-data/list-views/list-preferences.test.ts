import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addProduct } from '../testing/sample-records.ts';

const PATH = '/list-preferences/Product2/AllProducts';

let platform: Platform;
let merchandiser: Caller;
let support: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
  support = await platform.user('Support');
  for (const [index, Name] of ['Zink', 'Apfel'].entries())
    await addProduct(platform.store, index, { Name, AvailableToOrder__c: index });
});
afterAll(() => platform.close());

const firstName = async (caller: Caller) =>
  (await caller.post('/list-records/Product2/AllProducts', {})).body.records[0].fields.Name.value;

describe('preferences of a list view', () => {
  it('RD-LIST-20 list preferences are the defaults at first', async () => {
    const { body } = await merchandiser.get(PATH);
    expect(body).toMatchObject({
      columnWidths: { Name: -1, IsActive: -1 },
      columnWrap: { Name: false },
      listReference: { listViewApiName: 'AllProducts' },
      orderedBy: [{ fieldApiName: 'Name', isAscending: true, label: 'Produktname' }],
    });
    expect((await platform.guest.get(PATH)).body).toEqual(body);
  });

  it('RD-LIST-21 list preferences are kept for the user alone, column by column, and applied', async () => {
    await merchandiser.patch(PATH, { columnWidths: { Name: 320 }, columnWrap: { Name: true } });
    const orderedBy = [{ fieldApiName: 'AvailableToOrder__c', isAscending: true }];
    const { body } = await merchandiser.patch(PATH, { columnWidths: { IsActive: 80 }, orderedBy });
    expect(body).toMatchObject({ columnWidths: { Name: 320, IsActive: 80 }, columnWrap: { Name: true } });
    expect((await merchandiser.get(PATH)).body).toEqual(body);
    const info = (await merchandiser.get('/list-info/Product2/AllProducts')).body;
    expect(info.userPreferences.columnWidths).toMatchObject({ Name: 320, IsActive: 80 });
    expect(info.orderedByInfo).toEqual(body.orderedBy);
    expect(await firstName(merchandiser)).toBe('Zink');
    expect(await firstName(support)).toBe('Apfel');
    expect((await support.get(PATH)).body.columnWidths.Name).toBe(-1);
  });

  it('give way to an order that a request names, and to the list when they are emptied', async () => {
    const asked = await merchandiser.post('/list-records/Product2/AllProducts', { sortBy: ['Name'] });
    expect(asked.body.records[0].fields.Name.value).toBe('Apfel');
    expect(asked.body.sortBy).toEqual(['Name']);
    await merchandiser.patch(PATH, { orderedBy: [] });
    expect(await firstName(merchandiser)).toBe('Apfel');
  });

  it('are refused for columns that the list has not, and for others than those who sign in', async () => {
    expect(await merchandiser.patch(PATH, { columnWidths: { Brand__c: 80 } })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD' }],
    });
    const orderedBy = [{ fieldApiName: 'Description', isAscending: true }];
    expect((await merchandiser.patch(PATH, { orderedBy })).status).toBe(400);
    expect((await merchandiser.patch(PATH, { columnWidths: { Name: 1.5 } })).status).toBe(400);
    expect((await platform.guest.patch(PATH, { columnWidths: { Name: 80 } })).status).toBe(401);
    expect((await merchandiser.get('/list-preferences/Product2/Unicorns')).status).toBe(404);
  });
});
