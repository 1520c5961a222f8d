import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const all = (soql: string, by = merchandiser, headers = {}) =>
  by.get(`/queryAll?q=${encodeURIComponent(soql)}`, headers);
const rowsOf = async (soql: string, by = merchandiser) =>
  (await all(soql, by)).body.records.map(({ attributes: _, ...row }: Record<string, unknown>) => row);

describe('a query of all records', () => {
  it('PF-SOQL-22 answers deleted records with what they held, those that went with others included', async () => {
    const account = await rest.store.insert('Account', {
      Name: 'Kurz',
      BillingCity: 'Kiel',
    });
    await rest.store.insert('Account', { Name: 'Bleibt', BillingCity: 'Kiel' });
    const contact = await rest.store.insert('Contact', { LastName: 'Mit', AccountId: account.Id });
    await merchandiser.delete(`/sobjects/Contact/${contact.Id}`);
    await merchandiser.delete(`/sobjects/Account/${account.Id}`);
    const soql = "SELECT Name, isDeleted FROM Account WHERE BillingCity = 'Kiel' ORDER BY Name";
    expect(await rowsOf(soql)).toEqual([
      { Name: 'Bleibt', IsDeleted: false },
      { Name: 'Kurz', IsDeleted: true },
    ]);
    const below = `SELECT LastName, IsDeleted, Account.Name, Account.IsDeleted FROM Contact WHERE Id = '${contact.Id}'`;
    expect(await rowsOf(below)).toMatchObject([
      { LastName: 'Mit', IsDeleted: true, Account: { Name: 'Kurz', IsDeleted: true } },
    ]);
    const children = `SELECT (SELECT LastName FROM Contacts) FROM Account WHERE Id = '${account.Id}'`;
    expect((await rowsOf(children))[0].Contacts).toMatchObject({ records: [{ LastName: 'Mit' }] });
    expect((await merchandiser.query(soql)).body.records).toMatchObject([
      { Name: 'Bleibt', IsDeleted: false },
    ]);
    expect((await merchandiser.query(below)).body.totalSize).toBe(0);
  });

  it('PF-SOQL-22 answers amounts, days and moments of deleted records as those of any other', async () => {
    const { Id: AccountId } = await rest.store.insert('Account', { Name: 'Haus' });
    const { Id } = await rest.store.insert('Opportunity', {
      AccountId,
      Name: 'Vorbei',
      StageName: 'Prospecting',
      CloseDate: '2026-06-15',
      Amount: '12.50',
    });
    const soql = `SELECT Amount, CloseDate, CreatedDate, IsClosed, StageName FROM Opportunity WHERE Id = '${Id}'`;
    const before = await rowsOf(soql);
    await rest.store.delete('Opportunity', Id);
    expect(await rowsOf(soql)).toEqual(before);
    expect(before).toMatchObject([{ Amount: 12.5, CloseDate: '2026-06-15', IsClosed: false }]);
  });

  it('PF-SOQL-22 filters, counts and groups by whether a record was deleted', async () => {
    const { Id } = await rest.store.insert('Task', { Subject: 'Weg' });
    await rest.store.insert('Task', { Subject: 'Da' });
    await rest.store.delete('Task', Id);
    const deleted = 'SELECT Id FROM Task WHERE IsDeleted = true';
    expect(await rowsOf(deleted)).toEqual([{ Id }]);
    expect((await merchandiser.query(deleted)).body.totalSize).toBe(0);
    expect((await all('SELECT COUNT() FROM Task')).body.totalSize).toBe(2);
    const groups = 'SELECT IsDeleted, COUNT(Id) number FROM Task GROUP BY IsDeleted ORDER BY IsDeleted';
    expect(await rowsOf(groups)).toEqual([
      { IsDeleted: false, number: 1 },
      { IsDeleted: true, number: 1 },
    ]);
  });

  it('PF-SOQL-22 answers deleted records on its further pages', async () => {
    const ids = await rest.store.insertMany(
      'Event',
      Array.from({ length: 201 }, (_, index) => ({
        Subject: `Termin ${index}`,
        StartDateTime: '2026-06-02T08:00:00.000Z',
        EndDateTime: '2026-06-02T09:00:00.000Z',
      })),
    );
    await rest.store.deleteWhere('Event', { Id: { in: ids } });
    const first = await all('SELECT Id, IsDeleted FROM Event', merchandiser, {
      'sforce-query-options': 'batchSize=200',
    });
    expect(first.body).toMatchObject({ totalSize: 201, done: false });
    const second = await merchandiser.get(first.body.nextRecordsUrl);
    expect(second.body).toMatchObject({ done: true, records: [{ IsDeleted: true }] });
  });

  it('PF-SOQL-22 answers what the list of deletions tells, to each user what they saw', async () => {
    const start = rest.clock();
    rest.clock.advance(60_000);
    const owners = [String(support.session.userId), String(merchandiser.session.userId)];
    for (const OwnerId of owners) {
      const lead = await rest.store.insert('Lead', { LastName: 'Weg', Company: 'Praxis', OwnerId });
      await rest.store.delete('Lead', lead.Id);
    }
    const span = `start=${start.toISOString()}&end=${rest.clock().toISOString()}`;
    for (const [by, count] of [
      [merchandiser, 2],
      [support, 1],
    ] as const) {
      const { deletedRecords } = (await by.get(`/sobjects/Lead/deleted?${span}`)).body;
      const listed = deletedRecords.map(({ id }: { id: string }) => id);
      const found = (await rowsOf('SELECT Id FROM Lead WHERE IsDeleted = true', by)).map(
        ({ Id }: { Id: string }) => Id,
      );
      expect(found.sort()).toEqual(listed.sort());
      expect(found).toHaveLength(count);
    }
  });

  it('PF-SOQL-22 answers a record once that is there again', async () => {
    const { Id } = await rest.store.insert('Account', { Name: 'Einmal' });
    await rest.store.delete('Account', Id);
    await rest.store.insert('Account', { Id, Name: 'Wieder' });
    expect(await rowsOf(`SELECT Name, IsDeleted FROM Account WHERE Id = '${Id}'`)).toEqual([
      { Name: 'Wieder', IsDeleted: false },
    ]);
  });

  it('PF-SOQL-22 hides the fields of a deleted record that the user did not see', async () => {
    expect((await all('SELECT Discount__c FROM Contract', support)).body[0].errorCode).toBe('INVALID_FIELD');
  });
});
