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

const userOf = ({ session }: Caller) => String(session.userId);
const leadOf = async (caller: Caller): Promise<string> =>
  (await platform.store.insert('Lead', { LastName: 'Winter', Company: 'Praxis', OwnerId: userOf(caller) }))
    .Id;

describe('a record that is out of sight after saving', () => {
  const give = (id: string, query = '') =>
    support.patch(`/records/${id}${query}`, { fields: { OwnerId: userOf(merchandiser) } });

  it('RD-REC-13 a write that takes the record out of sight is answered 204 with empty data where handleOwnerChange is set', async () => {
    const id = await leadOf(support);
    expect(await give(id, '?handleOwnerChange=true')).toMatchObject({ status: 204, body: undefined });
    expect((await platform.store.get('Lead', id))?.OwnerId).toBe(userOf(merchandiser));
    expect((await support.get(`/records/${id}?fields=Lead.Name`)).status).toBe(404);
  });

  it('is not saved without it', async () => {
    const id = await leadOf(support);
    expect((await give(id)).status).toBe(404);
    expect((await platform.store.get('Lead', id))?.OwnerId).toBe(userOf(support));
  });

  it('is answered likewise when it is created', async () => {
    const create = (query = '') =>
      support.post(`/records${query}`, {
        apiName: 'Lead',
        fields: { LastName: 'Herbst', Company: 'Heim Herbst', OwnerId: userOf(merchandiser) },
      });
    const where = { LastName: 'Herbst' };
    expect((await create()).status).toBe(404);
    expect(await platform.store.count('Lead', where)).toBe(0);
    expect(await create('?handleOwnerChange=true')).toMatchObject({ status: 204, body: undefined });
    expect(await platform.store.count('Lead', where)).toBe(1);
  });

  it('RD-BATCH-07 a record taken out of sight is a result with an id but no fields in a batch', async () => {
    const id = await leadOf(support);
    const records = [{ fields: { Id: id, OwnerId: userOf(merchandiser) } }];
    const { body } = await support.post('/records/batch', { operations: [{ type: 'update', records }] });
    expect(body).toEqual({ hasErrors: false, results: [{ statusCode: 200, result: { id } }] });
  });

  it('is seen while it waits in a queue', async () => {
    const queue = await platform.store.insert('Group', { Name: 'Vertrieb', DeveloperName: 'Vertrieb' });
    const id = await leadOf(support);
    const fields = { OwnerId: queue.Id };
    expect((await support.patch(`/records/${id}`, { fields })).status).toBe(200);
    const list = await support.post('/list-records/Lead/AllLeads', { fields: ['Lead.OwnerId'] });
    const owners = list.body.records.map(
      (record: { fields: { OwnerId: { value: string } } }) => record.fields.OwnerId.value,
    );
    expect(new Set(owners)).not.toContain(userOf(merchandiser));
    expect(owners).toContain(queue.Id);
  });
});

describe('a product that has been taken out of the shop', () => {
  it('PF-PROD-06 is not there for shoppers, by its id or in a list, and is for staff', async () => {
    const { Id: gone } = await addProduct(platform.store, 91, { IsActive: false });
    const { Id: sold } = await addProduct(platform.store, 92);
    const listing = { Name: 'Offizin', ShippingCountries__c: 'DE', GuestListsEnabled__c: true };
    await platform.store.insert('WebStore', listing);
    const idsIn = (answer: { body: { records: { id: string }[] } }) =>
      answer.body.records.map(({ id }) => id);
    for (const [caller, status] of [
      [platform.guest, 404],
      [await platform.user('Buyer'), 404],
      [merchandiser, 200],
    ] as const) {
      expect((await caller.get(`/records/${gone}?fields=Product2.Name`)).status).toBe(status);
      expect((await caller.get(`/records/${sold}?fields=Product2.Name`)).status).toBe(200);
      const list = await caller.post('/list-records/Product2/AllProducts', { fields: ['Product2.Name'] });
      expect(idsIn(list)).toContain(sold);
      expect(idsIn(list).includes(gone)).toBe(status === 200);
    }
  });
});

describe('an update within the same second is never lost', () => {
  const since = (stamp: string) => ({ 'if-unmodified-since': new Date(stamp).toUTCString() });

  it.each(['a quick action', 'a batch', 'a change of the list'])('to what %s has written', async (way) => {
    const { account } = await addAccount(platform.store, `Sommer ${way}`);
    const contact = await platform.store.insert('Contact', { LastName: 'Sommer', AccountId: account.Id });
    const list = await platform.store
      .as(userOf(merchandiser))
      .insert('ListView', { Name: 'Meine', DeveloperName: 'Meine', SobjectType: 'Account' });
    const writes: Record<string, () => Promise<{ status: number }>> = {
      'a quick action': () =>
        merchandiser.patch('/actions/perform-quick-action/Contact.UpdateContactDetails', {
          contextId: contact.Id,
          fields: { Phone: '0451 1' },
        }),
      'a batch': () =>
        merchandiser.post('/records/batch', {
          operations: [{ type: 'Update', records: [{ fields: { Id: contact.Id, Phone: '0451 2' } }] }],
        }),
      'a change of the list': () => merchandiser.patch('/list-info/Account/Meine', { label: 'Unsere' }),
    };
    expect((await writes[way]?.())?.status, way).toBe(200);
    const isList = way === 'a change of the list';
    const [apiName, row] = isList ? (['ListView', list] as const) : (['Contact', contact] as const);
    const fields = isList ? { Name: 'Alte' } : { Phone: '0451 3' };
    const late = await merchandiser.patch(`/records/${row.Id}`, { fields }, since(row.SystemModstamp));
    // Nobody changes the record of a list by hand; its calls know no header.
    expect(late.status, way).toBe(isList ? 403 : 412);
    expect(await platform.store.get(apiName, row.Id)).toMatchObject(
      isList ? { Name: 'Unsere' } : { Phone: way === 'a batch' ? '0451 2' : '0451 1' },
    );
    await platform.store.delete('ListView', list.Id);
  });
});
