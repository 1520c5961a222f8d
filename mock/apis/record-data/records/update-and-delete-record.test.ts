import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addAccount, addProduct } from '../testing/sample-records.ts';

let platform: Platform;
let merchandiser: Caller;
let support: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  [merchandiser, support] = [await platform.user('Merchandiser'), await platform.user('Support')];
});
afterAll(() => platform.close());

describe('changing a record', () => {
  it('changes the fields that are sent and no others', async () => {
    const row = await addProduct(platform.store, 10, { Brand__c: 'Linde' });
    platform.clock.advance(5_000);
    const { status, body } = await merchandiser.patch(`/records/${row.Id}`, {
      fields: { Id: row.Id, Name: 'Neu', LowestPrice30Days__c: 4.2 },
    });
    expect(status).toBe(200);
    expect(body.fields).toMatchObject({
      Name: { value: 'Neu' },
      Brand__c: { value: 'Linde' },
      LowestPrice30Days__c: { displayValue: '4,20\u00a0€', value: 4.2 },
      LastModifiedBy: { displayValue: 'Mara Merchandiser' },
    });
    expect(body.lastModifiedDate).toBe(platform.clock().toISOString());
    const after = await platform.store.get('Product2', row.Id);
    const changed = Object.entries(after ?? {}).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name as keyof typeof row]),
    );
    expect(changed.map(([name]) => name).sort()).toEqual([
      'LastModifiedById',
      'LastModifiedDate',
      'LowestPrice30Days__c',
      'Name',
      'SystemModstamp',
    ]);
  });

  it('refuses to empty a required field, and what nobody may change', async () => {
    const row = await addProduct(platform.store, 11);
    const { body } = await merchandiser.patch(`/records/${row.Id}`, {
      fields: { Name: null, ProductClass: 'Set', Id: '01t000000000009AAA' },
    });
    const codes = Object.entries(body.output.fieldErrors as Record<string, { errorCode: string }[]>).map(
      ([field, [fault]]) => [field, fault?.errorCode],
    );
    expect(codes.sort()).toEqual([
      ['Id', 'INVALID_FIELD_FOR_INSERT_UPDATE'],
      ['Name', 'REQUIRED_FIELD_MISSING'],
      ['ProductClass', 'INVALID_FIELD_FOR_INSERT_UPDATE'],
    ]);
  });

  it('judges a dependent picklist again when the field that controls it changes', async () => {
    const row = await addProduct(platform.store, 12, { ComparisonPriceType__c: 'AVP' });
    const change = (value: string) =>
      merchandiser.patch(`/records/${row.Id}`, { fields: { L2C_CM_RegulatoryClassification__c: value } });
    expect(Object.keys((await change('Kosmetik')).body.output.fieldErrors)).toEqual([
      'ComparisonPriceType__c',
    ]);
  });

  it('is for those who may: support edits customers, not products', async () => {
    const row = await addProduct(platform.store, 13);
    const { account } = await addAccount(platform.store, 'Winter');
    expect((await support.patch(`/records/${row.Id}`, { fields: { Name: 'x' } })).status).toBe(403);
    expect((await support.patch(`/records/${account.Id}`, { fields: { Phone: '0451 1' } })).status).toBe(200);
  });

  it('is a 404 for a record that does not exist', async () => {
    expect((await merchandiser.patch('/records/01t000000000009AAA', { fields: { Name: 'x' } })).status).toBe(
      404,
    );
  });
});

