import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectDefinitions } from '../../../objects/index.ts';
import { openRest, type Program, type Rest } from '../testing/rest.ts';

let rest: Rest;
let merchandiser: Program;
let support: Program;
beforeAll(async () => {
  rest = await openRest();
  [merchandiser, support] = [await rest.user('Merchandiser'), await rest.user('Support')];
});
afterAll(() => rest.close());

const rowsOf = async (soql: string, by = merchandiser) =>
  (await by.query(soql)).body.records.map(({ attributes: _, ...row }: Record<string, unknown>) => row);

const change = (path: string, fields: object, by = merchandiser) => by.patch(`/sobjects/${path}`, fields);

describe('the history of a record', () => {
  it('PF-HIST-01 keeps who changed a tracked field when, from what and to what', async () => {
    const { Id } = await rest.store.insert('Case', { Subject: 'Salbe fehlt' });
    const opened = rest.clock().toISOString();
    rest.clock.advance(60_000);
    await change(`Case/${Id}`, { Status: 'Working', Priority: 'Medium', Description: 'nicht verfolgt' });
    await change(`Case/${Id}`, { Priority: 'High' }, support);
    const of = `FROM CaseHistory WHERE CaseId = '${Id}' AND CreatedDate > ${opened}`;
    const soql = `SELECT Field, DataType, OldValue, NewValue, CreatedById ${of} ORDER BY CreatedDate, Field DESC`;
    const status = { Field: 'Status', DataType: 'DynamicEnum', OldValue: 'New', NewValue: 'Working' };
    const priority = { Field: 'Priority', DataType: 'DynamicEnum', OldValue: 'Medium', NewValue: 'High' };
    expect(await rowsOf(soql)).toEqual([
      { ...status, CreatedById: merchandiser.session.userId },
      { ...priority, CreatedById: support.session.userId },
    ]);
  });

  it('PF-HIST-01 keeps nothing of a change that is refused or changes nothing', async () => {
    const { Id } = await rest.store.insert('Contract', {
      AccountId: (await rest.store.insert('Account', { Name: 'Praxis' })).Id,
      StartDate: '2026-01-01',
      ContractTerm: 12,
    });
    expect((await change(`Contract/${Id}`, { ContractTerm: 24, StartDate: 'gestern' })).status).toBe(400);
    expect((await change(`Contract/${Id}`, { ContractTerm: 12 })).status).toBe(204);
    expect(await rowsOf(`SELECT Field FROM ContractHistory WHERE ContractId = '${Id}'`)).toEqual([]);
  });

  it('PF-HIST-02 keeps a reference by its id and by its name, and of long texts that they were changed', async () => {
    const [old, now] = [
      await rest.store.insert('Account', { Name: 'Alt' }),
      await rest.store.insert('Account', { Name: 'Neu' }),
    ];
    const { Id } = await rest.store.insert('Case', { Subject: 'Umzug', AccountId: old.Id });
    await change(`Case/${Id}`, { AccountId: now.Id, Resolution__c: 'Umgezogen.' });
    const soql = `SELECT Field, DataType, OldValue, NewValue FROM CaseHistory WHERE CaseId = '${Id}'
      ORDER BY Field, DataType`;
    expect(await rowsOf(soql)).toEqual([
      { Field: 'Account', DataType: 'EntityId', OldValue: old.Id, NewValue: now.Id },
      { Field: 'Account', DataType: 'Text', OldValue: 'Alt', NewValue: 'Neu' },
      { Field: 'Resolution__c', DataType: 'TextArea', OldValue: null, NewValue: null },
    ]);
  });

  it('PF-HIST-02 keeps amounts, days and truths as the platform writes them', async () => {
    const { Id } = await rest.store.insert('Opportunity', {
      AccountId: (await rest.store.insert('Account', { Name: 'Praxis' })).Id,
      Name: 'Erstausstattung',
      StageName: 'Prospecting',
      CloseDate: '2026-06-15',
      Amount: '12.50',
    });
    await change(`Opportunity/${Id}`, { Amount: 20, CloseDate: '2026-07-01' });
    const soql = `SELECT Field, OldValue, NewValue FROM OpportunityFieldHistory WHERE OpportunityId = '${Id}'
      ORDER BY Field`;
    expect(await rowsOf(soql)).toEqual([
      { Field: 'Amount', OldValue: '12.50', NewValue: '20.00' },
      { Field: 'CloseDate', OldValue: '2026-06-15', NewValue: '2026-07-01' },
    ]);
  });

  it('PF-HIST-03 is read by query, also below its record, and written by nobody', async () => {
    const { Id } = await rest.store.insert('Account', { Name: 'Vorher' });
    await change(`Account/${Id}`, { Name: 'Nachher' });
    const below = `SELECT (SELECT Field, NewValue FROM Histories) FROM Account WHERE Id = '${Id}'`;
    expect((await rowsOf(below))[0]).toMatchObject({
      Histories: { records: [{ Field: 'Name', NewValue: 'Nachher' }] },
    });
    const admin = await rest.user('System Administrator');
    const [{ Id: rowId }] = await rowsOf(`SELECT Id FROM AccountHistory WHERE AccountId = '${Id}'`);
    expect((await change(`AccountHistory/${rowId}`, { NewValue: 'Anders' }, admin)).status).toBe(403);
    expect((await admin.delete(`/sobjects/AccountHistory/${rowId}`)).status).toBe(403);
    const listed = Object.keys((await admin.get('/ui-api/object-info')).body.objects);
    expect(listed.filter((name) => name.endsWith('History'))).toEqual([]);
  });

  it('PF-HIST-03 goes with its record and comes back with it', async () => {
    const { Id } = await rest.store.insert('Account', { Name: 'Eins' });
    await change(`Account/${Id}`, { Name: 'Zwei' });
    const soql = `SELECT OldValue FROM AccountHistory WHERE AccountId = '${Id}'`;
    await merchandiser.delete(`/sobjects/Account/${Id}`);
    expect(await rowsOf(soql)).toEqual([]);
    await rest.store.undelete([Id]);
    expect(await rowsOf(soql)).toEqual([{ OldValue: 'Eins' }]);
  });

  it('PF-HIST-04 hides fields that the user does not see, and records', async () => {
    const { Id } = await rest.store.insert('Contract', {
      AccountId: (await rest.store.insert('Account', { Name: 'Praxis' })).Id,
      StartDate: '2026-01-01',
      ContractTerm: 12,
    });
    await change(`Contract/${Id}`, { Discount__c: 7, ContractTerm: 24 });
    const contracts = `SELECT Field FROM ContractHistory WHERE ContractId = '${Id}' ORDER BY Field`;
    expect(await rowsOf(contracts)).toEqual([{ Field: 'ContractTerm' }, { Field: 'Discount__c' }]);
    expect(await rowsOf(contracts, support)).toEqual([{ Field: 'ContractTerm' }]);
    const lead = await rest.store.insert('Lead', {
      LastName: 'Kurz',
      Company: 'Praxis',
      OwnerId: String(merchandiser.session.userId),
    });
    await change(`Lead/${lead.Id}`, { Rating: 'Hot' });
    const leads = `SELECT Field FROM LeadHistory WHERE LeadId = '${lead.Id}'`;
    expect(await rowsOf(leads)).toEqual([{ Field: 'Rating' }]);
    expect(await rowsOf(leads, support)).toEqual([]);
    const buyer = await rest.user('Buyer');
    expect((await buyer.query(leads)).body[0].errorCode).toBe('INVALID_TYPE');
  });
});

describe('an object that tracks fields', () => {
  const tracking = objectDefinitions.filter(({ tracked }) => tracked.length > 0);

  it.each(tracking.map((one) => [one.apiName, one] as const))(
    'PF-HIST-01 %s has a history, of at most twenty fields that can be changed',
    (apiName, { tracked, fields }) => {
      expect(objectDefinitions.filter(({ historyOf }) => historyOf === apiName)).toHaveLength(1);
      expect(tracked.length).toBeLessThanOrEqual(20);
      expect(tracked.filter((name) => !fields[name]?.updateable)).toEqual([]);
    },
  );
});
