import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickActions } from '../../../model/actions/index.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addAccount, addProduct } from '../testing/sample-records.ts';

let platform: Platform;
let merchandiser: Caller;
let support: Caller;
let accountId: string;
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
  support = await platform.user('Support');
  const { account } = await addAccount(platform.store, 'Sommer');
  accountId = account.Id;
});
afterAll(() => platform.close());

const perform = (name: string) => `/actions/perform-quick-action/${name}`;

async function addOrder(Status: 'Activated' | 'Delivered'): Promise<string> {
  const order = { AccountId: accountId, EffectiveDate: '2026-05-30', Status };
  return (await platform.store.insert('Order', order)).Id;
}

async function addPrice(): Promise<string> {
  const count = await platform.store.count('Product2');
  const product = await addProduct(platform.store, 100 + count);
  const book = await platform.store.insert('Pricebook2', { Name: 'Verkauf', IsActive: true });
  const price = { Product2Id: product.Id, Pricebook2Id: book.Id, UnitPrice: '4.95' };
  return (await platform.store.insert('PricebookEntry', price)).Id;
}

describe('a quick action', () => {
  it('is described in the language of the request', async () => {
    const { body } = await support.get('/actions/quick-action-info/account.newcontact', {
      'accept-language': 'en',
    });
    expect(body).toMatchObject({
      accessLevelRequired: 'Create',
      actionApiName: 'Account.NewContact',
      label: 'New contact',
      targetParentField: 'AccountId',
      targetSobjectType: 'Contact',
      type: 'Create',
    });
  });

  it.each(['Global', 'Account', 'Contact', 'Case', 'Order'])(
    'PF-ACTION-29 asks for the subject of a call that was made, and for no day on which it is due: %s',
    async (source) => {
      const name = source === 'Global' ? 'LogACall' : `${source}.LogACall`;
      const { body } = await support.get(`/actions/layout/${name}`);
      const items = (
        body.layout.sections as { layoutRows: { layoutItems: { layoutComponents: object[] }[] }[] }[]
      )
        .flatMap(({ layoutRows }) => layoutRows)
        .flatMap(({ layoutItems }) => layoutItems)
        .flatMap(({ layoutComponents }) => layoutComponents);
      const fields = items.map((item) => (item as { apiName: string | null }).apiName);
      expect(fields).toContain('Subject');
      expect(fields).not.toContain('ActivityDate');
    },
  );

  it('names the record type that it creates', async () => {
    const { body } = await merchandiser.get('/actions/quick-action-info/Account.NewManagedAccount');
    expect(await platform.store.get('RecordType', body.targetRecordTypeId)).toMatchObject({
      DeveloperName: 'Organisation',
    });
  });

  it('is a 404 when unknown and a 403 when the profile may not perform it', async () => {
    for (const of of ['quick-action-info', 'layout', 'record-defaults']) {
      expect((await support.get(`/actions/${of}/Account.Nothing`)).status, of).toBe(404);
      expect((await support.get(`/actions/${of}/PricebookEntry.UpdatePrice`)).status, of).toBe(403);
    }
  });

  it('RD-ACTION-14 may be read for a parent record, which is none of another object', async () => {
    const product = await addProduct(platform.store, 50);
    const of = (id: string) =>
      support.get(`/actions/quick-action-info/Account.NewContact?parentRecordId=${id}`);
    expect((await of(product.Id)).status).toBe(400);
    expect((await of('001000000000009AAA')).status).toBe(404);
    expect((await of(accountId)).status).toBe(200);
  });

  it('has a form of its own', async () => {
    const { body } = await support.get('/actions/layout/Account.NewContact?objectApiName=Account');
    const { layout } = body as Schemas['QuickActionLayout'];
    expect(layout).toMatchObject({ mode: 'Create', objectApiName: 'Contact' });
    const rows = layout?.sections[0]?.layoutRows ?? [];
    expect(
      rows.map(({ layoutItems }) => layoutItems.map((item) => item.layoutComponents[0]?.apiName)),
    ).toEqual([
      ['Salutation', 'Email'],
      ['FirstName', 'Phone'],
      ['LastName', 'AccountId'],
    ]);
    expect((await support.get('/actions/layout/Account.NewContact?objectApiName=Order')).status).toBe(404);
    expect((await merchandiser.get('/actions/layout/Order.CancelOrder')).body.layout.sections).toEqual([]);
  });

  it('RD-ACTION-17 starts a new record with what the one on the screen has', async () => {
    await platform.store.update('Account', accountId, { Phone: '0451 1234', BillingCity: 'Lübeck' });
    const path = `/actions/record-defaults/Account.NewContact?parentRecordId=${accountId}`;
    const { body } = await support.get(`${path}&optionalFields=Contact.Birthdate,Contact.Nothing`);
    expect(body.objectApiName).toBe('Contact');
    expect(body.fields).toMatchObject({
      AccountId: { value: accountId },
      Account: { displayValue: 'Sommer' },
      Phone: { value: '0451 1234' },
      MailingCity: { value: 'Lübeck' },
      LastName: { value: null },
      Birthdate: { value: null },
    });
  });

  it('starts a change with the values of the record and those it sets', async () => {
    const { Id } = await platform.store.insert('Case', { Subject: 'Rezept', Resolution__c: 'Angerufen' });
    const { body } = await support.get(`/actions/record-defaults/Case.CloseCase?parentRecordId=${Id}`);
    expect(body.fields).toMatchObject({
      Resolution__c: { value: 'Angerufen' },
      Status: { displayValue: 'Geschlossen', value: 'Closed' },
    });
  });

  it('keeps to the contract, every one of them', async () => {
    for (const { apiName } of quickActions) {
      for (const of of ['quick-action-info', 'layout', 'record-defaults']) {
        expect((await merchandiser.get(`/actions/${of}/${apiName}`)).status, `${of} ${apiName}`).toBe(200);
      }
    }
  });
});

