import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addAccount } from '../testing/sample-records.ts';

let platform: Platform;
let support: Caller;
let sommer: Awaited<ReturnType<typeof addAccount>>;
let leadId: string;
let caseId: string;
beforeAll(async () => {
  platform = await openPlatform();
  support = await platform.user('Support');
  sommer = await addAccount(platform.store, 'Sommer');
  leadId = (
    await platform.store.insert('Lead', {
      LastName: 'Winter',
      Company: 'Praxis Winter',
      OwnerId: String(support.session.userId),
    })
  ).Id;
  caseId = (await platform.store.insert('Case', { Subject: 'Frage', AccountId: sommer.account.Id })).Id;
});
afterAll(() => platform.close());

const save = (fields: object) => support.post('/records', { apiName: 'Task', fields });
const addTask = async (fields: object): Promise<string> =>
  (await save({ Subject: 'Anrufen', ...fields })).body.id;
const read = (id: string, query: string) => support.get(`/records/${id}?${query}`);

const NO_FORM = { sourceRecord: null };

describe('a polymorphic lookup', () => {
  it('is described with several referenceToInfos and polymorphicForeignKey', async () => {
    const { body } = await support.get('/object-info/Task');
    expect(body.fields.WhoId).toMatchObject({
      polymorphicForeignKey: true,
      relationshipName: 'Who',
      referenceToInfos: [
        { apiName: 'Contact', nameFields: ['Name'] },
        { apiName: 'Lead', nameFields: ['Name'] },
      ].map((info) => ({ ...info, nameFields: expect.arrayContaining(info.nameFields) })),
    });
    expect(body.fields.AccountId.polymorphicForeignKey).toBe(false);
    const { referenceToInfos } = (await support.get('/object-info/Case')).body.fields.OwnerId;
    expect(referenceToInfos.map(({ apiName }: { apiName: string }) => apiName)).toEqual(['User', 'Group']);
  });

  it('resolves relationship fields by the object of the id', async () => {
    const contactId = sommer.contacts[0]?.Id;
    const fields = 'fields=Task.Who.Name,Task.What.Name,Task.Who.Email';
    const ofContact = (await read(await addTask({ WhoId: contactId, WhatId: caseId }), fields)).body.fields;
    expect(ofContact.Who).toMatchObject({
      displayValue: 'Anna Sommer',
      value: { apiName: 'Contact', id: contactId, fields: { Name: { value: 'Anna Sommer' } } },
    });
    const { CaseNumber } = (await platform.store.get('Case', caseId)) ?? {};
    expect(ofContact.What).toMatchObject({
      displayValue: CaseNumber,
      value: { apiName: 'Case', id: caseId, fields: { Name: { value: CaseNumber } } },
    });
    const ofLead = (await read(await addTask({ WhoId: leadId }), fields)).body.fields;
    expect(ofLead.Who).toMatchObject({ displayValue: 'Winter', value: { apiName: 'Lead', id: leadId } });
    expect(ofLead.What).toEqual({ displayValue: null, value: null });
  });

  it('leaves out what the object of the id does not have, and refuses what none has', async () => {
    const id = await addTask({ WhoId: leadId });
    const { body } = await read(id, 'fields=Task.Who.Company,Task.Who.Account.Name');
    expect(Object.keys(body.fields.Who.value.fields)).toEqual(['Company']);
    expect((await read(id, 'fields=Task.Who.Colour')).status).toBe(400);
    expect(Object.keys((await read(id, 'optionalFields=Task.Who.Colour')).body.fields)).toEqual([]);
  });

  it('does not tell of a record that the reader does not see', async () => {
    const other = await platform.store.insert('Lead', { LastName: 'Fremd', Company: 'Fremd' });
    const task = await platform.store.insert('Task', { Subject: 'Anrufen', WhoId: other.Id });
    const { body } = await read(task.Id, 'fields=Task.Who.Name');
    expect(body.fields.Who).toEqual({ displayValue: null, value: null });
  });

  it('is answered by layouts, too', async () => {
    const { body } = await read(await addTask({ WhoId: leadId }), 'layoutTypes=Full');
    expect(body.fields.Who.value.fields.Name.value).toBe('Winter');
  });

  it('takes records of each of its objects on create and update, and of no other', async () => {
    const id = await addTask({ WhoId: leadId });
    const change = (fields: object) => support.patch(`/records/${id}`, { fields });
    expect((await change({ WhoId: sommer.contacts[1]?.Id })).status).toBe(200);
    expect((await change({ WhoId: sommer.account.Id })).body.output.fieldErrors.WhoId[0].errorCode).toBe(
      'FIELD_INTEGRITY_EXCEPTION',
    );
    const gone = `00Q${leadId.slice(3, 12)}zzz`;
    expect((await save({ Subject: 'Anrufen', WhoId: gone })).body.output.fieldErrors.WhoId[0].errorCode).toBe(
      'INVALID_CROSS_REFERENCE_KEY',
    );
    expect((await platform.store.get('Task', id))?.WhoId).toBe(sommer.contacts[1]?.Id);
  });

  it('lists its records by the name of whatever it refers to', async () => {
    await addTask({ Subject: 'Zur Praxis', WhoId: leadId });
    const body = {
      where: '{ Who: { Name: { eq: "Winter" } } }',
      fields: ['Task.Who.Name'],
      sortBy: ['Who.Name'],
    };
    const { status, body: list } = await support.post('/list-records/Task/AllTasks', body);
    expect(status).toBe(200);
    expect(list.records.length).toBeGreaterThan(0);
    for (const { fields } of list.records) expect(fields.Who.displayValue).toBe('Winter');
    const sorted = await support.post('/list-records/Task/AllTasks', {
      fields: ['Who.Name'],
      sortBy: ['Who.Name'],
    });
    const names = sorted.body.records.map(
      (record: { fields: { Who: { displayValue: string | null } } }) => record.fields.Who.displayValue,
    );
    const named = names.filter((name: string | null) => name !== null);
    expect(named).toEqual([...named].sort((a, b) => a.localeCompare(b, 'de')));
    expect(new Set(named).size).toBeGreaterThan(1);
  });

  it('makes a related list of each object that it refers to', async () => {
    const id = await addTask({ WhatId: caseId });
    const path = `/related-list-records/${caseId}/Tasks`;
    const { body } = await support.post(path, { fields: ['Task.Subject'] });
    expect(body.records.map((record: { id: string }) => record.id)).toContain(id);
  });

  it('suggests records of all of its objects, or of those asked for', async () => {
    const all = (await support.post('/lookups/Task/WhoId?q=Winter', NO_FORM)).body.lookupResults;
    expect(Object.keys(all)).toEqual(['Contact', 'Lead']);
    expect([all.Contact.count, all.Lead.count]).toEqual([0, 1]);
    const leads = (await support.post('/lookups/Task/WhoId?targetApiName=lead', NO_FORM)).body.lookupResults;
    expect(Object.keys(leads)).toEqual(['Lead']);
    expect((await support.post('/lookups/Task/WhoId?targetApiName=Case', NO_FORM)).status).toBe(400);
    const named = await support.post('/lookups/Task/WhatId', {
      ...NO_FORM,
      orderBy: [{ fieldApiName: 'Name' }],
    });
    expect(named.status).toBe(200);
    const { targets } = (await support.get('/search-info/Task/lookup/WhoId')).body;
    expect(targets.map((one: { objectApiName: string }) => one.objectApiName)).toEqual(['Contact', 'Lead']);
  });

  it('takes the account of an activity from what it is about', async () => {
    const id = await addTask({ WhatId: caseId });
    expect((await platform.store.get('Task', id))?.AccountId).toBe(sommer.account.Id);
    const own = await addTask({ WhatId: sommer.account.Id });
    expect((await platform.store.get('Task', own))?.AccountId).toBe(sommer.account.Id);
  });

  it('goes with the record that it refers to', async () => {
    const lead = await platform.store.insert('Lead', { LastName: 'Kurz', Company: 'Kurz' });
    const id = await addTask({ WhoId: lead.Id });
    await platform.store.delete('Lead', lead.Id);
    expect(await platform.store.get('Task', id)).toBeUndefined();
    await expect(
      platform.store.insert('Task', { Subject: 'Ins Leere', WhoId: lead.Id }),
    ).rejects.toMatchObject({ kind: 'reference', fields: ['WhoId'] });
  });
});

