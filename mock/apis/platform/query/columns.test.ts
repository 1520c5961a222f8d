import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRest, type Program, type Rest } from '../testing/rest.ts';

let rest: Rest;
let program: Program;
beforeAll(async () => {
  rest = await openRest();
  program = await rest.user('System Administrator');
});
afterAll(() => rest.close());

interface Shown {
  readonly columnName: string;
  readonly joinColumns: readonly Shown[];
}

const columnsOf = (soql: string, as = program) => as.get(`/query?columns=true&q=${encodeURIComponent(soql)}`);
const names = ({ columnName, joinColumns }: Shown): string[] =>
  joinColumns.length === 0 ? [columnName] : joinColumns.flatMap(names).map((name) => `${columnName}.${name}`);

describe('the columns of a query', () => {
  it('PF-SOQL-20 are told in its order, those of a relationship together, without a record', async () => {
    const soql =
      'SELECT Name, Owner.Name, (SELECT LastName, Owner.Email FROM Contacts), Owner.Profile.Name, Id FROM Account';
    const { body } = await columnsOf(soql);
    expect(body).toMatchObject({ entityName: 'Account', keyPrefix: '001', groupBy: false, idSelected: true });
    expect(body).not.toHaveProperty('records');
    expect(body.columnMetadata.flatMap(names)).toEqual([
      'Name',
      'Owner.Name',
      'Owner.Profile.Name',
      'Contacts.LastName',
      'Contacts.Owner.Email',
      'Id',
    ]);
    const [, owner, contacts] = body.columnMetadata;
    expect(owner).toMatchObject({ foreignKeyName: 'OwnerId', aggregate: false, apexType: null });
    expect(owner.joinColumns[1].foreignKeyName).toBe('ProfileId');
    expect(contacts).toMatchObject({ foreignKeyName: null, aggregate: true });
  });

  it('PF-SOQL-20 say what kind of values they have, and whether the user may write them', async () => {
    const soql = 'SELECT Amount, CloseDate, IsClosed, AccountId, Account.Name, CreatedDate FROM Opportunity';
    const [amount, day, closed, account, below, created] = (await columnsOf(soql)).body.columnMetadata;
    expect(amount).toMatchObject({
      apexType: 'Decimal',
      numberType: true,
      insertable: true,
      updatable: true,
    });
    expect(day).toMatchObject({ apexType: 'Date', numberType: false, textType: false });
    expect(closed).toMatchObject({ apexType: 'Boolean', booleanType: true });
    expect(account).toMatchObject({ apexType: 'Id', textType: false });
    expect(below.joinColumns[0]).toMatchObject({ apexType: 'String', textType: true, updatable: false });
    expect(created).toMatchObject({ apexType: 'Datetime', insertable: false, updatable: false });
    const support = await rest.user('Support');
    const [read] = (await columnsOf('SELECT Amount FROM Opportunity', support)).body.columnMetadata;
    expect(read).toEqual({ ...amount, insertable: false, updatable: false });
  });

  it('PF-SOQL-20 name totals as the query writes them', async () => {
    const { body } = await columnsOf(
      'SELECT StageName, COUNT(Id), MAX(Amount) most FROM Opportunity GROUP BY StageName',
    );
    expect(body).toMatchObject({ groupBy: true, idSelected: false });
    expect(body.columnMetadata).toMatchObject([
      { columnName: 'StageName', aggregate: false },
      { columnName: 'expr0', displayName: 'COUNT(Id)', aggregate: true, numberType: true },
      { columnName: 'most', displayName: 'MAX(Amount)', aggregate: true },
    ]);
    expect((await columnsOf('SELECT COUNT() FROM Account')).body.columnMetadata).toEqual([]);
  });

  it('PF-SOQL-20 are texts where values are shown as such, and hold the parts of what depends on the record', async () => {
    const { body } = await columnsOf(
      'SELECT toLabel(Type), FORMAT(CreatedDate) day, BillingAddress FROM Account',
    );
    expect(body.columnMetadata).toMatchObject([
      { columnName: 'Type', apexType: 'String', textType: true },
      { columnName: 'day', apexType: 'String', textType: true },
      { columnName: 'BillingAddress', apexType: null, textType: false },
    ]);
    const several = 'SELECT TYPEOF Who WHEN Lead THEN Company, Name ELSE Name END FROM Task';
    expect((await columnsOf(several)).body.columnMetadata.flatMap(names)).toEqual([
      'Who.Company',
      'Who.Name',
    ]);
  });

  it('PF-SOQL-20 are refused as the query is', async () => {
    const soql = 'SELECT Id, PasswordHash__c FROM User';
    const refused = await columnsOf(soql);
    expect(refused).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_FIELD' }] });
    expect(refused.body).toEqual((await program.query(soql)).body);
    expect((await columnsOf('SELECT Id FROM Account WHERE')).status).toBe(400);
    expect((await rest.guest.get('/query?columns=true&q=SELECT+Id+FROM+Account')).status).toBe(401);
  });
});
