import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUTOMATED_PROCESS_USER_ID } from '../../../store/metadata-records.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addProduct } from '../testing/sample-records.ts';

let platform: Platform;
let merchandiser: Caller;
let support: Caller;
let buyer: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
  support = await platform.user('Support');
  buyer = await platform.user('Buyer');
  const { store } = platform;
  const classes = ['freiverkäuflich', 'apothekenpflichtig', 'verschreibungspflichtig'] as const;
  for (const [index, Name] of ['Apfel', 'Ibuprofen', 'Zink'].entries()) {
    await addProduct(store.as(String(support.session.userId)), index, {
      Name,
      Manufacturer__c: index === 0 ? null : 'Linde',
      AvailableToOrder__c: index * 10,
      IsActive: index !== 2,
      LowestPrice30Days__c: `${index}.95`,
      L2C_CM_RegulatoryClassification__c: classes[index] ?? classes[0],
      ...(index === 1 && { OwnerId: String(merchandiser.session.userId) }),
    });
  }
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.store.deleteWhere('ListView', { CreatedById: { ne: AUTOMATED_PROCESS_USER_ID } });
});

const condition = (fieldApiName: string, operator: string, ...operandLabels: string[]) => ({
  fieldApiName,
  operator,
  operandLabels,
});
const create = (body: object, caller = merchandiser, apiName = 'Product2') =>
  caller.post(`/list-info/${apiName}`, {
    listViewApiName: 'Mine',
    label: 'Meine Liste',
    scope: { apiName: 'everything' },
    ...body,
  });
const namesIn = async (caller = merchandiser, name = 'Mine', apiName = 'Product2') => {
  const { body } = await caller.post(`/list-records/${apiName}/${name}`, {});
  return body.records.map(({ fields }: { fields: { Name: { value: string } } }) => fields.Name.value);
};
const faultsOf = ({ body }: { body: { errorCode: string }[] }) => body.map(({ errorCode }) => errorCode);

