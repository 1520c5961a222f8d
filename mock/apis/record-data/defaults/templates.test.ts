import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectAccess } from '../../../model/access/object-access.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { objects } from '../../../objects/index.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { readableObjects } from '../testing/readable-objects.ts';
import { addAccount, addProduct } from '../testing/sample-records.ts';

const BASE = '/record-defaults/template';

let platform: Platform;
let merchandiser: Caller;
let support: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
  support = await platform.user('Support');
});
afterAll(() => platform.close());

/** The fields of a template as a write takes them, with some of them given. */
function toInput({ fields }: { fields: Record<string, { value: unknown }> }, over: object = {}): object {
  return { ...Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])), ...over };
}

describe('the template of a new record', () => {
  it('RD-REC-27 a create template has the defaults of the fields that can be set, and can be sent back', async () => {
    const { status, body } = await merchandiser.get(`${BASE}/create/Product2`);
    expect(status).toBe(200);
    const { record, objectInfos } = body;
    expect(Object.keys(objectInfos)).toEqual(expect.arrayContaining(['Product2', 'User']));
    expect(record.fields).toMatchObject({
      ProductClass: { value: 'Simple' },
      Name: { value: null },
      OwnerId: { value: merchandiser.session.userId },
    });
    const { fields } = (await merchandiser.get('/object-info/Product2')).body as Schemas['ObjectInfo'];
    const createable = Object.values(fields).filter((field) => field.createable);
    expect(Object.keys(record.fields).sort()).toEqual(createable.map(({ apiName }) => apiName).sort());
    const needed = { Name: 'Salbe', StockKeepingUnit: 'S-1', L2C_CM_RegulatoryClassification__c: 'Kosmetik' };
    const saved = await merchandiser.post('/records', {
      apiName: record.apiName,
      fields: toInput(record, needed),
    });
    expect(saved.status).toBe(201);
  });

  it('follows the record type asked for and takes optional fields', async () => {
    const [organisation] = await platform.store.find('RecordType', {
      where: { DeveloperName: 'Organisation' },
    });
    const query = `recordTypeId=${organisation?.Id.slice(0, 15)}&optionalFields=Account.CreatedDate,Account.Nothing`;
    const { body } = await support.get(`${BASE}/create/Account?${query}`);
    expect(body.record).toMatchObject({
      recordTypeId: organisation?.Id,
      fields: { RecordTypeId: { value: organisation?.Id }, CreatedDate: { value: null } },
    });
    expect((await support.get(`${BASE}/create/Account?recordTypeId=012000000000009AAA`)).status).toBe(404);
  });

  it('is for those who may create one', async () => {
    expect((await support.get(`${BASE}/create/Product2`)).status).toBe(403);
    expect((await support.get(`${BASE}/create/Nothing`)).status).toBe(404);
    expect((await platform.guest.get(`${BASE}/create/Product2`)).status).toBe(401);
  });

  it('keeps to the contract for every object', async () => {
    for (const { apiName } of readableObjects) {
      const { status } = await merchandiser.get(`${BASE}/create/${apiName}`);
      expect(status, apiName).toBe(objectAccess('Merchandiser', apiName).create ? 200 : 403);
    }
  });
});

describe('the template of a copy', () => {
  it('RD-REC-28 a clone template copies all fields but those that only one record can have', async () => {
    const source = await addProduct(platform.store, 7, { L2C_CM_PZN__c: '04722316', VatRate__c: 7 });
    const { body } = await merchandiser.get(`${BASE}/clone/${source.Id}`);
    expect(body.record).toMatchObject({
      apiName: 'Product2',
      cloneSourceId: source.Id,
      fields: {
        Name: { value: source.Name },
        VatRate__c: { value: 7 },
        StockKeepingUnit: { value: null },
        L2C_CM_PZN__c: { value: null },
        OwnerId: { value: merchandiser.session.userId },
      },
    });
    const { fields: definitions } = objects.Product2;
    const alone = Object.entries(body.record.fields as Record<string, { value: unknown }>).filter(
      ([name, { value }]) => {
        const kept = source[name as keyof typeof source];
        const { type } = definitions[name as keyof typeof definitions];
        return value !== (type === 'Currency' && kept !== null ? Number(kept) : kept);
      },
    );
    expect(alone.map(([name]) => name).sort()).toEqual(['L2C_CM_PZN__c', 'OwnerId', 'StockKeepingUnit']);
    const fields = toInput(body.record, { StockKeepingUnit: 'S-7' });
    const saved = await merchandiser.post('/records', { apiName: 'Product2', fields });
    expect(saved.status).toBe(201);
    expect(await platform.store.get('Product2', saved.body.id)).toMatchObject({ VatRate__c: 7 });
  });

  it('keeps the record type of the source unless another is asked for', async () => {
    const [organisation] = await platform.store.find('RecordType', {
      where: { DeveloperName: 'Organisation' },
    });
    const { account } = await addAccount(platform.store, 'Sommer');
    await platform.store.update('Account', account.Id, { RecordTypeId: organisation?.Id as string });
    const clone = async (query = '') =>
      (await support.get(`${BASE}/clone/${account.Id}${query}`)).body.record;
    expect((await clone()).recordTypeId).toBe(organisation?.Id);
    const [customer] = await platform.store.find('RecordType', { where: { DeveloperName: 'Customer' } });
    expect(await clone(`?recordTypeId=${customer?.Id}`)).toMatchObject({
      recordTypeId: customer?.Id,
      fields: { RecordTypeId: { value: customer?.Id } },
    });
  });

  it('is for those who may create one, of a record that exists', async () => {
    const source = await addProduct(platform.store, 8);
    expect((await support.get(`${BASE}/clone/${source.Id}`)).status).toBe(403);
    expect((await merchandiser.get(`${BASE}/clone/01t000000000009AAA`)).status).toBe(404);
    expect((await merchandiser.get(`${BASE}/clone/01t000000000009AAB`)).status).toBe(400);
  });
});

describe('the defaults of a copy', () => {
  it('PF-REC-05 a form for a copy starts with the values of the record, but those that only one can have', async () => {
    const source = await addProduct(platform.store, 9, { VatRate__c: 7 });
    const { status, body } = await merchandiser.get(`/record-defaults/clone/${source.Id}`);
    expect(status).toBe(200);
    expect(body.layout).toMatchObject({ mode: 'Create', layoutType: 'Full' });
    expect(body.objectInfos).toHaveProperty('Product2');
    expect(body.record).toMatchObject({
      id: null,
      fields: { Name: { value: source.Name }, VatRate__c: { value: 7 }, StockKeepingUnit: { value: null } },
    });
    expect((await support.get(`/record-defaults/clone/${source.Id}`)).status).toBe(403);
  });
});
