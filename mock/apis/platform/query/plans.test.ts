import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addQueryRecords } from '../testing/query-records.ts';
import { openRest, type Program, type Rest } from '../testing/rest.ts';

let rest: Rest;
let program: Program;
beforeAll(async () => {
  rest = await openRest();
  program = await rest.user('System Administrator');
  await addQueryRecords(rest.store);
});
afterAll(() => rest.close());

const explain = (soql: string, as = program) => as.get(`/query?explain=${encodeURIComponent(soql)}`);
const plansOf = async (soql: string, as?: Program) => (await explain(soql, as)).body.plans;
const unindexed = (...fields: string[]) => ({
  description: 'Not considering filter for optimization because unindexed',
  fields,
  tableEnumOrId: 'Account',
});

describe('the plans of a query', () => {
  it('PF-SOQL-21 are an index and the reading of all records, with what no index serves', async () => {
    const soql = "SELECT Id FROM Account WHERE Name = 'alpha' AND BillingCity = 'Kiel'";
    const notes = [unindexed('BillingCity')];
    const basics = { notes, sobjectCardinality: 5, sobjectType: 'Account' };
    expect(await plansOf(soql)).toEqual([
      { cardinality: 1, fields: ['Name'], leadingOperationType: 'Index', relativeCost: 0.667, ...basics },
      { cardinality: 1, fields: [], leadingOperationType: 'TableScan', relativeCost: 3.333, ...basics },
    ]);
  });

  it('PF-SOQL-21 are sorted by what they cost, which follows from the records', async () => {
    const soql = "SELECT Id FROM Account WHERE CreatedDate >= 2026-01-01T00:00:00Z AND AccountNumber = 'K-3'";
    const brief = async () =>
      (await plansOf(soql)).map(({ cardinality, fields, relativeCost }: Record<string, unknown>) => [
        cardinality,
        fields,
        relativeCost,
      ]);
    expect(await brief()).toEqual([
      [1, ['AccountNumber'], 2],
      [4, ['CreatedDate'], 2.667],
      [1, [], 3.333],
    ]);
    const more = await rest.store.insertMany(
      'Account',
      Array.from({ length: 45 }, (_, index) => ({
        Name: `Zeta ${index}`,
        CreatedDate: '2025-03-01T00:00:00.000Z',
      })),
    );
    expect(await brief()).toEqual([
      [1, ['AccountNumber'], 0.2],
      [4, ['CreatedDate'], 0.267],
      [1, [], 3.333],
    ]);
    await rest.store.deleteWhere('Account', { Id: { in: more } });
  });

  it.each([
    ["Id IN ('001000000000001AAA') OR OwnerId = '005000000000001AAA'", ['Id', 'OwnerId']],
    ["Name LIKE 'alp%'", ['Name']],
    ['CreatedDate = TODAY', ['CreatedDate']],
  ])('PF-SOQL-21 know the index for %s', async (where, fields) => {
    const [first] = await plansOf(`SELECT Id FROM Account WHERE ${where}`);
    expect(first).toMatchObject({ leadingOperationType: 'Index', fields, notes: [] });
  });

  it.each([
    ["Name = 'alpha' OR BillingCity = 'Kiel'", ['Name', 'BillingCity']],
    ["Name != 'alpha'", ['Name']],
    ["Name LIKE '%alp'", ['Name']],
    ['CALENDAR_YEAR(CreatedDate) = 2026', ['CreatedDate']],
    ["Owner.Name = 'x'", ['Owner.Name']],
  ])('PF-SOQL-21 know no index for %s', async (where, fields) => {
    const plans = await plansOf(`SELECT COUNT() FROM Account WHERE ${where}`);
    expect(plans).toMatchObject([{ leadingOperationType: 'TableScan', notes: [unindexed(...fields)] }]);
  });

  it('PF-SOQL-21 count the records alone that the user may see', async () => {
    const support = await rest.user('Support');
    const OwnerId = String(support.session.userId);
    await rest.store.insert('Lead', { LastName: 'Eigen', Company: 'Praxis', OwnerId });
    for (const [as, records] of [
      [program, await rest.store.count('Lead')],
      [support, 1],
    ] as const)
      expect(await plansOf('SELECT Id FROM Lead', as)).toMatchObject([
        { cardinality: records, sobjectCardinality: records },
      ]);
    expect(await rest.store.count('Lead')).toBeGreaterThan(1);
  });

  it('PF-SOQL-21 are refused as the query is, and where both are asked for', async () => {
    for (const soql of ['SELECT PasswordHash__c FROM User', 'SELECT Id FROM Nothing', 'SELECT Id FROM'])
      expect((await explain(soql)).body).toEqual((await program.query(soql)).body);
    for (const address of ['/query', '/query?q=SELECT+Id+FROM+Account&explain=SELECT+Id+FROM+Account'])
      expect(await program.get(address)).toMatchObject({
        status: 400,
        body: [{ errorCode: 'MALFORMED_QUERY' }],
      });
  });
});
