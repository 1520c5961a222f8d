import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { readableObjects } from '../testing/readable-objects.ts';
import { addAccount, addProduct } from '../testing/sample-records.ts';

let platform: Platform;
let merchandiser: Caller;
let support: Caller;
let buyer: Caller;
let accountId: string;
let contactIds: string[];
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
  support = await platform.user('Support');
  buyer = await platform.user('Buyer');
  const { account, contacts } = await addAccount(platform.store, 'Sommer');
  accountId = account.Id;
  contactIds = contacts.map(({ Id }) => Id);
});
afterAll(() => platform.close());

type Answer = { status: number; body: Schemas['ActionCollections'] };
const actionsIn = ({ body }: Answer) => Object.values(body.actions).map(({ actions }) => actions);
const local = (address: unknown) => String(address).replace('/services/data/v64.0/ui-api', '');
const namesIn = (answer: Answer) => actionsIn(answer).map((actions) => actions.map(({ apiName }) => apiName));

describe('global actions', () => {
  it('are those whose records the profile may create, in the language of the request', async () => {
    const answer = await support.get('/actions/global', { 'accept-language': 'en' });
    const [actions = []] = actionsIn(answer);
    expect(actions.map(({ apiName, label }) => [apiName, label])).toEqual([
      ['NewAccount', 'New account'],
      ['NewCase', 'New case'],
      ['LogACall', 'Log a call'],
      ['NewTask', 'New task'],
    ]);
    expect(actions[0]).toMatchObject({ isMassAction: 'false', sourceObject: 'Global' });
    expect((await support.get(local(actions[0]?.actionTarget))).body.label).toBe('Neuer Account');
    expect(namesIn(await merchandiser.get('/actions/global'))[0]).toContain('NewProduct');
    expect(namesIn(await buyer.get('/actions/global'))).toEqual([[]]);
    expect((await platform.guest.get('/actions/global')).status).toBe(401);
  });

  it('RD-ACTION-21 actions are narrowed by type, name and section', async () => {
    const names = async (query: string) => namesIn(await merchandiser.get(`/actions/global?${query}`))[0];
    expect(await names('apiNames=newtask,Nothing')).toEqual(['NewTask']);
    expect(await names('sections=ActivityComposer')).toEqual(['LogACall', 'NewTask']);
    expect(await names('actionTypes=StandardButton')).toEqual([]);
  });
});

