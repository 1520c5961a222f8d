import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, addProduct } from '../../record-data/testing/sample-records.ts';
import { openRest, type Program, type Rest } from '../testing/rest.ts';

let rest: Rest;
let merchandiser: Program;
let support: Program;
beforeAll(async () => {
  rest = await openRest();
  merchandiser = await rest.user('Merchandiser');
  support = await rest.user('Support');
  await addAccount(rest.store, 'Sommer');
  await addProduct(rest.store, 400);
  const OwnerId = String(merchandiser.session.userId);
  await rest.store.insert('Lead', { LastName: 'Sommer', Company: 'Praxis', OwnerId });
});
afterAll(() => rest.close());

const types = (body: { searchRecords: { attributes: { type: string } }[] }) =>
  [...new Set(body.searchRecords.map(({ attributes }) => attributes.type))].sort();

describe('a search', () => {
  it('PF-REST-10 finds records of the objects that the user may read, and none out of sight', async () => {
    expect(types((await merchandiser.get('/parameterizedSearch?q=Sommer')).body)).toEqual([
      'Account',
      'Contact',
      'Lead',
    ]);
    expect(types((await support.get('/parameterizedSearch?q=Sommer')).body)).toEqual(['Account', 'Contact']);
    const shopper = await rest.user('Buyer');
    expect(types((await shopper.get('/parameterizedSearch?q=Sommer')).body)).toEqual([]);
    expect((await shopper.get('/parameterizedSearch?q=Sommer&sobject=Account')).status).toBe(404);
  });

  it('PF-REST-10 answers the fields asked for, as many records as wanted', async () => {
    const address =
      '/parameterizedSearch?q=Sommer&sobject=contact&fields=FirstName,Account.Name&overallLimit=1';
    const { searchRecords } = (await merchandiser.get(address)).body;
    expect(searchRecords).toMatchObject([{ FirstName: 'Anna', Account: { Name: 'Sommer' } }]);
    const { body } = await merchandiser.post('/parameterizedSearch', {
      q: 'Sommer',
      defaultLimit: 1,
      sobjects: [{ name: 'Contact', fields: ['LastName'], limit: 2 }, { name: 'Account' }],
    });
    expect(body.searchRecords).toHaveLength(3);
    expect((await merchandiser.get('/parameterizedSearch?q=x')).body[0].errorCode).toBe('INVALID_SEARCH');
    expect((await merchandiser.get('/parameterizedSearch?q=Sommer&fields=Colour')).body[0].errorCode).toBe(
      'INVALID_FIELD',
    );
  });
});

describe('recent records', () => {
  it('PF-REST-10 are those that the user has used last, of every object', async () => {
    const account = (await merchandiser.post('/sobjects/Account', { Name: 'Zuerst' })).body.id;
    rest.clock.advance(2000);
    const request = (await merchandiser.post('/sobjects/Case', { Subject: 'Rezept' })).body.id;
    const { body } = await merchandiser.get('/recent?limit=2');
    const stored = await rest.store.get('Case', request);
    expect(body).toMatchObject([
      { attributes: { type: 'Case' }, Id: request, Name: stored?.CaseNumber },
      { attributes: { type: 'Account' }, Id: account, Name: 'Zuerst' },
    ]);
    expect((await support.get('/recent')).body).toEqual([]);
  });
});