describe('a list view that a person saves', () => {
  it('RD-LIST-22 a list view is described as it was saved, and found among the lists of the object', async () => {
    const created = await create({
      displayColumns: ['Name', 'Owner.Name', 'AvailableToOrder__c'],
      filteredByInfo: [condition('L2C_CM_RegulatoryClassification__c', 'Equals', 'Pharmacy-only medicine')],
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      label: 'Meine Liste',
      listReference: { listViewApiName: 'Mine', objectApiName: 'Product2', type: 'listView' },
      filteredByInfo: [{ operandLabels: ['apothekenpflichtig'], operator: 'Equals' }],
      orderedByInfo: [{ fieldApiName: 'Name', isAscending: true }],
      visibility: 'Private',
      updateable: true,
      deletable: true,
      scope: { apiName: 'everything', label: 'Alle Produkte' },
    });
    const columns = created.body.displayColumns.map(
      ({ fieldApiName }: { fieldApiName: string }) => fieldApiName,
    );
    expect(columns).toEqual(['Name', 'Owner.Name', 'AvailableToOrder__c']);
    expect((await merchandiser.get('/list-info/Product2/mine')).body).toEqual(created.body);
    const { lists } = (await merchandiser.get('/list-info/Product2?q=meine')).body;
    expect(lists).toEqual([
      expect.objectContaining({ apiName: 'Mine', id: created.body.listReference.id, label: 'Meine Liste' }),
    ]);
    expect(await namesIn()).toEqual(['Ibuprofen']);
  });

  it('shows names when no columns are named, or the columns of the first list as well', async () => {
    const columns = async (body: object) =>
      (await create(body)).body.displayColumns.map(
        ({ fieldApiName }: { fieldApiName: string }) => fieldApiName,
      );
    expect(await columns({})).toEqual(['Name']);
    const all = await columns({
      listViewApiName: 'Wide',
      includeDefaultAttributes: true,
      displayColumns: ['Brand__c', 'IsActive'],
    });
    expect(all[0]).toBe('Name');
    expect(all.slice(-2)).toEqual(['Brand__c', 'IsActive']);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    [[condition('Name', 'Contains', 'PFE', 'zin')], null, ['Apfel', 'Zink']],
    [[condition('Name', 'NotContain', 'pfe', 'zin')], null, ['Ibuprofen']],
    [[condition('Name', 'StartsWith', 'i')], null, ['Ibuprofen']],
    [[condition('AvailableToOrder__c', 'GreaterOrEqual', '10')], null, ['Ibuprofen', 'Zink']],
    [[condition('LowestPrice30Days__c', 'LessThan', '1,95')], null, ['Apfel']],
    [[condition('IsActive', 'Equals', 'nein')], null, ['Zink']],
    [[condition('Manufacturer__c', 'Equals', '')], null, ['Apfel']],
    [[condition('Manufacturer__c', 'NotEqual', '')], null, ['Ibuprofen', 'Zink']],
    [[condition('Owner.Name', 'Contains', 'merch')], null, ['Ibuprofen']],
    [[condition('CreatedDate', 'GreaterThan', '01.06.2026')], null, []],
    [[condition('CreatedDate', 'Equals', '2026-06-01')], null, ['Apfel', 'Ibuprofen', 'Zink']],
    [[condition('CreatedDate', 'Equals', 'today')], null, ['Apfel', 'Ibuprofen', 'Zink']],
    [[condition('CreatedDate', 'NotEqual', 'THIS_MONTH')], null, []],
    [[condition('CreatedDate', 'GreaterThan', 'LAST_N_DAYS:3')], null, []],
    [[condition('CreatedDate', 'GreaterOrEqual', 'LAST_N_DAYS:3')], null, ['Apfel', 'Ibuprofen', 'Zink']],
    [
      [
        condition('IsActive', 'Equals', 'true'),
        condition('Name', 'Equals', 'zink'),
        condition('AvailableToOrder__c', 'Equals', '10'),
      ],
      '2 OR (1 AND NOT 3)',
      ['Apfel', 'Zink'],
    ],
    [[condition('IsActive', 'Equals', 'true'), condition('Name', 'Equals', 'zink')], '', []],
  ])('%j joined by %j finds %j', async (filteredByInfo, filterLogicString, names) => {
    const { status, body } = await create({ filteredByInfo, filterLogicString });
    expect(status).toBe(201);
    expect(body.filterLogicString).toBe(filterLogicString || null);
    expect(await namesIn()).toEqual(names);
  });

  it('compares sets of values by what they include', async () => {
    const { store } = platform;
    await store.insert('WebStore', { Name: 'Nord', ShippingCountries__c: 'DE' });
    await store.insert('WebStore', { Name: 'Süd', ShippingCountries__c: 'DE;AT' });
    const find = async (operator: string) => {
      const filteredByInfo = [condition('ShippingCountries__c', operator, 'AT')];
      await create({ listViewApiName: operator, filteredByInfo }, merchandiser, 'WebStore');
      return namesIn(merchandiser, operator, 'WebStore');
    };
    expect(await find('Includes')).toEqual(['Süd']);
    expect(await find('Excludes')).toEqual(['Nord']);
  });

  it('holds only the records of its scope', async () => {
    await create({ scope: { apiName: 'mine' } });
    expect(await namesIn()).toEqual(['Ibuprofen']);
    await create({ listViewApiName: 'Ours', scope: { apiName: 'mine' }, visibility: 'Public' });
    expect(await namesIn(support, 'Ours')).toEqual(['Apfel', 'Zink']);
    const { body } = await merchandiser.get('/list-object-info/Product2');
    expect(body.availableScopes.map(({ label }: { label: string }) => label)).toEqual([
      'Alle Produkte',
      'Meine Produkte',
      'Zuletzt verwendete Produkte',
    ]);
  });
});