describe('record actions', () => {
  const path = () => `/actions/record/${accountId}`;

  it('RD-ACTION-06 collections of actions are keyed by the address that asks for that record alone', async () => {
    const ids = `${accountId},${contactIds[0]}`;
    const { body } = await merchandiser.get(`/actions/record/${ids}?sections=Page`);
    const keys = Object.keys(body.actions);
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(body.actions[key].url).toBe(key);
      const alone = await merchandiser.get(local(key));
      expect(alone.body.actions[key]).toEqual(body.actions[key]);
    }
  });

  it('RD-ACTION-05 all actions are answered unless sections or names are asked for', async () => {
    const all = namesIn(await merchandiser.get(path()))[0];
    expect(all).toEqual(expect.arrayContaining(['Edit', 'Account.NewContact', 'Account.LogACall']));
    const [page = []] = namesIn(await merchandiser.get(`${path()}?sections=Page`));
    expect(all).toEqual(expect.arrayContaining(page));
    expect(all?.length).toBeGreaterThan(page.length);
    expect(namesIn(await merchandiser.get(`${path()}?apiNames=edit`))).toEqual([['Edit']]);
  });

  it('follow the rights of the profile', async () => {
    const product = await addProduct(platform.store, 1);
    const page = (caller: Caller, id: string) => caller.get(`/actions/record/${id}?sections=Page`);
    expect(namesIn(await page(merchandiser, product.Id))[0]).toEqual([
      'Edit',
      'Product2.UpdateStock',
      'Product2.NewPrice',
      'Clone',
      'Delete',
    ]);
    expect(namesIn(await page(support, product.Id))).toEqual([[]]);
    expect(namesIn(await page(buyer, product.Id))).toEqual([[]]);
    expect((await page(buyer, accountId)).status).toBe(404);
    const [ofAccount = []] = namesIn(await page(support, accountId));
    expect(ofAccount).toContain('Edit');
    expect(ofAccount).not.toContain('Delete');
  });

  it('show what is not on the page layout when all are asked for', async () => {
    const name = 'Account.NewManagedAccount';
    const onLayout = namesIn(await merchandiser.get(`${path()}?sections=Page`))[0];
    const all = namesIn(await merchandiser.get(`${path()}?sections=Page&retrievalMode=All`))[0];
    expect(onLayout).not.toContain(name);
    expect(all).toContain(name);
    expect((await merchandiser.get(`${path()}?sections=Page&retrievalMode=Some`)).status).toBe(400);
  });

  it('RD-ACTION-02 actions suit the form factor, and an unknown one means Large', async () => {
    const names = async (query: string) =>
      namesIn(await merchandiser.get(`${path()}?sections=Page,SingleActionLinks${query}`))[0];
    await platform.store.update('Account', accountId, { Phone: '+49 451 12 34' });
    const large = await names('');
    expect(large).toContain('Account.UpdateAddress');
    expect(large).not.toContain('Call');
    expect(await names('&formFactor=Huge')).toEqual(large);
    const small = await names('&formFactor=Small');
    expect(small).not.toContain('Account.UpdateAddress');
    const { body } = await merchandiser.get(`${path()}?apiNames=Call&formFactor=Small`);
    expect(Object.values<Schemas['ActionCollection']>(body.actions)[0]?.actions).toMatchObject([
      { type: 'ProductivityAction', targetUrl: 'tel:+494511234', label: 'Anrufen' },
    ]);
  });

  it('follow the values of the record', async () => {
    const open = await platform.store.insert('Case', { Subject: 'Lieferung fehlt' });
    const closed = await platform.store.insert('Case', { Subject: 'Erledigt', Status: 'Closed' });
    const query = `/actions/record/${open.Id},${closed.Id}?apiNames=Case.CloseCase,Case.UpdateStatus`;
    expect(namesIn(await support.get(query))).toEqual([
      ['Case.UpdateStatus', 'Case.CloseCase'],
      ['Case.UpdateStatus'],
    ]);
  });

  it('are a 404 for a missing record and a 400 for an id whose checksum is wrong', async () => {
    expect((await merchandiser.get('/actions/record/001000000000009AAA?sections=Page')).status).toBe(404);
    expect((await merchandiser.get('/actions/record/001000000000009AAB?sections=Page')).status).toBe(400);
  });
});

describe('form actions', () => {
  it('save and cancel, where the profile may save', async () => {
    const create = (caller: Caller, name: string) => caller.get(`/actions/object/${name}/record-create`);
    expect(namesIn(await create(support, 'contact'))).toEqual([['SaveEdit', 'SaveAndNewEdit', 'CancelEdit']]);
    expect(namesIn(await create(support, 'Product2'))).toEqual([[]]);
    expect((await create(buyer, 'Contact')).status).toBe(404);
    expect((await create(support, 'Nothing')).status).toBe(404);
    const product = await addProduct(platform.store, 2);
    const edit = await support.get(`/actions/record/${accountId},${product.Id}/record-edit`);
    expect(namesIn(edit)).toEqual([['SaveEdit', 'CancelEdit'], []]);
  });

  it('offer a new record beside a lookup field', async () => {
    const answer = await support.get('/actions/lookup/Contact,Product2');
    expect(namesIn(answer)).toEqual([['New'], []]);
    expect(actionsIn(answer)[0]?.[0]).toMatchObject({ actionListContext: 'Lookup', targetObject: 'Contact' });
  });
});

