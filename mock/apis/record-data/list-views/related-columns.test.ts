import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addProduct } from '../testing/sample-records.ts';

const PZNS = ['00000018', '00000024', '00000030'] as const;
const VARIANTS = ['50 Stück', '20 Stück', '100 Stück'] as const;

let platform: Platform;
let merchandiser: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
  const store = platform.store.as(String(merchandiser.session.userId));
  const book = await store.insert('Pricebook2', { Name: 'Verkauf', IsActive: true });
  for (const [index, pzn] of PZNS.entries()) {
    const product = await addProduct(store, index, {
      Name: 'Ibuprofen',
      L2C_CM_PZN__c: pzn,
      L2C_CM_ProductNameVariant__c: VARIANTS[index] as string,
    });
    await store.insert('PricebookEntry', {
      Product2Id: product.Id,
      Pricebook2Id: book.Id,
      CurrencyIsoCode: 'EUR',
      UnitPrice: `${index + 1}.95`,
      IsActive: true,
    });
  }
});
afterAll(() => platform.close());

const PZN = 'Product2.L2C_CM_PZN__c';

const pznsIn = async (listViewApiName: string, body: object = {}) => {
  const answer = await merchandiser.post(`/list-records/PricebookEntry/${listViewApiName}`, body);
  expect(answer.status).toBe(200);
  return answer.body.records.map(
    ({ fields }: { fields: { Product2: { value: { fields: Record<string, { value: string }> } } } }) =>
      fields.Product2.value.fields.L2C_CM_PZN__c?.value,
  );
};

describe('columns over relationships', () => {
  it('RD-LIST-24 a list of prices tells its packs apart by PZN and pack', async () => {
    const info = await merchandiser.get('/list-info/PricebookEntry/AllPrices');
    const column = info.body.displayColumns.find(
      ({ fieldApiName }: { fieldApiName: string }) => fieldApiName === PZN,
    );
    expect(column).toMatchObject({ label: 'Produkt: PZN', lookupId: null, sortable: true });
    const attributes = Object.values(column.inlineEditAttributes);
    expect(attributes).toEqual(attributes.map(() => ({ editable: false, required: false })));
    expect((await pznsIn('AllPrices')).toSorted()).toEqual([...PZNS]);
  });

  it('RD-LIST-24 is sorted and searched by a column of another object', async () => {
    expect(await pznsIn('AllPrices', { sortBy: [`-${PZN}`] })).toEqual([...PZNS].reverse());
    expect(await pznsIn('AllPrices', { searchTerm: PZNS[1] })).toEqual([PZNS[1]]);
  });

  it('RD-LIST-24 offers them for a list, which is saved and narrowed by them', async () => {
    const possible = await merchandiser.get('/list-object-info/PricebookEntry');
    const paths = possible.body.columns.map(({ fieldApiName }: { fieldApiName: string }) => fieldApiName);
    expect(paths).toContain(PZN);
    expect(new Set(paths).size).toBe(paths.length);
    const created = await merchandiser.post('/list-info/PricebookEntry', {
      listViewApiName: 'Packs',
      label: 'Packungen',
      scope: { apiName: 'everything' },
      displayColumns: ['Product2.Name', PZN, 'Product2.VariationParent.L2C_CM_PZN__c'],
      filteredByInfo: [
        { fieldApiName: PZN, operator: 'Equals', operandLabels: [PZNS[2]] },
        { fieldApiName: 'Product2.LastModifiedDate', operator: 'Equals', operandLabels: ['TODAY'] },
      ],
    });
    expect(created.status).toBe(201);
    expect(created.body.displayColumns.map(({ label }: { label: string }) => label)).toEqual([
      'Produkt',
      'Produkt: PZN',
      'Produkt: Variantenprodukt: PZN',
    ]);
    expect(await pznsIn('Packs')).toEqual([PZNS[2]]);
  });

  it('RD-LIST-24 refuses a column that the viewer does not see', async () => {
    const { status, body } = await merchandiser.post('/list-info/PricebookEntry', {
      listViewApiName: 'Secrets',
      label: 'Geheimes',
      scope: { apiName: 'everything' },
      displayColumns: ['Product2.Nothing', 'CreatedBy.PasswordHash__c'],
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Product2.Nothing');
  });

  it('RD-LIST-24 shows them in a related list', async () => {
    const [book] = await platform.store.find('Pricebook2');
    const info = await merchandiser.get(
      '/related-list-info/Pricebook2/PricebookEntries?restrictColumnsToLayout=true',
    );
    expect(
      info.body.displayColumns.map(({ fieldApiName }: { fieldApiName: string }) => fieldApiName),
    ).toContain(PZN);
    const { body } = await merchandiser.post(`/related-list-records/${book?.Id}/PricebookEntries`, {});
    const [record] = body.records;
    expect(record.fields.Product2.value.fields.L2C_CM_PZN__c.value).toMatch(/^\d{8}$/);
  });
});