describe('a list view is refused', () => {
  it.each([
    [{ displayColumns: ['Colour'] }, ['INVALID_FIELD']],
    [{ displayColumns: ['Description'] }, ['INVALID_FIELD']],
    [{ displayColumns: ['Name', 'name'] }, ['INVALID_INPUT']],
    [{ filteredByInfo: [condition('Colour', 'Equals', 'red')] }, ['INVALID_FIELD']],
    [{ filteredByInfo: [condition('Description', 'Contains', 'x')] }, ['INVALID_FILTER_OPERATOR']],
    [{ filteredByInfo: [condition('IsActive', 'Contains', 'x')] }, ['INVALID_FILTER_OPERATOR']],
    [{ filteredByInfo: [condition('Name', 'Within', 'x')] }, ['INVALID_FILTER_OPERATOR']],
    [{ filteredByInfo: [condition('AvailableToOrder__c', 'Equals', 'viele')] }, ['INVALID_FILTER_VALUE']],
    [{ filteredByInfo: [condition('CreatedDate', 'Equals', '31.02.2026')] }, ['INVALID_FILTER_VALUE']],
    [{ filteredByInfo: [condition('Name', 'Contains', '')] }, ['INVALID_FILTER_VALUE']],
    [{ filteredByInfo: [condition('Family', 'Equals', 'Möbel')] }, ['INVALID_FILTER_VALUE']],
    [
      { filteredByInfo: [condition('Name', 'Equals', 'x')], filterLogicString: '1 AND 4' },
      ['INVALID_FILTER_LOGIC'],
    ],
    [
      {
        filteredByInfo: [condition('Name', 'Equals', 'x'), condition('Name', 'Equals', 'y')],
        filterLogicString: '1',
      },
      ['INVALID_FILTER_LOGIC'],
    ],
    [{ filterLogicString: '1 UND 2' }, ['INVALID_FILTER_LOGIC']],
    [{ listViewApiName: 'allproducts' }, ['DUPLICATE_DEVELOPER_NAME']],
    [{ listViewApiName: '__Recent' }, ['INVALID_INPUT']],
    [{ listViewApiName: 'Mit Leerzeichen' }, ['INVALID_INPUT']],
    [{ label: '   ' }, ['INVALID_INPUT']],
    [{ scope: { apiName: 'team' } }, ['INVALID_INPUT']],
    [{ scope: { apiName: 'mine', entityId: '005000000000001AAA' } }, ['INVALID_INPUT']],
    [{ visibility: 'Shared' }, ['INVALID_INPUT']],
    [{ visibility: 'Shared', listShares: ['Kunden'] }, ['INVALID_INPUT']],
    [{ visibility: 'Public', listShares: ['Support'] }, ['INVALID_INPUT']],
    [{ displayColumns: ['Colour'], scope: { apiName: 'x' } }, ['INVALID_FIELD', 'INVALID_INPUT']],
  ])('for %j with %j', async (body, codes) => {
    const answer = await create(body);
    expect(answer.status).toBe(400);
    expect(faultsOf(answer)).toEqual(codes);
  });

  it('when its name is taken, whatever the case', async () => {
    await create({});
    expect(faultsOf(await create({ listViewApiName: 'MINE' }, support))).toEqual([
      'DUPLICATE_DEVELOPER_NAME',
    ]);
    expect((await create({}, merchandiser, 'WebStore')).status).toBe(201);
  });

  it('in the language of the request, naming field and filter', async () => {
    const body = {
      listViewApiName: 'X',
      label: 'X',
      filteredByInfo: [condition('IsActive', 'Contains', 'x')],
    };
    const { body: faults } = await merchandiser.post('/list-info/Product2', body, {
      'accept-language': 'en',
    });
    expect(faults[0].message).toBe('Filter 1: the field “Active” cannot be compared with “Contains”.');
  });
});

describe('who sees and changes a saved list', () => {
  const open = async (caller: Caller, name = 'Mine') =>
    (await caller.get(`/list-info/Product2/${name}`)).status;

  it('is its owner as long as it is private', async () => {
    await create({}, support);
    expect(await open(support)).toBe(200);
    expect(await open(merchandiser)).toBe(404);
    expect((await merchandiser.patch('/list-info/Product2/Mine', { label: 'Y' })).status).toBe(404);
    expect((await merchandiser.delete('/list-info/Product2/Mine')).status).toBe(404);
    const { lists } = (await merchandiser.get('/list-info/Product2?q=meine')).body;
    expect(lists).toEqual([]);
  });

  it('are all staff when it is public, to change only for its owner and merchandisers', async () => {
    const { body } = await create({ visibility: 'Public' });
    expect(body.visibilityEditable).toBe(true);
    expect((await support.get('/list-info/Product2/Mine')).body).toMatchObject({
      updateable: false,
      deletable: false,
      cloneable: true,
    });
    expect((await support.patch('/list-info/Product2/Mine', { label: 'Y' })).status).toBe(403);
    expect((await support.delete('/list-info/Product2/Mine')).status).toBe(403);
    expect((await support.get('/list-info/Product2/Mine')).body.label).toBe('Meine Liste');
    const administrator = await platform.user('System Administrator');
    await create({ visibility: 'Public', listViewApiName: 'Ours' }, administrator);
    expect((await merchandiser.patch('/list-info/Product2/Ours', { label: 'Y' })).body.label).toBe('Y');
    expect((await merchandiser.delete('/list-info/Product2/Ours')).status).toBe(204);
    expect(await open(buyer)).toBe(404);
    expect(await open(platform.guest)).toBe(404);
  });

  it('are the groups it is shared with', async () => {
    await create({ visibility: 'Shared', listShares: ['Merchandiser'] });
    expect(await open(support)).toBe(404);
    const changed = await merchandiser.patch('/list-info/Product2/Mine', { listShares: ['Support'] });
    expect(changed.body.listShares).toEqual([
      { shareType: 'Group', shares: [{ label: 'Support', shareApiName: 'Support' }] },
    ]);
    expect(await open(support)).toBe(200);
  });

  it('are not arranged for others by support, nor saved by shoppers', async () => {
    expect((await create({ visibility: 'Public' }, support)).status).toBe(403);
    expect((await create({}, buyer)).status).toBe(403);
    expect((await create({}, platform.guest)).status).toBe(401);
    await create({}, support);
    expect((await support.patch('/list-info/Product2/Mine', { visibility: 'Public' })).status).toBe(403);
  });
});

