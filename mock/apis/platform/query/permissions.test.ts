import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '../../record-data/testing/sample-records.ts';
import { openRest, type Program, type Rest } from '../testing/rest.ts';

let rest: Rest;
let merchandiser: Program;
let support: Program;
let buyer: Program;
beforeAll(async () => {
  rest = await openRest();
  merchandiser = await rest.user('Merchandiser');
  support = await rest.user('Support');
  buyer = await rest.user('Buyer');
  const { account } = await addAccount(rest.store, 'Sommer');
  const contract = { AccountId: account.Id, StartDate: '2026-01-01', ContractTerm: 12, Discount__c: 12.5 };
  await rest.store.insert('Contract', contract);
  const lead = (LastName: string, owner: Program) => ({
    LastName,
    Company: 'Praxis',
    OwnerId: String(owner.session.userId),
    ConvertedAccountId: account.Id,
  });
  await rest.store.insert('Lead', lead('Geheim', merchandiser));
  await rest.store.insert('Lead', lead('Offen', support));
});
afterAll(() => rest.close());

/** Ways to learn a field that is not seen. */
const FIELD_STATEMENTS = [
  'SELECT Discount__c FROM Contract',
  'SELECT Id FROM Contract WHERE Discount__c > 1',
  'SELECT Id FROM Contract WHERE NOT (Discount__c = null)',
  'SELECT Id FROM Contract ORDER BY Discount__c',
  'SELECT MAX(Discount__c) FROM Contract',
  'SELECT Discount__c, COUNT(Id) FROM Contract GROUP BY Discount__c',
  'SELECT Status, COUNT(Id) FROM Contract GROUP BY Status HAVING MAX(Discount__c) > 1',
  'SELECT Id, (SELECT Discount__c FROM Contracts) FROM Account',
  'SELECT Id, (SELECT Id FROM Contracts WHERE Discount__c > 1) FROM Account',
  'SELECT Id FROM Account WHERE Id IN (SELECT AccountId FROM Contract WHERE Discount__c > 1)',
];

describe('a field that a role does not see', () => {
  it.each(FIELD_STATEMENTS)('PF-SOQL-07 is not learnt by %s', async (soql) => {
    expect(await merchandiser.query(soql)).toMatchObject({ status: 200 });
    expect(await support.query(soql)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_FIELD' }] });
  });

  it('PF-SOQL-07 is not among all fields', async () => {
    const { body } = await support.query('SELECT FIELDS(ALL) FROM Contract LIMIT 5');
    expect(body.totalSize).toBe(1);
    expect(JSON.stringify(body)).not.toContain('Discount__c');
  });

  it.each([
    'SELECT CreatedBy.PasswordHash__c FROM Account',
    "SELECT Id FROM Account WHERE Owner.PasswordHash__c LIKE 'a%'",
    'SELECT Id FROM Account ORDER BY CreatedBy.PasswordHash__c',
    'SELECT MAX(PasswordHash__c) FROM User',
  ])('PF-SOQL-07 is nobody’s where it is a secret: %s', async (soql) => {
    expect(await merchandiser.query(soql)).toMatchObject({ body: [{ errorCode: 'INVALID_FIELD' }] });
  });
});

describe('a record that a role does not see', () => {
  it.each([
    ['SELECT LastName FROM Lead', 1, 2],
    ['SELECT COUNT() FROM Lead', 1, 2],
    ["SELECT Id FROM Lead WHERE LastName = 'Geheim'", 0, 1],
    ["SELECT Id FROM Lead WHERE NOT LastName = 'Offen'", 0, 1],
    ['SELECT LastName FROM Lead GROUP BY LastName', 1, 2],
    [
      "SELECT Id FROM Account WHERE Id IN (SELECT ConvertedAccountId FROM Lead WHERE LastName = 'Geheim')",
      0,
      1,
    ],
    [
      "SELECT Id FROM Account WHERE Id NOT IN (SELECT ConvertedAccountId FROM Lead WHERE LastName = 'Geheim')",
      1,
      0,
    ],
  ])('PF-SOQL-07 is not found by %s', async (soql, seen, all) => {
    expect((await support.query(soql)).body.totalSize).toBe(seen);
    expect((await merchandiser.query(soql)).body.totalSize).toBe(all);
  });

  it('PF-SOQL-07 is neither reached over a relationship nor among the children of a record', async () => {
    const lead = await rest.store.findOne('Lead', { where: { LastName: 'Geheim' } });
    await rest.store.insert('Task', { Subject: 'Anrufen', WhoId: String(lead?.Id) });
    const soql = 'SELECT Subject, Who.Name FROM Task ORDER BY Who.Name';
    expect((await merchandiser.query(soql)).body.records[0].Who).toMatchObject({ Name: 'Geheim' });
    expect((await support.query(soql)).body.records[0].Who).toBeNull();
    const byName = "SELECT Id FROM Task WHERE Who.Name = 'Geheim'";
    expect((await support.query(byName)).body.totalSize).toBe(0);
    const children = (await support.query('SELECT (SELECT LastName FROM Leads) FROM Account')).body;
    expect(children.records[0].Leads.records.map((one: { LastName: string }) => one.LastName)).toEqual([
      'Offen',
    ]);
  });

  it('PF-SOQL-07 is no record of a shopper, to whom the object itself is unknown', async () => {
    for (const object of ['Account', 'User', 'Order', 'AuthSession'])
      expect(await buyer.query(`SELECT Id FROM ${object}`)).toMatchObject({
        status: 400,
        body: [{ errorCode: 'INVALID_TYPE' }],
      });
    expect(await buyer.query('SELECT Name, CreatedBy.Name FROM Product2')).toMatchObject({
      body: [{ errorCode: 'INVALID_FIELD' }],
    });
    expect(await buyer.query('SELECT (SELECT Id FROM PricebookEntries) FROM Product2')).toMatchObject({
      body: [{ errorCode: 'INVALID_TYPE' }],
    });
    expect((await buyer.query('SELECT Name FROM Product2')).status).toBe(200);
    expect((await rest.guest.query('SELECT Name FROM Product2')).status).toBe(401);
  });
});
