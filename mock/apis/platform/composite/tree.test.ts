import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRest, type Program, type Rest } from '../testing/rest.ts';

let rest: Rest;
let merchandiser: Program;
beforeAll(async () => {
  rest = await openRest();
  merchandiser = await rest.user('Merchandiser');
});
afterAll(() => rest.close());

const record = (type: string, referenceId: string, fields: object) => ({
  attributes: { type, referenceId },
  ...fields,
});
const contacts = (...names: string[]) => ({
  records: names.map((LastName, index) => record('Contact', `contact${index}`, { LastName })),
});
const grow = (records: unknown[]) => merchandiser.post('/composite/tree/Account', { records });

describe('a tree', () => {
  it('PF-REST-20 creates records with those that refer to them', async () => {
    const { status, body } = await grow([
      record('Account', 'account', { Name: 'Praxis am Markt', Contacts: contacts('Sommer', 'Winter') }),
      record('account', 'other', { Name: 'Praxis am Ring' }),
    ]);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      hasErrors: false,
      results: ['account', 'contact0', 'contact1', 'other'].map((referenceId) => ({ referenceId })),
    });
    const [account, first] = body.results;
    expect(await rest.store.get('Contact', first.id)).toMatchObject({
      LastName: 'Sommer',
      AccountId: account.id,
    });
    expect(await rest.store.count('Contact', { AccountId: account.id })).toBe(2);
  });

  it('PF-REST-20 creates nothing where one is refused, and names the refused ones alone', async () => {
    const before = await rest.store.count('Account');
    const { status, body } = await grow([
      record('Account', 'account', { Name: 'Praxis am Tor', Contacts: contacts('Sommer', '') }),
      record('Account', 'nameless', { Name: '', Cases: { records: [record('Case', 'case', {})] } }),
    ]);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      hasErrors: true,
      results: [
        { referenceId: 'contact1', errors: [{ statusCode: 'REQUIRED_FIELD_MISSING', fields: ['LastName'] }] },
        { referenceId: 'nameless', errors: [{ statusCode: 'REQUIRED_FIELD_MISSING', fields: ['Name'] }] },
      ],
    });
    expect(body.results).toHaveLength(2);
    expect(await rest.store.count('Account')).toBe(before);
    expect(await rest.store.count('Contact', { LastName: 'Sommer' })).toBe(1);
  });

  it.each([
    ['an unknown relationship', { Nothings: contacts('A') }, 'INVALID_FIELD'],
    ['another object than the relationship has', { Cases: contacts('A') }, 'INVALID_INPUT'],
    ['a reference id twice', { Contacts: { records: [record('Contact', 'a', {})] } }, 'INVALID_INPUT'],
    [
      'more than two hundred records',
      { Contacts: contacts(...Array<string>(200).fill('Viele')) },
      'INVALID_INPUT',
    ],
  ])('PF-REST-20 is refused with %s', async (_, below, errorCode) => {
    const { status, body } = await grow([record('Account', 'a', { Name: 'Praxis', ...below })]);
    expect({ status, errorCode: body[0].errorCode }).toEqual({ status: 400, errorCode });
    expect(await rest.store.count('Account', { Name: 'Praxis' })).toBe(0);
  });
});