describe('performing an action that creates', () => {
  it('creates the record beside the one on the screen', async () => {
    const { status, body } = await support.post(perform('Account.NewContact'), {
      apiName: 'Contact',
      contextId: accountId,
      fields: { FirstName: 'Mia', LastName: 'Sommer' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      contextId: accountId,
      feedItemId: null,
      isCreated: true,
      isSuccess: true,
      successMessage: 'Kontakt „Mia Sommer“ wurde angelegt.',
    });
    expect(await platform.store.get('Contact', body.id)).toMatchObject({
      AccountId: accountId,
      LastName: 'Sommer',
      MailingCity: 'Lübeck',
      OwnerId: support.session.userId,
    });
  });

  it('sets what the form does not show', async () => {
    const { body } = await support.post(perform('LogACall'), { fields: { Subject: 'Rückruf' } });
    expect(await platform.store.get('Task', body.id)).toMatchObject({
      TaskSubtype: 'Call',
      Status: 'Completed',
    });
    const managed = await merchandiser.post(perform('Account.NewManagedAccount'), {
      contextId: accountId,
      fields: { Name: 'Praxis Sommer', Type: 'Practice' },
    });
    expect(await platform.store.get('Account', managed.body.id)).toMatchObject({ ParentId: accountId });
  });

  it('saves by the rules of every record', async () => {
    const { status, body } = await support.post(perform('Account.NewContact'), {
      contextId: accountId,
      fields: { FirstName: 'Mia', Email: 'mia' },
    });
    expect(status).toBe(400);
    expect(Object.keys(body.output.fieldErrors).sort()).toEqual(['Email', 'LastName']);
  });

  it('takes only fields that it has a place for', async () => {
    const { status, body } = await support.post(perform('Account.NewContact'), {
      contextId: accountId,
      fields: { LastName: 'Sommer', Birthdate: '2000-01-01' },
    });
    expect(status).toBe(400);
    expect(body.output.fieldErrors.Birthdate[0].errorCode).toBe('INVALID_FIELD_FOR_INSERT_UPDATE');
  });

  it.each([
    ['without the record on the screen', 'Account.NewContact', { fields: { LastName: 'X' } }, 400],
    ['with another object', 'NewCase', { apiName: 'Task', fields: { Subject: 'X' } }, 400],
    ['that is unknown', 'Account.Nothing', { fields: {} }, 404],
    ['that changes', 'Case.CloseCase', { fields: {} }, 400],
    ['with unknown members', 'NewCase', { fields: { Subject: 'X' }, colour: 'red' }, 400],
  ])('refuses an action %s', async (_, name, body, status) => {
    const counts = () =>
      Promise.all((['Case', 'Contact', 'Task'] as const).map((object) => platform.store.count(object)));
    const before = await counts();
    expect((await support.post(perform(name), body)).status).toBe(status);
    expect(await counts()).toEqual(before);
  });
});

describe('performing an action that changes', () => {
  it('changes the record on the screen', async () => {
    const id = await addOrder('Activated');
    const { status, body } = await merchandiser.patch(perform('Order.UpdateOrderStatus'), {
      contextId: id,
      fields: { Status: 'Shipped' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, isCreated: false, isSuccess: true });
    expect(await platform.store.get('Order', id)).toMatchObject({ Status: 'Shipped' });
  });

  it('sets what it is there for', async () => {
    const { Id } = await platform.store.insert('Case', { Subject: 'Lieferung' });
    const fields = { Resolution__c: 'Nachgeliefert' };
    await support.patch(perform('Case.CloseCase'), { contextId: Id, fields });
    expect(await platform.store.get('Case', Id)).toMatchObject({ Status: 'Closed', ...fields });
  });

  it('refuses a record that is not in the state for it', async () => {
    const id = await addOrder('Delivered');
    const body = { contextId: id, fields: {} };
    const refused = await merchandiser.patch(perform('Order.CancelOrder'), body);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('gerade nicht');
    expect(await platform.store.get('Order', id)).toMatchObject({ Status: 'Delivered' });
  });

  it('lets merchandising change prices, and not support', async () => {
    const id = await addPrice();
    const body = { contextId: id, fields: { UnitPrice: 5.95 } };
    expect((await support.patch(perform('PricebookEntry.UpdatePrice'), body)).status).toBe(403);
    expect(await platform.store.get('PricebookEntry', id)).toMatchObject({ UnitPrice: '4.95' });
    expect((await merchandiser.patch(perform('PricebookEntry.UpdatePrice'), body)).status).toBe(200);
    expect(await platform.store.get('PricebookEntry', id)).toMatchObject({ UnitPrice: '5.95' });
  });

  it('refuses a missing record, a wrong price and a call by the other method', async () => {
    const patch = (contextId: string, UnitPrice: number) =>
      merchandiser.patch(perform('PricebookEntry.UpdatePrice'), { contextId, fields: { UnitPrice } });
    expect((await patch('01u000000000009AAA', 1)).status).toBe(404);
    const { status, body } = await patch(await addPrice(), -1);
    expect(status).toBe(400);
    expect(body.output.fieldErrors.UnitPrice[0].errorCode).toBe('NUMBER_OUTSIDE_VALID_RANGE');
    const fields = { Subject: 'X' };
    expect((await merchandiser.patch(perform('NewCase'), { fields })).status).toBe(400);
  });
});
