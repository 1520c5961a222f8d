import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../../store/row.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addProduct } from '../testing/sample-records.ts';

let platform: Platform;
let support: Caller;
let merchandiser: Caller;
let erika: Row<'Contact'>;
beforeAll(async () => {
  platform = await openPlatform();
  [support, merchandiser] = [await platform.user('Support'), await platform.user('Merchandiser')];
  erika = await platform.store.insert('Contact', {
    FirstName: 'Erika',
    LastName: 'Müller',
    Email: 'erika@kunden.example',
    MailingPostalCode: '10969',
  });
});
afterAll(() => platform.close());

const double = { FirstName: 'Erica', LastName: 'Mueller', MailingPostalCode: '10969' };
const find = (fields: object, apiName = 'Contact', caller = support) =>
  caller.post('/predupe', { apiName, fields });
const create = (fields: object, more: object = {}, apiName = 'Contact', caller = support) =>
  caller.post('/records', { apiName, fields, ...more });

describe('looking for duplicates', () => {
  it('RD-DUP-02 the search finds the same e-mail address in any case, and a similar person at the same place', async () => {
    for (const fields of [{ LastName: 'Neu', Email: 'ERIKA@kunden.example' }, double]) {
      const { status, body } = await find(fields);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        allowSave: true,
        duplicateError: true,
        duplicateRules: ['ContactSamePerson'],
        matches: [{ objectApiName: 'Contact', recordIds: [erika.Id] }],
      });
    }
  });

  it.each([
    { ...double, FirstName: 'Bernd' },
    { ...double, LastName: 'Meier' },
    { ...double, MailingPostalCode: '10970' },
    { ...double, MailingPostalCode: '' },
    { ...double, FirstName: null },
    { LastName: 'Müller' },
  ])('finds none for %j', async (fields) => {
    expect((await find(fields)).body).toEqual({
      allowSave: true,
      duplicateError: false,
      duplicateRules: [],
      matches: [],
    });
  });

  it('passes over what is still being typed, but not a field that does not exist', async () => {
    expect((await find({ ...double, Email: 'eri', Birthdate: '19' })).body.duplicateError).toBe(true);
    expect(await find({ Colour: 'red' })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD' }],
    });
  });

  it('passes over a text that no column can hold', async () => {
    expect((await find({ ...double, LastName: 'Mueller\u0000' })).body.duplicateError).toBe(false);
  });

  it('PF-WRITE-81 the search names each record once, and what each rule has found', async () => {
    const both = { ...double, Email: 'erika@kunden.example' };
    const [match, ...others] = (await find(both)).body.matches;
    expect(others).toEqual([]);
    expect(match).toEqual({
      objectApiName: 'Contact',
      recordIds: [erika.Id],
      duplicateResultInfos: {
        ContactSamePerson: {
          allowSave: true,
          matchResultInfo: { recordIds: [erika.Id], rule: 'SameEmail' },
          rule: 'ContactSamePerson',
        },
      },
    });
  });

  it('takes the fields as changes of a stored record, which is no duplicate of itself', async () => {
    const bernd = await platform.store.insert('Contact', { ...double, FirstName: 'Bernd' });
    expect((await find({ Id: erika.Id, Email: erika.Email })).body.duplicateError).toBe(false);
    expect((await find({ Id: bernd.Id, FirstName: 'Erika' })).body.matches[0].recordIds).toEqual([erika.Id]);
    expect((await find({ Id: '003000000000009', FirstName: 'Erika' })).status).toBe(404);
  });

  it('is for those who may save such records', async () => {
    expect((await find({}, 'Product2', support)).status).toBe(403);
    expect((await find({}, 'Contact', platform.guest)).status).toBe(401);
    expect((await find({}, 'Unicorn')).status).toBe(404);
  });

  it('finds organisations of similar names in one city', async () => {
    const name = 'Seniorenhaus Abendrot gGmbH';
    const account = await platform.store.insert('Account', { Name: name, BillingCity: 'Passau' });
    const similar = await find({ Name: 'Seniorenhaus Abendroth', BillingCity: 'PASSAU' }, 'Account');
    expect(similar.body.matches[0].recordIds).toEqual([account.Id]);
    expect((await find({ Name: name, BillingCity: 'Regensburg' }, 'Account')).body.duplicateError).toBe(
      false,
    );
  });
});

