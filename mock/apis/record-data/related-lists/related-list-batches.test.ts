import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addAccount, addProduct } from '../testing/sample-records.ts';

let platform: Platform;
let merchandiser: Caller;
let parentId: string;
let productId: string;
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
  parentId = (await addAccount(platform.store, 'Sommer')).account.Id;
  productId = (await addProduct(platform.store, 1)).Id;
});
afterAll(() => platform.close());

const statusesOf = ({ body }: { body: { results: { statusCode: number }[] } }) =>
  body.results.map(({ statusCode }) => statusCode);

describe('a batch of counts', () => {
  it('RD-RELATED-13 a batch of counts answers each list with a status of its own, in the order asked', async () => {
    const answer = await merchandiser.get(
      `/related-list-count/batch/${parentId}/Orders,Unicorns,contacts?maxCount=1`,
    );
    expect(statusesOf(answer)).toEqual([200, 404, 200]);
    expect(answer.body.hasErrors).toBe(true);
    expect(answer.body.results[0].result).toMatchObject({ count: 0, hasMore: false });
    expect(answer.body.results[2].result).toMatchObject({
      count: 1,
      hasMore: true,
      listReference: { inContextOfRecordId: parentId, relatedListId: 'Contacts' },
    });
  });

  it('fails as a whole for a parent that does not exist or may not be read', async () => {
    const missing = `${parentId.slice(0, 3)}000000000009AAA`;
    expect((await merchandiser.get(`/related-list-count/batch/${missing}/Contacts`)).status).toBe(404);
    expect((await platform.guest.get(`/related-list-count/batch/${parentId}/Contacts`)).status).toBe(404);
  });

  it('leaves out what a profile may not read, list by list', async () => {
    const answer = await platform.guest.get(
      `/related-list-count/batch/${productId}/Variations,PricebookEntries`,
    );
    expect(statusesOf(answer)).toEqual([200, 404]);
  });
});

describe('a batch of related list infos', () => {
  it('describes each, for a record type if one is named', async () => {
    const answer = await merchandiser.get('/related-list-info/batch/Account/Contacts,Unicorns');
    expect(statusesOf(answer)).toEqual([200, 404]);
    const alone = await merchandiser.get('/related-list-info/Account/Contacts');
    expect(answer.body.results[0].result).toEqual(alone.body);
    const foreign = '/related-list-info/batch/Account/Contacts?recordTypeId=012000000000009AAA';
    expect(statusesOf(await merchandiser.get(foreign))).toEqual([404]);
    expect((await merchandiser.get('/related-list-info/batch/Nothing/Contacts')).status).toBe(404);
  });
});

describe('a batch of related records', () => {
  const read = (...relatedListParameters: object[]) =>
    merchandiser.post(`/related-list-records/batch/${parentId}`, { relatedListParameters });

  it('reads each as it asks, and fails each for itself', async () => {
    const answer = await read(
      {
        relatedListId: 'Contacts',
        optionalFields: ['Contact.MailingCity'],
        pageSize: 1,
        sortBy: ['-CreatedDate'],
      },
      { relatedListId: 'Contacts', fields: ['Contact.Colour'] },
      { relatedListId: 'Contacts', where: '{ Email: ' },
      { relatedListId: 'Unicorns' },
      { relatedListId: 'Contacts', where: '{ FirstName: { eq: "Anna" } }' },
    );
    expect(statusesOf(answer)).toEqual([200, 400, 400, 404, 200]);
    const [first, , , , last] = answer.body.results;
    expect(first.result.records[0].fields).toMatchObject({
      MailingCity: {},
      Email: { value: 'bernd@offizin.example' },
    });
    expect(first.result.nextPageToken).toBe('1');
    expect(last.result.count).toBe(1);
  });

  it('needs a parent that exists and at least one list', async () => {
    const body = { relatedListParameters: [{ relatedListId: 'Contacts' }] };
    const missing = `${parentId.slice(0, 3)}000000000009AAA`;
    expect((await merchandiser.post(`/related-list-records/batch/${missing}`, body)).status).toBe(404);
    expect((await read()).status).toBe(400);
    expect((await read({ pageSize: 5 })).status).toBe(400);
  });
});