describe('related list actions', () => {
  const path = (list: string) => `/actions/record/${accountId}/related-list/${list}`;

  it('make records that appear in the list', async () => {
    const answer = await support.post(path('contacts'), {});
    expect(namesIn(answer)).toEqual([['New', 'Account.NewContact']]);
    expect(actionsIn(answer)[0]?.[0]).toMatchObject({
      relatedSourceObject: 'Contacts',
      sourceObject: accountId,
    });
    expect(namesIn(await support.post(path('Contacts'), { actionTypes: ['QuickAction'] }))).toEqual([
      ['Account.NewContact'],
    ]);
    expect(namesIn(await support.post(path('Orders'), { formFactor: 'Tiny' }))).toEqual([[]]);
    expect((await support.post(path('Nothing'), {})).status).toBe(404);
    expect((await support.post(path('Contacts'), { retrievalMode: 1 })).status).toBe(400);
  });

  it('are answered list by list in a batch', async () => {
    const { status, body } = await support.post(path('batch'), {
      relatedListsActionParameters: [
        { relatedListId: 'Contacts', actionTypes: ['StandardButton'] },
        { relatedListId: 'Nothing' },
      ],
    });
    expect(status).toBe(200);
    expect(body.hasErrors).toBe(true);
    expect(body.results.map((one: { statusCode: number }) => one.statusCode)).toEqual([200, 404]);
    expect(namesIn({ status, body: body.results[0].result })).toEqual([['New']]);
    expect(
      (await support.post(path('batch'), { relatedListsActionParameters: [{ sections: [] }] })).status,
    ).toBe(400);
  });

  it('of a row belong to the row', async () => {
    const row = contactIds[0] as string;
    const answer = await support.get(`/actions/record/${accountId}/related-list-record/${row}`);
    expect(namesIn(answer)).toEqual([['Edit', 'Delete', 'Contact.UpdateContactDetails']]);
    expect(actionsIn(answer)[0]?.[0]).toMatchObject({
      relatedListRecordId: row,
      relatedSourceObject: 'Contacts',
      sourceObject: accountId,
    });
    const foreign = await addAccount(platform.store, 'Winter');
    const strange = `/actions/record/${accountId}/related-list-record/${foreign.contacts[0]?.Id}`;
    expect((await support.get(strange)).status).toBe(404);
  });
});

describe('overrides and activations', () => {
  it('RD-ACTION-24 overrides name what replaces standard pages', async () => {
    const get = async (query: string) =>
      (await merchandiser.get(`/actions/overrides/${query}`)).body.overrides;
    expect(await get('Case')).toHaveLength(3);
    expect(await get('Case?type=View')).toHaveLength(2);
    expect(await get('Case?defaultTemplateOnly=true')).toEqual([
      { actionName: 'Tab', content: 'Case_Queue_Page', formFactor: null, type: 'Flexipage' },
    ]);
    expect(await get('Site')).toEqual([]);
    expect((await merchandiser.get('/actions/overrides/Case?type=Look')).status).toBe(400);
    expect((await merchandiser.get('/actions/overrides/Nothing')).status).toBe(404);
  });

  it('RD-ACTION-25 activations name the objects whose actions depend on the record', async () => {
    const get = (query: string, caller = merchandiser) =>
      caller.get(`/actions/formula-activation/DynamicActions${query}`);
    const { activations } = (await get('?objectApiNames=Order,Contact')).body;
    expect(activations).toEqual([
      {
        actionApiNames: ['Order.UpdateOrderStatus', 'Order.CancelOrder'],
        isActive: true,
        objectApiName: 'Order',
      },
      { actionApiNames: [], isActive: false, objectApiName: 'Contact' },
    ]);
    const ofSupport = (await get('?objectApiNames=Order', support)).body.activations;
    expect(ofSupport[0].isActive).toBe(false);
    const inApp = (await get('?application=Verwaltung')).body.activations;
    expect(inApp.map((one: { objectApiName: string }) => one.objectApiName)).toContain('User');
    expect(inApp.map((one: { objectApiName: string }) => one.objectApiName)).not.toContain('Order');
    expect((await get('?application=Nothing')).body.activations).toEqual([]);
    expect((await merchandiser.get('/actions/formula-activation/Other')).status).toBe(404);
  });
});

it('keeps to the contract for every object', async () => {
  for (const { apiName } of readableObjects) {
    const answers = [
      await merchandiser.get(`/actions/lookup/${apiName}`),
      await merchandiser.get(`/actions/object/${apiName}/record-create`),
      await merchandiser.get(`/actions/overrides/${apiName}`),
    ];
    expect(
      answers.map(({ status }) => status),
      apiName,
    ).toEqual([200, 200, 200]);
  }
});