describe('If-Unmodified-Since', () => {
  const since = (stamp: string) => ({ 'if-unmodified-since': new Date(stamp).toUTCString() });
  const rename = (id: string, Name: string, headers = {}) =>
    merchandiser.patch(`/records/${id}`, { fields: { Name } }, headers);

  it('lets a change of the version that was read pass', async () => {
    const row = await addProduct(platform.store, 20);
    expect((await rename(row.Id, 'A', since(row.SystemModstamp))).status).toBe(200);
  });

  it('PF-WRITE-01 an update of an older version is refused with 412', async () => {
    const row = await addProduct(platform.store, 21);
    platform.clock.advance(3_000);
    await rename(row.Id, 'Theirs');
    const answer = await rename(row.Id, 'Ours', since(row.SystemModstamp));
    expect(answer.status).toBe(412);
    expect((await platform.store.get('Product2', row.Id))?.Name).toBe('Theirs');
  });

  it('PF-WRITE-02 an update of an older version is refused within one second, too', async () => {
    const row = await addProduct(platform.store, 22);
    const theirs = await rename(row.Id, 'Theirs');
    expect((await rename(row.Id, 'Ours', since(row.SystemModstamp))).status).toBe(412);
    const again = await rename(row.Id, 'Theirs again', since(theirs.body.systemModstamp));
    expect(again.status).toBe(200);
    expect((await rename(row.Id, 'Ours', since(theirs.body.systemModstamp))).status).toBe(412);
    expect((await rename(row.Id, 'Ours', since(again.body.lastModifiedDate))).status).toBe(200);
  });

  it('is a 400 when it is no date', async () => {
    const row = await addProduct(platform.store, 23);
    expect((await rename(row.Id, 'A', { 'if-unmodified-since': 'yesterday' })).status).toBe(400);
  });
});

describe('deleting a record', () => {
  it('RD-REC-29 a deletion removes the record once', async () => {
    const row = await addProduct(platform.store, 30);
    expect((await merchandiser.delete(`/records/${row.Id}`)).status).toBe(204);
    expect(await platform.store.get('Product2', row.Id)).toBeUndefined();
    expect((await merchandiser.delete(`/records/${row.Id}`)).status).toBe(404);
  });

  it('is refused while others need it, naming them', async () => {
    const parent = await platform.store.insert('Pricebook2', { Name: 'Verkauf', IsActive: true });
    await platform.store.insert('WebStore', { Name: 'Offizin', PricebookId__c: parent.Id });
    const answer = await merchandiser.delete(`/records/${parent.Id}`);
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'DELETE_FAILED' } });
    expect(answer.body.message).toContain('Shops');
    expect(await platform.store.get('Pricebook2', parent.Id)).toBeDefined();
  });

  it('PF-WRITE-07 a product that is in a cart is not deleted, and the message says why and what to do', async () => {
    const { store } = platform;
    const row = await addProduct(store, 33);
    const webStore = await store.insert('WebStore', { Name: 'Offizin', ShippingCountries__c: 'DE' });
    const account = await store.insert('Account', { Name: 'Sommer' });
    const cart = await store.insert('WebCart', {
      Name: 'Korb',
      AccountId: account.Id,
      WebStoreId: webStore.Id,
    });
    await store.insert('CartItem', {
      CartId: cart.Id,
      Product2Id: row.Id,
      Name: row.Name,
      Quantity: 1,
      Type: 'Product',
    });
    const answer = await merchandiser.delete(`/records/${row.Id}`);
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'Der Datensatz kann nicht gelöscht werden, weil andere ihn brauchen (Warenkorbpositionen). Wird er nicht mehr gebraucht, nehmen Sie stattdessen „Aktiv“ heraus.',
    ]);
    const deactivated = await merchandiser.patch(`/records/${row.Id}`, { fields: { IsActive: false } });
    expect(deactivated.status).toBe(200);
    await store.delete('WebCart', cart.Id);
    expect((await merchandiser.delete(`/records/${row.Id}`)).status).toBe(204);
  });

  it('is refused without the right', async () => {
    const row = await addProduct(platform.store, 32);
    expect((await support.delete(`/records/${row.Id}`)).status).toBe(403);
    expect((await platform.guest.delete(`/records/${row.Id}`)).status).toBe(401);
    expect(await platform.store.get('Product2', row.Id)).toEqual(row);
  });
});
