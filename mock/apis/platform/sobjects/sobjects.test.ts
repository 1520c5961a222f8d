import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, addProduct } from '../../record-data/testing/sample-records.ts';
import { openRest, type Program, type Rest } from '../testing/rest.ts';

let rest: Rest;
let merchandiser: Program;
let support: Program;
let buyer: Program;
beforeAll(async () => {
  rest = await openRest();
  merchandiser = await rest.user('Merchandiser');
  support = await rest.user('Support');
  buyer = await rest.user('Buyer');
});
afterAll(() => rest.close());

const names = async (program: Program): Promise<string[]> =>
  (await program.get('/sobjects')).body.sobjects.map(({ name }: { name: string }) => name);

describe('objects', () => {
  it('PF-REST-03 are listed as far as the user may read them', async () => {
    expect(await names(merchandiser)).toEqual(expect.arrayContaining(['Account', 'Product2', 'Order']));
    expect(await names(merchandiser)).not.toContain('AuthSession');
    expect(await names(buyer)).toEqual(['Product2', 'ProductCategory']);
    expect(await buyer.get('/sobjects/Account/describe')).toMatchObject({
      status: 404,
      body: [{ errorCode: 'NOT_FOUND' }],
    });
  });

  it('PF-REST-03 are described by their fields as far as the user may see them', async () => {
    const field = async (program: Program, object: string, name: string) =>
      (await program.get(`/sobjects/${object}/describe`)).body.fields.find(
        (one: { name: string }) => one.name === name,
      );
    expect(await field(merchandiser, 'contact', 'AccountId')).toMatchObject({
      type: 'reference',
      referenceTo: ['Account'],
      relationshipName: 'Account',
      soapType: 'tns:ID',
      cascadeDelete: true,
      nillable: true,
    });
    expect(await field(merchandiser, 'Product2', 'StockKeepingUnit')).toMatchObject({
      externalId: true,
      nillable: false,
      updateable: true,
    });
    expect(await field(support, 'Product2', 'StockKeepingUnit')).toMatchObject({ updateable: false });
    expect(await field(merchandiser, 'Contract', 'Discount__c')).toBeDefined();
    expect(await field(support, 'Contract', 'Discount__c')).toBeUndefined();
    expect(await field(merchandiser, 'User', 'PasswordHash__c')).toBeUndefined();
  });

  it('PF-REST-03 name the records that the user has used last', async () => {
    const { body } = await merchandiser.post('/sobjects/Account', { Name: 'Zuletzt' });
    const { recentItems } = (await merchandiser.get('/sobjects/Account')).body;
    expect(recentItems[0]).toEqual({
      attributes: { type: 'Account', url: `/services/data/v64.0/sobjects/Account/${body.id}` },
      Id: body.id,
      Name: 'Zuletzt',
    });
    expect((await support.get('/sobjects/Account')).body.recentItems).toEqual([]);
  });
});

