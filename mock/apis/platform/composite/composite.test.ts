import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '../../record-data/testing/sample-records.ts';
import { openRest, type Program, type Rest } from '../testing/rest.ts';

let rest: Rest;
let merchandiser: Program;
let support: Program;
beforeAll(async () => {
  rest = await openRest();
  merchandiser = await rest.user('Merchandiser');
  support = await rest.user('Support');
});
afterAll(() => rest.close());

const account = (Name: string) => ({ attributes: { type: 'Account' }, Name });
const codes = (body: { success: boolean; errors: { statusCode: string }[] }[]) =>
  body.map(({ success, errors }) => (success ? 'saved' : errors[0]?.statusCode));

describe('a collection', () => {
  it('PF-REST-08 creates records, each with a result of its own', async () => {
    const records = [account('Eins'), account(''), { Name: 'Drei' }, account('Vier')];
    const { body } = await merchandiser.post('/composite/sobjects', { records });
    expect(codes(body)).toEqual(['saved', 'REQUIRED_FIELD_MISSING', 'INVALID_TYPE', 'saved']);
    expect(body[1].errors[0]).toMatchObject({ fields: ['Name'] });
    expect(await rest.store.get('Account', body[3].id)).toMatchObject({ Name: 'Vier' });
  });

  it('PF-REST-08 saves nothing with allOrNone where one is refused', async () => {
    const before = await rest.store.count('Account');
    const records = [account('Eins'), account('')];
    const { body } = await merchandiser.post('/composite/sobjects', { allOrNone: true, records });
    expect(codes(body)).toEqual(['ALL_OR_NONE_OPERATION_ROLLED_BACK', 'REQUIRED_FIELD_MISSING']);
    expect(await rest.store.count('Account')).toBe(before);
  });

  it('PF-REST-08 refuses the one of its new records that has the number of another, and saves the others', async () => {
    const records = ['K-71', 'K-72', 'K-71', 'K-73'].map((AccountNumber) => ({
      ...account('Neu'),
      AccountNumber,
    }));
    const { body } = await merchandiser.post('/composite/sobjects', { records });
    expect(codes(body)).toEqual(['saved', 'saved', 'DUPLICATE_VALUE', 'saved']);
    const numbers = await rest.store.find('Account', {
      where: { AccountNumber: { in: ['K-71', 'K-72', 'K-73'] } },
    });
    expect(numbers.map(({ Id }) => Id).toSorted()).toEqual(
      body.flatMap(({ id }: { id?: string }) => id ?? []).toSorted(),
    );
    const whole = await merchandiser.post('/composite/sobjects', {
      allOrNone: true,
      records: [account('Ganz'), records[0]],
    });
    expect(codes(whole.body)).toEqual(['ALL_OR_NONE_OPERATION_ROLLED_BACK', 'DUPLICATE_VALUE']);
    expect(await rest.store.find('Account', { where: { Name: 'Ganz' } })).toEqual([]);
  });

  it('counts the records that it saved as used, and not those that it undid or deleted', async () => {
    const used = async () => {
      const uses = await rest.store.find('RecentlyViewed', { where: { Type: 'Account' } });
      return uses.map(({ RecordId }) => RecordId);
    };
    const { body } = await merchandiser.post('/composite/sobjects', { records: ['A', 'B', ''].map(account) });
    const [kept, deleted] = body.map(({ id }: { id: string }) => id);
    await merchandiser.post('/composite/sobjects', { allOrNone: true, records: ['C', ''].map(account) });
    await merchandiser.delete(`/composite/sobjects?ids=${deleted}`);
    const tree = { attributes: { type: 'Account', referenceId: 'r1' }, Name: 'D' };
    const { body: grown } = await merchandiser.post('/composite/tree/Account', { records: [tree] });
    const seen = await used();
    expect(seen).toEqual(expect.arrayContaining([kept, grown.results[0].id]));
    expect(seen).not.toContain(deleted);
    const undone = await rest.store.find('Account', { where: { Name: 'C' } });
    expect([undone.length, seen.length]).toEqual([0, new Set(seen).size]);
  });

  it('PF-REST-08 changes, reads and deletes two hundred records at once, and no more', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `Konto ${index}`);
    const made = (await merchandiser.post('/composite/sobjects', { records: names.map(account) })).body;
    const ids: string[] = made.map(({ id }: { id: string }) => id);
    const records = ids.map((id, index) => ({ ...account(`Neu ${index}`), id }));
    expect(codes((await merchandiser.patch('/composite/sobjects', { records })).body)).toEqual(
      Array(200).fill('saved'),
    );
    const read = await merchandiser.post('/composite/sobjects/Account', { ids, fields: ['Name'] });
    expect(read.body.map(({ Name }: { Name: string }) => Name)).toEqual(records.map(({ Name }) => Name));
    const tooMany = { records: [...records, account('Zuviel')] };
    expect((await merchandiser.post('/composite/sobjects', tooMany)).status).toBe(400);
    const gone = await merchandiser.delete(
      `/composite/sobjects?ids=${ids.slice(0, 3).join()}&allOrNone=true`,
    );
    expect(codes(gone.body)).toEqual(['saved', 'saved', 'saved']);
    const left = (
      await merchandiser.get(`/composite/sobjects/Account?ids=${ids.slice(2, 4).join()}&fields=Name`)
    ).body;
    expect(left).toMatchObject([null, { Name: 'Neu 3' }]);
  });

  it('PF-REST-08 changes and creates records by a unique field, by the rights of the user', async () => {
    const records = [{ AccountNumber: 'N-1', Name: 'Eins' }, { Name: 'Ohne' }];
    const first = await merchandiser.patch('/composite/sobjects/Account/AccountNumber', { records });
    expect(codes(first.body)).toEqual(['saved', 'MISSING_ARGUMENT']);
    const again = await merchandiser.patch('/composite/sobjects/Account/AccountNumber', {
      records: [{ accountnumber: 'N-1', Name: 'Zwei' }],
    });
    expect(again.body).toMatchObject([{ id: first.body[0].id, created: false }]);
    expect(await rest.store.get('Account', first.body[0].id)).toMatchObject({ Name: 'Zwei' });
    const refused = await support.post('/composite/sobjects', {
      records: [{ attributes: { type: 'Product2' }, Name: 'Salbe' }],
    });
    expect(codes(refused.body)).toEqual(['INSUFFICIENT_ACCESS']);
  });
});