describe('actions of lists, pages and photos', () => {
  it('PF-ACTION-01 the head of a list view and of the recently used records offers a new record', async () => {
    const { body } = await merchandiser.get('/list-info/Account/AllAccounts');
    const [list] = [body.listReference.id as string];
    const answer = await merchandiser.get(`/actions/list-view/${list}`);
    expect(actionsIn(answer)).toMatchObject([
      [{ apiName: 'New', actionListContext: 'ListView', sourceObject: list, targetObject: 'Account' }],
    ]);
    expect(actionsIn(await merchandiser.get('/actions/mru-list/account'))).toMatchObject([
      [{ apiName: 'New', actionListContext: 'MruList', sourceObject: 'Account' }],
    ]);
    expect((await merchandiser.get('/actions/list-view/00B000000000009EAA')).status).toBe(404);
    expect((await buyer.get(`/actions/list-view/${list}`)).status).toBe(404);
  });

  it('PF-ACTION-02 a row of a list view offers what changes or deletes the record', async () => {
    const names = async (caller: Caller) =>
      namesIn(await caller.get(`/actions/list-view-record/${accountId}`));
    expect((await names(merchandiser))[0]).toEqual(
      expect.arrayContaining(['Edit', 'Delete', 'Account.UpdateAddress']),
    );
    expect((await names(support))[0]).not.toContain('Delete');
  });

  it('PF-ACTION-03 the charts of list views can be edited by those who may keep list views', async () => {
    const chart = '/actions/list-view-chart/ListViewChartInstance';
    expect(actionsIn(await merchandiser.get(chart))).toMatchObject([
      [{ apiName: 'Edit', actionListContext: 'Chart', sourceObject: 'ListViewChartInstance' }],
    ]);
    expect(actionsIn(await buyer.get(chart))).toEqual([[]]);
    expect((await support.get('/actions/list-view-chart/Account')).status).toBe(404);
  });

  it('PF-ACTION-04 a page put together of parts offers the actions of its object', async () => {
    const answer = await merchandiser.get('/actions/flexipage/account_record_page');
    expect(namesIn(answer)[0]).toEqual(expect.arrayContaining(['Edit', 'Account.NewContact']));
    expect(actionsIn(answer)[0]?.[0]).toMatchObject({
      actionListContext: 'Flexipage',
      sourceObject: 'Account_Record_Page',
    });
    expect((await merchandiser.get('/actions/flexipage/Nothing')).status).toBe(404);
  });

  it('PF-ACTION-05 a photo can be changed by those who may change the record, and removed once there is one', async () => {
    const [contactId] = contactIds;
    const names = async (caller: Caller) => namesIn(await caller.get(`/actions/photo/${contactId}`));
    expect(await names(merchandiser)).toEqual([['UpdatePhoto']]);
    const input = { actionType: 'Associate', photoUrl: 'https://bilder.example/1.jpg' };
    await merchandiser.post(`/record-avatars/${contactId}/association`, input);
    expect(await names(merchandiser)).toEqual([['UpdatePhoto', 'DeletePhoto']]);
    const product = await addProduct(platform.store, 77);
    expect(namesIn(await support.get(`/actions/photo/${product.Id}`))).toEqual([[]]);
  });
});

describe('actions asked for by parameters or by a body', () => {
  it('PF-ACTION-06 both forms of related-list actions answer the same', async () => {
    const path = `/actions/record/${accountId}/related-list`;
    const filters = { actionTypes: ['StandardButton'], sections: ['Page'] };
    const query = 'actionTypes=StandardButton&sections=Page';
    const one = await merchandiser.post(`${path}/Contacts`, filters);
    expect((await merchandiser.get(`${path}/Contacts?${query}`)).body).toEqual(one.body);
    const lists = ['Contacts', 'Nothing'].map((relatedListId) => ({ relatedListId, ...filters }));
    const batch = await merchandiser.post(`${path}/batch`, { relatedListsActionParameters: lists });
    expect((await merchandiser.get(`${path}/batch/Contacts,Nothing?${query}`)).body).toEqual(batch.body);
    expect(batch.body).toMatchObject({
      hasErrors: true,
      results: [{ statusCode: 200 }, { statusCode: 404 }],
    });
  });

  it('PF-ACTION-07 lookups, forms and rows narrow their actions by name', async () => {
    const contact = contactIds[0];
    for (const path of [
      '/actions/lookup/Contact?apiNames=new',
      `/actions/record/${accountId}/record-edit?apiNames=SaveEdit`,
      `/actions/record/${accountId}/related-list-record/${contact}?apiNames=Edit`,
    ])
      expect(namesIn(await merchandiser.get(`${path}&retrievalMode=All`))[0], path).toHaveLength(1);
  });

  it('PF-ACTION-08 a record names where its further actions are', async () => {
    const { body } = await merchandiser.get(`/actions/record/${accountId}?sections=Page`);
    const base = `/services/data/v64.0/ui-api/actions/record/${accountId}`;
    expect(Object.values<Schemas['ActionCollection']>(body.actions)[0]?.links).toEqual([
      `${base}/record-edit`,
      `${base}/related-list`,
      `${base}/related-list-record/\${relatedRecordId}`,
    ]);
  });
});
