import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { readableObjects } from '../testing/readable-objects.ts';
import { addAccount } from '../testing/sample-records.ts';

let platform: Platform;
let merchandiser: Caller;
let parentId: string;
let otherId: string;
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
  parentId = (await addAccount(platform.store, 'Sommer')).account.Id;
  otherId = (await addAccount(platform.store, 'Winter')).account.Id;
});
afterAll(() => platform.close());

const list = (body: object, id = parentId, relatedListId = 'Contacts', caller = merchandiser) =>
  caller.post(`/related-list-records/${id}/${relatedListId}`, body);
const emailsOf = ({ body }: { body: { records: { fields: { Email: { value: string } } }[] } }) =>
  body.records.map(({ fields }) => fields.Email.value);

describe('the related lists of an object', () => {
  it('RD-RELATED-01 related lists are described by label, object, field, key prefix and theme', async () => {
    const { body } = await merchandiser.get('/related-list-info/Account');
    expect(body.parentRecordTypeId).toMatch(/^012/);
    expect(body.relatedLists).toContainEqual(
      expect.objectContaining({
        relatedListId: 'Contacts',
        label: 'Kontakte',
        objectApiName: 'Contact',
        fieldApiName: 'AccountId',
        keyPrefix: '003',
        themeInfo: { color: '8A4FB0', iconUrl: '/img/icon/t4v35/standard/contact_120.png' },
      }),
    );
  });

  it('leave out what the profile may not read', async () => {
    expect((await platform.guest.get('/related-list-info/Product2')).body.relatedLists).toEqual([
      expect.objectContaining({ relatedListId: 'Variations' }),
    ]);
    expect((await platform.guest.get('/related-list-info/Account')).status).toBe(404);
  });

  it('keep to the contract for every object', async () => {
    let lists = 0;
    for (const { apiName } of readableObjects) {
      const { status, body } = await merchandiser.get(`/related-list-info/${apiName}`);
      expect(status, apiName).toBe(200);
      lists += body.relatedLists.length;
      for (const { relatedListId } of body.relatedLists) {
        const { status } = await merchandiser.get(`/related-list-info/${apiName}/${relatedListId}`);
        expect(status, `${apiName} ${relatedListId}`).toBe(200);
      }
    }
    expect(lists).toBeGreaterThan(20);
  });
});

describe('a related list', () => {
  it('RD-RELATED-02 a related list has the columns of the page layout, or every field', async () => {
    const path = '/related-list-info/Account/contacts';
    const { body } = await merchandiser.get(path);
    expect(body).toMatchObject({ label: 'Kontakte', fieldApiName: 'AccountId', objectApiNames: ['Contact'] });
    expect(body.displayColumns.map(({ fieldApiName }: { fieldApiName: string }) => fieldApiName)).toEqual([
      'Name',
      'Email',
      'Phone',
    ]);
    const all = await merchandiser.get(`${path}?restrictColumnsToLayout=false`);
    const { fields } = (await merchandiser.get('/object-info/Contact')).body as Schemas['ObjectInfo'];
    // Addresses stand in records by their parts, each of which is a column.
    const expected = Object.values(fields)
      .filter(({ dataType }) => dataType !== 'Address')
      .map(({ apiName, relationshipName }) => (relationshipName ? `${relationshipName}.Name` : apiName));
    const columnNames = all.body.displayColumns.map(
      ({ fieldApiName }: { fieldApiName: string }) => fieldApiName,
    );
    expect(columnNames.sort()).toEqual(expected.sort());
  });

  it('is a 404 when there is none, a 400 for an unknown field', async () => {
    expect((await merchandiser.get('/related-list-info/Account/Unicorns')).status).toBe(404);
    expect((await merchandiser.get('/related-list-info/Account/Contacts?fields=Contact.Colour')).status).toBe(
      400,
    );
    expect((await platform.guest.get('/related-list-info/Product2/PricebookEntries')).status).toBe(404);
  });
});