const BASE = '/services/data/v64.0';
const composite = (compositeRequest: object[], allOrNone = false) =>
  merchandiser.post('/composite', { allOrNone, compositeRequest });
const create = (referenceId: string, object: string, body: object) => ({
  method: 'POST',
  url: `${BASE}/sobjects/${object}`,
  referenceId,
  body,
});
const statuses = (body: { compositeResponse: { httpStatusCode: number }[] }) =>
  body.compositeResponse.map(({ httpStatusCode }) => httpStatusCode);

describe('a composite request', () => {
  it('PF-REST-09 does calls in turn, of which later ones name what earlier ones have answered', async () => {
    const { body } = await composite([
      create('account', 'Account', { Name: 'Verbund' }),
      create('contact', 'Contact', { LastName: 'Sommer', AccountId: '@{account.id}' }),
      {
        method: 'GET',
        url: `${BASE}/query?q=SELECT+Name,(SELECT+LastName+FROM+Contacts)+FROM+Account+WHERE+Id='@{account.id}'`,
        referenceId: 'read',
      },
      {
        method: 'PATCH',
        url: `${BASE}/sobjects/Contact/@{contact.id}`,
        referenceId: 'change',
        body: { LastName: '@{read.records[0].Name}' },
      },
    ]);
    expect(statuses(body)).toEqual([201, 201, 200, 204]);
    expect(body.compositeResponse[2].body.records[0].Contacts.records[0].LastName).toBe('Sommer');
    expect(await rest.store.get('Contact', body.compositeResponse[1].body.id)).toMatchObject({
      LastName: 'Verbund',
    });
  });

  it('PF-REST-09 answers each refusal as the single call does, and undoes that call alone', async () => {
    const { body } = await composite([
      create('kept', 'Account', { Name: 'Bleibt' }),
      create('refused', 'Account', { Name: '' }),
      create('halted', 'Contact', { LastName: 'Winter', AccountId: '@{refused.id}' }),
      { method: 'GET', url: `${BASE}/sobjects/Account/001000000000009AAA`, referenceId: 'absent' },
      { method: 'POST', url: `${BASE}/composite`, referenceId: 'inner', body: {} },
      { method: 'DELETE', url: `${BASE}/limits`, referenceId: 'wrong' },
      { method: 'GET', url: '/services/data/v64.0/ui-api/apps', referenceId: 'other' },
    ]);
    expect(statuses(body)).toEqual([201, 400, 400, 404, 404, 405, 404]);
    const [, refused, halted] = body.compositeResponse;
    const single = await merchandiser.post('/sobjects/Account', { Name: '' });
    expect(refused.body).toEqual(single.body);
    expect(halted.body[0].errorCode).toBe('PROCESSING_HALTED');
    expect(await rest.store.count('Account', { Name: 'Bleibt' })).toBe(1);
  });

  it('PF-REST-09 undoes everything with allOrNone where one call is refused', async () => {
    const { body } = await composite(
      [
        create('gone', 'Account', { Name: 'Weg' }),
        create('refused', 'Account', {}),
        create('never', 'Account', { Name: 'Nie' }),
      ],
      true,
    );
    expect(statuses(body)).toEqual([400, 400, 400]);
    const codesOf = body.compositeResponse.map(
      (one: { body: { errorCode: string }[] }) => one.body[0]?.errorCode,
    );
    expect(codesOf).toEqual(['PROCESSING_HALTED', 'REQUIRED_FIELD_MISSING', 'PROCESSING_HALTED']);
    expect(await rest.store.count('Account', { Name: 'Weg' })).toBe(0);
    const twice = [create('one', 'Account', { Name: 'A' }), create('one', 'Account', { Name: 'B' })];
    expect((await composite(twice)).status).toBe(400);
  });

  it('PF-REST-09 obeys the rights of the user in each call, also in a batch', async () => {
    const OwnerId = String(merchandiser.session.userId);
    const lead = await rest.store.insert('Lead', { LastName: 'Kaiser', Company: 'Praxis', OwnerId });
    const { account: known } = await addAccount(rest.store, 'Bekannt');
    const batchRequests = [
      { method: 'GET', url: `v64.0/sobjects/Lead/${lead.Id}` },
      { method: 'GET', url: `v60.0/sobjects/Account/${known.Id}?fields=Name` },
      { method: 'PATCH', url: `${BASE}/sobjects/Account/${known.Id}`, richInput: { Phone: '1' } },
    ];
    const { body } = await support.post('/composite/batch', { batchRequests });
    expect(body.results.map(({ statusCode }: { statusCode: number }) => statusCode)).toEqual([404, 200, 204]);
    expect(body.hasErrors).toBe(true);
    expect(body.results[1].result.Name).toBe('Bekannt');
    const halted = await support.post('/composite/batch', { batchRequests, haltOnError: true });
    expect(halted.body.results.map(({ statusCode }: { statusCode: number }) => statusCode)).toEqual([
      404, 412, 412,
    ]);
  });

  it.each(['/composite/batch', '/composite'])(
    'PF-SEC-09 lets others be answered between the calls of %s',
    async (path) => {
      const { account: known } = await addAccount(rest.store, 'Zwischendurch');
      const url = `${BASE}/sobjects/Account/${known.Id}`;
      const calls = Array.from({ length: 25 }, (_, place) => ({
        method: 'GET',
        url,
        referenceId: `r${place}`,
      }));
      const isBatch = path.endsWith('batch');
      const batchRequests = calls.map(({ method }) => ({ method, url }));
      const asked = merchandiser.post(path, isBatch ? { batchRequests } : { compositeRequest: calls });
      let hasEnded = false;
      void asked.then(() => {
        hasEnded = true;
      });
      for (let change = 0; !hasEnded; change += 1)
        await support.patch(`/sobjects/Account/${known.Id}`, { Phone: String(change) });
      const { body } = await asked;
      const seen = isBatch
        ? body.results.map(({ result }: { result: { Phone: string } }) => result.Phone)
        : body.compositeResponse.map((one: { body: { Phone: string } }) => one.body.Phone);
      expect([seen.length, new Set(seen).size > 1]).toEqual([25, true]);
    },
  );

  it('PF-SEC-09 takes five queries and collections in one request, and no more', async () => {
    const url = `${BASE}/query?q=SELECT+Id+FROM+Account+LIMIT+1`;
    const queries = (count: number) =>
      Array.from({ length: count }, (_, place) => ({ method: 'GET', url, referenceId: `q${place}` }));
    expect(statuses((await composite(queries(5))).body)).toEqual(Array(5).fill(200));
    const { status, body } = await composite(queries(6));
    expect([status, body[0].errorCode]).toEqual([400, 'INVALID_INPUT']);
  });
});