describe('saving a duplicate', () => {
  it('PF-ERR-05 a duplicate is refused with the records it matches, and saved when the user insists', async () => {
    const refused = await create(double);
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errorCode: 'DUPLICATES_DETECTED',
        message: 'Es gibt bereits einen Kontakt, der diese Person sein könnte.',
        output: { fieldErrors: {} },
      },
    });
    const [{ duplicateRecordError }] = refused.body.output.errors;
    expect(duplicateRecordError.matchResults[0]).toMatchObject({
      apiName: 'Contact',
      isAllowSave: true,
      matchRecordIds: [erika.Id],
      matchRule: 'ContactSamePerson',
    });
    const saved = await create(double, { allowSaveOnDuplicate: true });
    expect(saved.status).toBe(201);
    expect((await support.delete(`/records/${saved.body.id}`)).status).toBe(204);
  });

  it('stays refused where the rule blocks it, beside the field that must be unique', async () => {
    const row = await addProduct(platform.store, 1, { L2C_CM_PZN__c: '04877800' });
    const fields = {
      Name: 'Nochmals',
      StockKeepingUnit: 'NEU-1',
      L2C_CM_RegulatoryClassification__c: 'Kosmetik',
      L2C_CM_PZN__c: 'PZN 4877800',
    };
    const { status, body } = await create(fields, { allowSaveOnDuplicate: true }, 'Product2', merchandiser);
    expect(status).toBe(400);
    expect(body.errorCode).toBe('DUPLICATES_DETECTED');
    expect(body.output.errors[0].duplicateRecordError.matchResults).toEqual([
      expect.objectContaining({ isAllowSave: false, matchRecordIds: [row.Id], matchRule: 'ProductSamePzn' }),
    ]);
    expect(Object.keys(body.output.fieldErrors)).toEqual(['L2C_CM_PZN__c']);
  });

  it('is judged once the fields are right', async () => {
    const { body } = await create({ ...double, LastName: '', Email: 'erika@kunden.example' });
    expect(body.output.errors).toEqual([]);
    expect(Object.keys(body.output.fieldErrors)).toEqual(['LastName']);
  });

  it('is judged in an update only by what the update changes', async () => {
    const twin = await platform.store.insert('Contact', { ...double, Email: 'twin@kunden.example' });
    const change = (fields: object, more: object = {}) =>
      support.patch(`/records/${twin.Id}`, { fields, ...more });
    expect((await change({ FirstName: double.FirstName, Description: 'Zwilling' })).status).toBe(200);
    const Email = 'Erika@kunden.example';
    expect((await change({ Email })).body.errorCode).toBe('DUPLICATES_DETECTED');
    expect((await change({ Email }, { allowSaveOnDuplicate: true })).status).toBe(200);
  });

  it('is done without a question where the rule only reports', async () => {
    const account = await platform.store.insert('Account', { Name: 'Praxis Brandt', BillingCity: 'Ulm' });
    const other = await platform.store.insert('Account', { Name: 'Praxis Seidl', BillingCity: 'Ulm' });
    const answer = await support.patch(`/records/${other.Id}`, { fields: { Name: account.Name } });
    expect(answer.status).toBe(200);
  });
});

describe('a duplicate that was saved', () => {
  const listed = async () => {
    const sets = await platform.store.find('DuplicateRecordSet', {
      where: { DuplicateRule__c: 'ContactSamePerson' },
    });
    const items = await platform.store.find('DuplicateRecordItem', {
      where: { DuplicateRecordSetId: sets.map(({ Id }) => Id) },
      orderBy: { field: 'RecordId', ascending: true },
    });
    return { sets: sets.length, records: items.map(({ RecordId }) => RecordId) };
  };

  it('is listed with the others in one set, as long as there are two of them', async () => {
    const Email = 'liste@kunden.example';
    const first = await platform.store.insert('Contact', { LastName: 'Liste', Email });
    const save = () => create({ LastName: 'Nochmals', Email }, { allowSaveOnDuplicate: true });
    expect(await listed()).toEqual({ sets: 0, records: [] });
    const [second, third] = [(await save()).body.id, (await save()).body.id];
    expect(await listed()).toEqual({ sets: 1, records: [first.Id, second, third] });
    await support.delete(`/records/${second}`);
    expect(await listed()).toEqual({ sets: 1, records: [first.Id, third] });
    await support.delete(`/records/${third}`);
    expect(await listed()).toEqual({ sets: 0, records: [] });
  });

  it('is not listed where the rule does not report', async () => {
    const ids = await platform.store.insertMany('Contact', [
      { LastName: 'Still', Email: 'still@kunden.example' },
      { LastName: 'Leise' },
    ]);
    const change = { fields: { Email: 'still@kunden.example' }, allowSaveOnDuplicate: true };
    expect((await support.patch(`/records/${ids[1]}`, change)).status).toBe(200);
    expect((await listed()).records).not.toContain(ids[1]);
  });
});

describe('the configuration', () => {
  it('RD-DUP-01 the duplicates configuration describes the rules of an object', async () => {
    const { status, body } = await support.get('/duplicates/contact');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      apiName: 'Contact',
      dedupeEnabled: true,
      predupeEnabled: true,
      dedupeFields: ['Email', 'MailingPostalCode', 'LastName', 'FirstName'],
    });
    expect(body.duplicateRules[0]).toMatchObject({
      actionOnInsert: 'Allow',
      operationsOnInsert: ['Alert', 'Report'],
      matchRules: [
        { matchEngine: 'ExactMatchEngine', matchFields: ['Email'] },
        { matchEngine: 'FuzzyMatchEngine', objectApiName: 'Contact' },
      ],
    });
  });

  it('is empty for an object without rules, and 404 for a record type of another', async () => {
    expect((await support.get('/duplicates/Order')).body).toMatchObject({
      dedupeEnabled: false,
      duplicateRules: [],
    });
    expect((await support.get('/duplicates/Contact?recordTypeId=012000000000001AAA')).status).toBe(404);
  });
});