describe('records of a related list', () => {
  it('are those of the parent, in the order of the list or as asked', async () => {
    const [anna, bernd, zoe] = ['anna@offizin.example', 'bernd@offizin.example', 'zoe@offizin.example'];
    expect(emailsOf(await list({})).sort()).toEqual([anna, bernd]);
    const added = { LastName: 'Adler', Email: zoe, AccountId: parentId };
    const { Id } = await platform.store.insert('Contact', added);
    expect(emailsOf(await list({}))[0]).toBe(zoe);
    expect(emailsOf(await list({ sortBy: ['-CreatedDate'] }))).toEqual([zoe, bernd, anna]);
    expect(emailsOf(await list({ sortBy: ['CreatedDate'] }))).toEqual([anna, bernd, zoe]);
    await platform.store.delete('Contact', Id);
  });

  it('PF-REST-33 an order by a field that is not there is refused, as in every other list', async () => {
    for (const sortBy of [['Colour'], ['-Email', 'Account.Colour'], ['Description']]) {
      const { status, body } = await list({ sortBy });
      expect([status, body[0]?.errorCode], String(sortBy)).toEqual([400, 'INVALID_FIELD']);
    }
  });

  it('are filtered and paged', async () => {
    const filtered = await list({ where: '{ Email: { like: "anna%" } }' });
    expect(emailsOf(filtered)).toEqual(['anna@offizin.example']);
    const first = await list({ pageSize: 1, sortBy: ['CreatedDate'] });
    expect(first.body).toMatchObject({ count: 1, nextPageToken: '1', previousPageToken: null });
    const second = await list({ pageSize: 1, sortBy: ['CreatedDate'], pageToken: first.body.nextPageToken });
    expect(second.body).toMatchObject({ count: 1, nextPageToken: null, previousPageToken: '0' });
    expect(emailsOf(second)).toEqual(['bernd@offizin.example']);
  });

  it('carry fields asked for and, if wanted, the labels of the columns', async () => {
    const body = { fields: ['Contact.Account.Name'], optionalFields: ['Colour'], includeColumnLabels: true };
    const answer = (await list(body)).body;
    expect(answer.records[0].fields.Account.value.fields.Name.value).toBe('Sommer');
    expect(answer.columnLabels).toMatchObject({ Name: 'Name', Email: 'E-Mail' });
    expect(answer.listReference).toMatchObject({ inContextOfRecordId: parentId, relatedListId: 'Contacts' });
  });

  it('belong to a parent that exists and may be read', async () => {
    expect((await list({}, '001000000000009AAA')).status).toBe(404);
    expect((await list({}, parentId, 'Unicorns')).status).toBe(404);
    expect((await list({}, parentId, 'Contacts', platform.guest)).status).toBe(404);
  });
});

describe('the count of a related list', () => {
  const count = (query = '', id = parentId) => merchandiser.get(`/related-list-count/${id}/Contacts${query}`);

  it('RD-RELATED-12 a count stops at the limit and says so', async () => {
    expect((await count()).body).toMatchObject({ count: 2, hasMore: false });
    expect((await count('?maxCount=2')).body).toMatchObject({ count: 2, hasMore: false });
    expect((await count('?maxCount=1')).body).toMatchObject({ count: 1, hasMore: true });
    expect((await count('', otherId)).body.count).toBe(2);
    expect((await count('', '001000000000009AAA')).status).toBe(404);
  });
});

describe('what arranges a related list', () => {
  const path = '/related-list-info/Account/Contacts';

  it('PF-LIST-12 may name the record type in the body', async () => {
    const [customer] = await platform.store.find('RecordType', { where: { DeveloperName: 'Customer' } });
    const change = { recordTypeId: customer?.Id, userPreferences: { columnWidths: { Name: 240 } } };
    const { status, body } = await merchandiser.patch(path, change);
    expect(status).toBe(200);
    expect(body.listReference.recordTypeId).toBe(customer?.Id);
    expect((await merchandiser.patch(path, { recordTypeId: '012000000000009AAA' })).status).toBe(404);
  });

  it('PF-LIST-13 columns have the members of related lists, which are not edited in place', async () => {
    const { displayColumns } = (await merchandiser.get(path)).body;
    for (const column of displayColumns) {
      expect(column).not.toHaveProperty('inlineEditAttributes');
      expect(column).not.toHaveProperty('searchable');
    }
  });
});