describe('useDefaultRule', () => {
  it('RD-REC-16 useDefaultRule gives cases to the queue of their team and leaves other records to their owner', async () => {
    const queue = await platform.store.insert('Group', { Name: 'Service', DeveloperName: 'Kundenservice' });
    const create = (rule: boolean, apiName = 'Case') =>
      support.post(`/records?useDefaultRule=${rule}`, { apiName, fields: { Subject: 'Rezept' } });
    const assigned = (await create(true)).body;
    expect(assigned.fields.Owner).toMatchObject({ displayValue: 'Service', value: { apiName: 'Group' } });
    expect((await create(false)).body.fields.OwnerId.value).toBe(support.session.userId);
    expect((await create(true, 'Task')).body.fields.OwnerId.value).toBe(support.session.userId);
    const batch = await support.post('/records/batch?useDefaultRule=true', {
      operations: [{ type: 'Create', records: [{ apiName: 'Case', fields: { Subject: 'Rezept' } }] }],
    });
    expect(batch.body.results[0].result.fields.OwnerId.value).toBe(queue.Id);
    const taken = await support.patch(`/records/${assigned.id}`, {
      fields: { OwnerId: support.session.userId },
    });
    expect(taken.body.fields.Owner.value.apiName).toBe('User');
  });
});