describe('a record', () => {
  it('PF-REST-04 is read with its fields, raw, and with those of the records it refers to', async () => {
    const { account, contacts } = await addAccount(rest.store, 'Sommer');
    const id = contacts[0]?.Id;
    const { body } = await merchandiser.get(
      `/sobjects/contact/${id}?fields=lastname,account.name,CreatedDate`,
    );
    expect(body).toEqual({
      attributes: { type: 'Contact', url: `/services/data/v64.0/sobjects/Contact/${id}` },
      LastName: 'Sommer',
      Account: {
        attributes: { type: 'Account', url: `/services/data/v64.0/sobjects/Account/${account.Id}` },
        Name: 'Sommer',
      },
      CreatedDate: '2026-05-01T08:00:00.000+0000',
    });
    const whole = (await merchandiser.get(`/sobjects/Contact/${id?.slice(0, 15)}`)).body;
    expect(whole).toMatchObject({ Id: id, FirstName: 'Anna', Email: 'anna@offizin.example', Phone: null });
  });

  it.each([
    ['/sobjects/Account/001000000000009AAA', 404, 'NOT_FOUND'],
    ['/sobjects/Account/001000000000009ZZZ', 400, 'MALFORMED_ID'],
    ['/sobjects/Nothing/001000000000009AAA', 404, 'NOT_FOUND'],
    ['/sobjects/Contact/001000000000009AAA', 404, 'NOT_FOUND'],
    ['/sobjects/User/005000000000001AAA?fields=PasswordHash__c', 400, 'INVALID_FIELD'],
    [`/sobjects/Account/001000000000009AAA?fields=${'Parent.'.repeat(6)}Name`, 400, 'INVALID_FIELD'],
    ['/sobjects/Product2/NoField/1', 404, 'NOT_FOUND'],
    ['/sobjects/Product2/Name/x', 404, 'NOT_FOUND'],
  ])('PF-REST-04 %s is refused with %i %s', async (address, status, errorCode) => {
    expect(await merchandiser.get(address)).toMatchObject({ status, body: [{ errorCode }] });
  });

  it('PF-REST-04 is not there for whom it is out of sight', async () => {
    const OwnerId = String(merchandiser.session.userId);
    const lead = await rest.store.insert('Lead', { LastName: 'Kaiser', Company: 'Praxis', OwnerId });
    expect((await merchandiser.get(`/sobjects/Lead/${lead.Id}`)).status).toBe(200);
    expect((await support.get(`/sobjects/Lead/${lead.Id}`)).status).toBe(404);
    expect((await support.patch(`/sobjects/Lead/${lead.Id}`, { LastName: 'X' })).status).toBe(404);
  });

  it('PF-REST-05 PF-REST-07 is created, changed and deleted, also by programs that only send POST', async () => {
    const created = await merchandiser.post('/sobjects/Account', {
      attributes: { type: 'Account' },
      Name: 'Praxis am Markt',
    });
    expect(created).toMatchObject({ status: 201, body: { success: true, errors: [] } });
    const address = `/sobjects/Account/${created.body.id}`;
    expect(await rest.store.get('Account', created.body.id)).toMatchObject({
      OwnerId: merchandiser.session.userId,
    });
    expect((await merchandiser.patch(`${address}/`, { Phone: '0451 1' })).status).toBe(204);
    const byPost = await merchandiser.post(`${address}?_HttpMethod=PATCH`, { BillingCity: 'Kiel' });
    expect(byPost.status).toBe(204);
    expect((await merchandiser.get(`${address}?fields=Phone,BillingCity`)).body).toMatchObject({
      Phone: '0451 1',
      BillingCity: 'Kiel',
    });
    expect((await merchandiser.delete(address)).status).toBe(204);
    expect((await merchandiser.get(address)).status).toBe(404);
    expect((await merchandiser.patch(address, { Phone: '1' })).status).toBe(404);
    expect((await merchandiser.delete(address)).status).toBe(404);
  });

  it('PF-REST-05 is refused by the same rules as by the record calls, with the fields at fault', async () => {
    const refused = await merchandiser.post('/sobjects/Product2', {
      Name: '',
      VatRate__c: -1,
      Colour: 'red',
    });
    expect(refused.status).toBe(400);
    const at = (field: string) =>
      refused.body.filter(({ fields }: { fields: string[] }) => fields.includes(field)).map(codeOf);
    expect(at('Name')).toEqual(['REQUIRED_FIELD_MISSING']);
    expect(at('StockKeepingUnit')).toEqual(['REQUIRED_FIELD_MISSING']);
    expect(at('Colour')).toEqual(['INVALID_FIELD']);
    expect(at('VatRate__c')).toEqual(['NUMBER_OUTSIDE_VALID_RANGE']);
    const own = { Name: 'Salbe', StockKeepingUnit: 'S-1' };
    expect((await support.post('/sobjects/Product2', own)).status).toBe(403);
    await addAccount(rest.store, 'Doppelt');
    const twice = { FirstName: 'Anna', LastName: 'Doppelt', Email: 'anna@offizin.example' };
    expect((await merchandiser.post('/sobjects/Contact', twice)).body[0]).toMatchObject({
      errorCode: 'DUPLICATES_DETECTED',
      fields: [],
    });
    expect(await rest.store.count('Product2')).toBe(0);
  });

  it('PF-REST-06 is found, changed and created by the value of a unique field', async () => {
    const product = await addProduct(rest.store, 7);
    const address = `/sobjects/Product2/StockKeepingUnit/${product.StockKeepingUnit}`;
    expect((await merchandiser.get(`${address}?fields=Id`)).body.Id).toBe(product.Id);
    expect(await merchandiser.patch(address, { Name: 'Nasenspray' })).toMatchObject({
      status: 200,
      body: { id: product.Id, created: false, success: true },
    });
    const next = { Name: 'Salbe', L2C_CM_RegulatoryClassification__c: 'apothekenpflichtig' };
    const made = await merchandiser.patch('/sobjects/Product2/StockKeepingUnit/SKU-8', next);
    expect(made).toMatchObject({ status: 201, body: { created: true } });
    expect(await rest.store.get('Product2', made.body.id)).toMatchObject({ StockKeepingUnit: 'SKU-8' });
    expect((await support.patch(address, { Name: 'X' })).status).toBe(403);
  });
});

const codeOf = ({ errorCode }: { errorCode: string }) => errorCode;