describe('changing a list view', () => {
  it('keeps what the request leaves out', async () => {
    const filteredByInfo = [condition('IsActive', 'Equals', 'true'), condition('Name', 'Contains', 'i')];
    const created = await create({ filteredByInfo, filterLogicString: '1 AND 2' });
    const { body } = await merchandiser.patch('/list-info/Product2/Mine', { label: 'Neu' });
    expect(body).toMatchObject({
      label: 'Neu',
      filterLogicString: '1 AND 2',
      filteredByInfo: created.body.filteredByInfo,
      visibility: 'Private',
    });
    const fewer = { filteredByInfo: filteredByInfo.slice(0, 1) };
    expect(faultsOf(await merchandiser.patch('/list-info/Product2/Mine', fewer))).toEqual([
      'INVALID_FILTER_LOGIC',
    ]);
    const freed = { ...fewer, filterLogicString: null };
    expect((await merchandiser.patch('/list-info/Product2/Mine', freed)).status).toBe(200);
    expect(await namesIn()).toEqual(['Apfel', 'Ibuprofen']);
  });

  it('leaves nothing behind when it is deleted', async () => {
    const { body } = await create({});
    await merchandiser.patch('/list-preferences/Product2/Mine', { columnWidths: { Name: 200 } });
    await namesIn();
    const { store } = platform;
    const RecordId = body.listReference.id;
    const kept = async () => [
      await store.count('ListView', { Id: RecordId }),
      await store.count('RecentlyViewed', { RecordId }),
      await store.count('UserListPreference', { ListName: 'listView:Product2.Mine' }),
    ];
    expect(await kept()).toEqual([1, 1, 1]);
    expect((await merchandiser.delete('/list-info/Product2/Mine')).status).toBe(204);
    expect((await merchandiser.delete('/list-info/Product2/Mine')).status).toBe(404);
    expect(await kept()).toEqual([0, 0, 0]);
  });

  it('is open to merchandisers for the lists that come with an object, but for their name and end', async () => {
    const path = '/list-info/Product2/OutOfStock';
    const filteredByInfo = [condition('AvailableToOrder__c', 'LessThan', '11')];
    const changed = await merchandiser.patch(path, { filteredByInfo, scope: { apiName: 'everything' } });
    expect(changed.body).toMatchObject({ label: 'Nicht lieferbar', updateable: true, deletable: false });
    expect(await namesIn(support, 'OutOfStock')).toEqual(['Apfel', 'Ibuprofen']);
    expect((await support.patch(path, { filteredByInfo })).status).toBe(403);
    expect(faultsOf(await merchandiser.patch(path, { label: 'Leer' }))).toEqual(['INVALID_INPUT']);
    expect(faultsOf(await merchandiser.patch(path, { visibility: 'Private' }))).toEqual(['INVALID_INPUT']);
    expect((await merchandiser.delete(path)).status).toBe(403);
    expect((await merchandiser.delete('/list-info/Product2/__Recent')).status).toBe(403);
    expect((await merchandiser.patch('/list-info/Account/All', { displayColumns: ['Name'] })).status).toBe(
      403,
    );
  });
});

describe('a batch of list views', () => {
  it('RD-LIST-23 a batch answers each list view by name or id, missing ones with their own status', async () => {
    const { body } = await merchandiser.get(
      '/list-info/batch?names=Product2.OutOfStock,Product2.Unicorns,Nothing.All,AuthSession.All',
    );
    expect(body.hasErrors).toBe(true);
    expect(body.results.map(({ statusCode }: { statusCode: number }) => statusCode)).toEqual([
      200, 404, 404, 404,
    ]);
    const { id } = body.results[0].result.listReference;
    const byId = (await merchandiser.get(`/list-info/batch?ids=${id.slice(0, 15)},00B000000000009EAA`)).body;
    expect(byId.results).toMatchObject([
      { statusCode: 200, result: { listReference: { listViewApiName: 'OutOfStock' } } },
      { statusCode: 404 },
    ]);
    expect((await merchandiser.get('/list-info/batch')).status).toBe(400);
    expect((await merchandiser.get(`/list-info/batch?ids=${id}&names=Product2.All`)).status).toBe(400);
  });
});
