import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { readableObjects } from '../testing/readable-objects.ts';

let platform: Platform;
let merchandiser: Caller;
let support: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  [merchandiser, support] = [await platform.user('Merchandiser'), await platform.user('Support')];
});
afterAll(() => platform.close());

describe('the directory', () => {
  it('RD-OBJ-01 the directory lists the objects that the profile may read', async () => {
    const { body } = await platform.guest.get('/object-info');
    expect(Object.keys(body.objects)).toEqual(['Product2', 'ProductCategory']);
    const all = (await merchandiser.get('/object-info')).body.objects;
    expect(Object.keys(all).sort()).toEqual(readableObjects.map(({ apiName }) => apiName).sort());
    expect(Object.keys(all)).toContain('OrderSummary');
    expect(all.AuthSession).toBeUndefined();
    expect(all.Contact).toMatchObject({ keyPrefix: '003', nameFields: ['FirstName', 'LastName', 'Name'] });
  });
});

describe('an object info', () => {
  it('RD-OBJ-02 PF-OBJ-01 an object info carries the rights of the profile and the data types, field by field', async () => {
    const asMerchandiser = (await merchandiser.get('/object-info/PricebookEntry')).body;
    const asSupport = (await support.get('/object-info/PricebookEntry')).body;
    expect(asMerchandiser).toMatchObject({ createable: true, updateable: true, deletable: true });
    expect(asMerchandiser.fields.UnitPrice).toMatchObject({
      updateable: true,
      dataType: 'Currency',
      scale: 2,
    });
    expect(asSupport).toMatchObject({
      createable: false,
      updateable: false,
      deletable: false,
      queryable: true,
    });
    expect(asSupport.fields.UnitPrice.updateable).toBe(false);
    expect(asMerchandiser.fields.CreatedDate.updateable).toBe(false);
  });

  it('speaks the language of the request', async () => {
    const english = { 'accept-language': 'en' };
    expect((await merchandiser.get('/object-info/Product2')).body.label).toBe('Produkt');
    const { body } = await merchandiser.get('/object-info/Product2', english);
    expect(body).toMatchObject({ label: 'Product', fields: { Name: { label: 'Product name' } } });
  });

  it('RD-OBJ-03 RD-OBJ-04 an object info names references, child lists, record types (the master type first) and dependent fields', async () => {
    const product = (await merchandiser.get('/object-info/product2')).body;
    expect(product.apiName).toBe('Product2');
    expect(product.fields.VariationParentId).toMatchObject({
      reference: true,
      relationshipName: 'VariationParent',
      referenceToInfos: [{ apiName: 'Product2', nameFields: ['Name'] }],
    });
    expect(product.childRelationships).toContainEqual(
      expect.objectContaining({ childObjectApiName: 'PricebookEntry', relationshipName: 'PricebookEntries' }),
    );
    expect(product.dependentFields).toEqual({
      L2C_CM_RegulatoryClassification__c: { ComparisonPriceType__c: {} },
    });
    const account = (await merchandiser.get('/object-info/Account')).body;
    const types = Object.values(account.recordTypeInfos) as {
      master: boolean;
      defaultRecordTypeMapping: boolean;
    }[];
    expect(types.map(({ master }) => master)).toEqual([true, false, false]);
    expect(account.recordTypeInfos[account.defaultRecordTypeId].name).toBe('Privatkunde');
  });

  it('PF-OBJ-92 a field that the layouts demand is optional by the object, required on layouts and in lists, and no record is saved without it', async () => {
    const { fields } = (await support.get('/object-info/Case')).body;
    expect(fields.Subject).toMatchObject({ required: false, dataType: 'String' });
    const layout = (await support.get('/layout/Case?layoutType=Full&modes=Create')).body;
    expect(itemOf(layout, 'Subject')).toMatchObject({ required: true, uiBehavior: 'Required' });
    const list = (await support.get('/list-info/Case/AllCases')).body;
    const column = list.displayColumns.find(
      (one: { fieldApiName: string }) => one.fieldApiName === 'Subject',
    );
    expect(Object.values(column.inlineEditAttributes)).toContainEqual({ editable: true, required: true });
    const refused = await support.post('/records', { apiName: 'Case', fields: { Origin: 'Phone' } });
    expect(refused).toMatchObject({
      status: 400,
      body: { output: { fieldErrors: { Subject: [{ errorCode: 'REQUIRED_FIELD_MISSING' }] } } },
    });
  });

  it('PF-OBJ-91 the parts of names and addresses name their compound field', async () => {
    const { fields } = (await support.get('/object-info/Contact')).body;
    expect(fields.Name).toMatchObject({
      compound: true,
      compoundFieldName: null,
      extraTypeInfo: 'PersonName',
    });
    expect(fields.Salutation).toMatchObject({
      compoundFieldName: 'Name',
      compoundComponentName: 'Salutation',
      extraTypeInfo: 'PersonName',
    });
    expect(fields.MailingCountry).toMatchObject({
      compoundFieldName: 'MailingAddress',
      compoundComponentName: 'Country',
      dataType: 'String',
      extraTypeInfo: null,
    });
    const account = (await support.get('/object-info/Account')).body;
    expect(account.fields.Name).toMatchObject({
      compound: true,
      compoundFieldName: 'Name',
      extraTypeInfo: 'SwitchablePersonName',
    });
  });

  it('PF-OBJ-93 an address is a field of its own, which records of this interface carry by its parts alone', async () => {
    const { fields } = (await support.get('/object-info/Account')).body;
    expect(fields.BillingAddress).toMatchObject({
      dataType: 'Address',
      compound: true,
      createable: false,
      updateable: false,
      sortable: false,
    });
    const { Id } = await platform.store.insert('Account', { Name: 'Nord', BillingCity: 'Kiel' });
    const optional = 'Account.BillingAddress,Account.BillingCity';
    const record = (await support.get(`/records/${Id}?optionalFields=${optional}`)).body;
    expect(record.fields.BillingCity.value).toBe('Kiel');
    expect(record.fields).not.toHaveProperty('BillingAddress');
    expect(await support.get(`/records/${Id}?fields=Account.BillingAddress`)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD' }],
    });
  });

  it('hides secrets', async () => {
    const { body } = await merchandiser.get('/object-info/User');
    expect(body.fields.PasswordHash__c).toBeUndefined();
    expect(body.fields.Username).toBeDefined();
  });

  it('is a 404 for an unknown object and just the same for one that is not visible', async () => {
    expect(await merchandiser.get('/object-info/Unicorn')).toMatchObject({
      status: 404,
      body: [{ errorCode: 'NOT_FOUND' }],
    });
    expect(await platform.guest.get('/object-info/Account')).toMatchObject({
      status: 404,
      body: [{ errorCode: 'NOT_FOUND' }],
    });
  });

  it('keeps to the contract for every object', async () => {
    const names = readableObjects.map(({ apiName }) => apiName).join(',');
    const { status, body } = await merchandiser.get(`/object-info/batch/${names}`);
    expect(status).toBe(200);
    expect(body.hasErrors).toBe(false);
    expect(body.results).toHaveLength(readableObjects.length);
  });
});

describe('a batch', () => {
  it('RD-OBJ-05 a batch answers each object with a status of its own, in the order asked', async () => {
    const { status, body } = await platform.guest.get('/object-info/batch/Account,Product2,Unicorn');
    expect(status).toBe(200);
    expect(body.hasErrors).toBe(true);
    expect(body.results.map(({ statusCode }: { statusCode: number }) => statusCode)).toEqual([404, 200, 404]);
    expect(body.results[1].result.apiName).toBe('Product2');
    expect(body.results[2].result[0].errorCode).toBe('NOT_FOUND');
  });
});

/** The item of a layout that shows a field. */
function itemOf({ sections }: { sections: LayoutPart[] }, field: string): unknown {
  const items = sections.flatMap(({ layoutRows }) => layoutRows.flatMap(({ layoutItems }) => layoutItems));
  return items.find(({ layoutComponents }) => layoutComponents.some(({ apiName }) => apiName === field));
}

interface LayoutPart {
  layoutRows: { layoutItems: { layoutComponents: { apiName: string | null }[] }[] }[];
}