describe('preferences of a related list', () => {
  const PATH = '/related-list-preferences/Account.Contacts';
  const firstEmail = async (caller: Caller) =>
    (await caller.post(`/related-list-records/${parentId}/Contacts`, {})).body.records[0].fields.Email.value;

  it('are the defaults at first, for guests as well', async () => {
    expect((await merchandiser.get(PATH)).body).toMatchObject({
      columnWidths: { Name: -1, Email: -1, Phone: -1 },
      columnWrap: { Name: false },
      orderedBy: [{ fieldApiName: 'LastName', isAscending: true }],
      preferencesId: 'Account.Contacts',
    });
    expect((await platform.guest.get('/related-list-preferences/Product2.Variations')).status).toBe(200);
    expect((await platform.guest.get(PATH)).status).toBe(404);
  });

  it('RD-RELATED-03 preferences are kept for the user alone and applied to description and records', async () => {
    const orderedBy = [{ fieldApiName: 'CreatedDate', isAscending: false }];
    const changed = await merchandiser.patch(PATH, { columnWidths: { Name: 240 }, orderedBy });
    expect(changed.body).toMatchObject({ columnWidths: { Name: 240, Email: -1 }, orderedBy });
    expect((await merchandiser.get(PATH)).body).toEqual(changed.body);
    const info = (await merchandiser.get('/related-list-info/Account/Contacts')).body;
    expect(info.userPreferences.columnWidths.Name).toBe(240);
    expect(info.orderedByInfo).toEqual(changed.body.orderedBy);
    expect(await firstEmail(merchandiser)).toBe('bernd@offizin.example');
    const support = await platform.user('Support');
    expect(await firstEmail(support)).toBe('anna@offizin.example');
    expect((await support.get(PATH)).body.columnWidths.Name).toBe(-1);
  });

  it('are the same that the related list info changes', async () => {
    const body = {
      orderedByInfo: [{ fieldApiName: 'Name', isAscending: true }],
      userPreferences: { columnWrap: { Email: true } },
    };
    const answer = await merchandiser.patch('/related-list-info/Account/Contacts', body);
    expect(answer.body).toMatchObject({
      label: 'Kontakte',
      userPreferences: { columnWidths: { Name: 240 }, columnWrap: { Email: true } },
    });
    expect((await merchandiser.get(PATH)).body).toMatchObject({
      columnWrap: { Email: true },
      orderedBy: body.orderedByInfo,
    });
    expect(await firstEmail(merchandiser)).toBe('anna@offizin.example');
  });

  it('are read in batches', async () => {
    const answer = await merchandiser.get(
      '/related-list-preferences/batch/Account.Contacts,Account.Unicorns,Nothing.Contacts',
    );
    expect(statusesOf(answer)).toEqual([200, 404, 404]);
    expect(answer.body.results[0].result.columnWidths.Name).toBe(240);
  });

  it('are refused for what is no column of its records, and for guests', async () => {
    expect(await merchandiser.patch(PATH, { columnWidths: { Colour: 9 } })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD' }],
    });
    const orderedBy = [{ fieldApiName: 'Description', isAscending: true }];
    expect((await merchandiser.patch(PATH, { orderedBy })).status).toBe(400);
    expect((await platform.guest.patch('/related-list-preferences/Product2.Variations', {})).status).toBe(
      401,
    );
    expect((await merchandiser.get('/related-list-preferences/Contacts')).status).toBe(400);
  });
});

describe('related records asked for by parameters', () => {
  it('PF-LIST-11 are answered as to a body, alone and in batches', async () => {
    const path = `/related-list-records/${parentId}/Contacts`;
    const query = { pageSize: 1, sortBy: ['-LastName'], optionalFields: ['Contact.Email'] };
    const asked = 'pageSize=1&sortBy=-LastName&optionalFields=Contact.Email';
    const alone = await merchandiser.get(`${path}?${asked}`);
    expect(alone.body).toEqual((await merchandiser.post(path, query)).body);
    const batch = await merchandiser.get(`/related-list-records/batch/${parentId}/Contacts,Nothing?${asked}`);
    expect(batch.body).toMatchObject({
      hasErrors: true,
      results: [{ statusCode: 200, result: alone.body }, { statusCode: 404 }],
    });
    expect((await merchandiser.get(`/related-list-records/001000000000009AAA/Contacts`)).status).toBe(404);
  });
});
