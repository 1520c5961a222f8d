import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addQueryRecords, type Ids } from '../testing/query-records.ts';
import { openRest, type Program, type Rest } from '../testing/rest.ts';

let rest: Rest;
let program: Program;
let ids: Ids;
beforeAll(async () => {
  rest = await openRest();
  program = await rest.user('Merchandiser');
  ids = await addQueryRecords(rest.store);
});
afterAll(() => rest.close());

/** The values of a record in the order of its members, those of other records inside; `–` for none. */
function told(value: unknown): string {
  if (value === null) return '–';
  if (Array.isArray(value)) return `[${value.map(told).join(' ')}]`;
  if (typeof value !== 'object') return String(value);
  const { attributes: _, totalSize: __, done: ___, ...members } = value as Record<string, unknown>;
  return Object.values(members).map(told).join('|');
}

/** Rows that a person has worked out from the records; ids are named by `{a}` and so on. */
const STATEMENTS: readonly (readonly [soql: string, rows: readonly string[]])[] = [
  // Texts
  ["SELECT Name FROM Account WHERE Name = 'ALPHA'", ['Alpha']],
  ["SELECT Name FROM Account WHERE Name != 'alpha'", ['beta', 'Gamma 100%', "D'Elta", 'Epsilon_x']],
  ["SELECT Name FROM Account WHERE BillingCity = 'kiel'", ['Alpha', 'Gamma 100%']],
  ["SELECT Name FROM Account WHERE BillingCity != 'Kiel'", ['beta', "D'Elta", 'Epsilon_x']],
  ["SELECT Name FROM Account WHERE Name = 'D\\'Elta'", ["D'Elta"]],
  ["SELECT Name FROM Account WHERE Name > 'c'", ['Gamma 100%', "D'Elta", 'Epsilon_x']],
  ["SELECT Name FROM Account WHERE Name <= 'BETA'", ['Alpha', 'beta']],
  ['SELECT Name FROM Account WHERE BillingCity = null', ['beta']],
  ["SELECT Name FROM Account WHERE BillingCity = ''", ['beta']],
  ['SELECT Name FROM Account WHERE BillingCity != null AND Type = null', ['Gamma 100%']],
  ["SELECT Name FROM Account WHERE Name LIKE '%A'", ['Alpha', 'beta', "D'Elta"]],
  ["SELECT Name FROM Account WHERE Name LIKE '%100\\%'", ['Gamma 100%']],
  ["SELECT Name FROM Account WHERE Name LIKE 'epsilon\\_x'", ['Epsilon_x']],
  ["SELECT Name FROM Account WHERE Name LIKE 'be_a'", ['beta']],
  ["SELECT Name FROM Account WHERE (NOT Name LIKE '%a%') AND Name != ''", ['Epsilon_x']],
  // Lists, picklists, ids
  ["SELECT Name FROM Account WHERE Type IN ('Practice', 'Company')", ['Alpha', "D'Elta", 'Epsilon_x']],
  ["SELECT Name FROM Account WHERE Type NOT IN ('Practice', 'Company')", ['beta', 'Gamma 100%']],
  ["SELECT Name FROM Account WHERE Type IN (null, 'Private')", ['beta', 'Gamma 100%']],
  ["SELECT Name FROM Account WHERE Type = 'practice' AND BillingCity LIKE 'b%'", ['Epsilon_x']],
  ["SELECT Name FROM Account WHERE Id = '{b}'", ['beta']],
  ["SELECT Name FROM Account WHERE Id IN ('{b}', '{d}')", ['beta', "D'Elta"]],
  ["SELECT Name FROM Account WHERE ParentId = '{a}'", ['beta']],
  ['SELECT Name FROM Account WHERE ParentId = null', ['Alpha', "D'Elta", 'Epsilon_x']],
  ["SELECT LastName FROM Lead WHERE Interests__c INCLUDES ('Blister')", ['Eins']],
  ["SELECT LastName FROM Lead WHERE Interests__c INCLUDES ('Blister;Delivery', 'Nothing')", ['Eins']],
  ["SELECT LastName FROM Lead WHERE Interests__c EXCLUDES ('Blister')", ['Zwei', 'Drei']],
  // Operators in small letters
  ["select Name from Account where Name like '%100\\%'", ['Gamma 100%']],
  ["select Name from Account where Type in ('Practice', 'Company')", ['Alpha', "D'Elta", 'Epsilon_x']],
  ["select Name from Account where Type not  in ('Practice', 'Company')", ['beta', 'Gamma 100%']],
  ["select LastName from Lead where Interests__c includes ('Blister')", ['Eins']],
  ["select LastName from Lead where Interests__c excludes ('Blister')", ['Zwei', 'Drei']],
  [
    "select Name from Account where Id not in (select AccountId from Contact where Account.Name = 'Alpha')",
    ['beta', 'Gamma 100%', "D'Elta", 'Epsilon_x'],
  ],
  // And, or, not
  ["SELECT Name FROM Account WHERE Type = 'Practice' OR Name = 'beta'", ['Alpha', 'beta', 'Epsilon_x']],
  ["SELECT Name FROM Account WHERE (Type = 'Practice' OR Name = 'beta') AND BillingCity = null", ['beta']],
  ["SELECT Name FROM Account WHERE NOT (Type = 'Practice' OR Name = 'beta')", ['Gamma 100%', "D'Elta"]],
  ["SELECT Name FROM Account WHERE NOT Type = 'Practice' AND Name != 'beta'", ['Gamma 100%', "D'Elta"]],
  ["SELECT Name FROM Account WHERE NOT (NOT Name = 'beta')", ['beta']],
  [
    "SELECT Name FROM Account WHERE ((Name = 'Alpha') OR (Name = 'beta' AND (Type = 'Private'))) AND (NOT (Name = 'Alpha'))",
    ['beta'],
  ],
  // Numbers, days, moments
  ['SELECT Name FROM Opportunity WHERE Amount > 100.5', ['O2', 'O5']],
  ['SELECT Name FROM Opportunity WHERE Amount >= 100.50', ['O1', 'O2', 'O5']],
  ['SELECT Name FROM Opportunity WHERE Amount != 200', ['O1', 'O3', 'O4']],
  ['SELECT Name FROM Opportunity WHERE Amount IN (50.25, 100.5)', ['O1', 'O4']],
  ['SELECT Name, Amount FROM Opportunity WHERE Amount = null', ['O3|–']],
  ['SELECT Name, IsWon FROM Opportunity WHERE IsWon = true', ['O2|true', 'O5|true']],
  ['SELECT Name FROM Opportunity WHERE IsClosed != TRUE', ['O1', 'O3', 'O4']],
  ['SELECT Name, CloseDate FROM Opportunity WHERE CloseDate < 2026-05-01', ['O4|2025-12-24']],
  ['SELECT Name FROM Opportunity WHERE CloseDate = THIS_MONTH', ['O1', 'O5']],
  ['SELECT Name FROM Opportunity WHERE CloseDate > THIS_MONTH', ['O3']],
  ['SELECT Name FROM Opportunity WHERE CloseDate = NEXT_N_DAYS:29', ['O1', 'O5']],
  ['SELECT Name FROM Opportunity WHERE CloseDate = LAST_MONTH', ['O2']],
  ['SELECT Name FROM Opportunity WHERE CloseDate = LAST_YEAR', ['O4']],
  ['SELECT Name FROM Opportunity WHERE CloseDate = THIS_QUARTER', ['O1', 'O2', 'O5']],
  ['SELECT Name FROM Opportunity WHERE CloseDate = N_DAYS_AGO:31', ['O2']],
  ['SELECT Name FROM Account WHERE CreatedDate = TODAY', ['beta']],
  ['SELECT Name FROM Account WHERE CreatedDate = YESTERDAY', ['Alpha']],
  ['SELECT Name FROM Account WHERE CreatedDate = LAST_WEEK', ['Alpha']],
  [
    'SELECT Name FROM Account WHERE CreatedDate = THIS_YEAR',
    ['Alpha', 'beta', 'Gamma 100%', "D'Elta", 'Epsilon_x'],
  ],
  ['SELECT Name FROM Account WHERE CreatedDate != LAST_N_DAYS:70', ['Gamma 100%', "D'Elta"]],
  ['SELECT Name FROM Account WHERE CreatedDate >= 2026-05-31T22:30:00Z', ['beta']],
  ['SELECT Name FROM Account WHERE CreatedDate < 2026-01-01T00:30:00+01:00', []],
  ['SELECT Name FROM Account WHERE CreatedDate <= 2026-01-01T00:30:00+01:00', ["D'Elta"]],
  ['SELECT Name FROM Account WHERE CALENDAR_YEAR(CreatedDate) = 2025', ["D'Elta"]],
  ['SELECT Name FROM Account WHERE HOUR_IN_DAY(CreatedDate) IN (8, 10)', ['Gamma 100%', 'Epsilon_x']],
  ['SELECT LastName FROM Contact WHERE DAY_IN_MONTH(Birthdate) = 29', ['Aal']],
  ['SELECT LastName FROM Contact WHERE CALENDAR_MONTH(Birthdate) < 7', ['Aal', 'Dahl']],
  // Relationships
  ["SELECT LastName FROM Contact WHERE Account.Name = 'alpha'", ['Aal', 'Bock']],
  ["SELECT LastName FROM Contact WHERE Account.Name != 'alpha'", ['Cohn', 'Dahl']],
  [
    'SELECT LastName, Account.Name FROM Contact ORDER BY LastName',
    ['Aal|Alpha', 'Bock|Alpha', 'Cohn|beta', 'Dahl|–'],
  ],
  ["SELECT Name, Parent.Parent.Name FROM Account WHERE Name LIKE 'gamma%'", ['Gamma 100%|Alpha']],
  ["SELECT c.LastName FROM Contact c WHERE c.Account.Parent.Name = 'Alpha'", ['Cohn']],
  ["SELECT Contact.LastName FROM Contact WHERE Contact.Account.Parent.Name = 'Alpha'", ['Cohn']],
  [
    'SELECT Name FROM Account WHERE Id IN (SELECT AccountId FROM Contact WHERE Birthdate != null)',
    ['Alpha', 'beta'],
  ],
  [
    'SELECT Name FROM Account WHERE Id NOT IN (SELECT AccountId FROM Contact)',
    ['Gamma 100%', "D'Elta", 'Epsilon_x'],
  ],
  [
    "SELECT LastName FROM Contact WHERE AccountId IN (SELECT Id FROM Account WHERE Type = 'Practice')",
    ['Aal', 'Bock'],
  ],
  [
    "SELECT Name, (SELECT LastName FROM Contacts ORDER BY LastName DESC) FROM Account WHERE Name IN ('Alpha', 'beta', 'D\\'Elta')",
    ['Alpha|[Bock Aal]', 'beta|[Cohn]', "D'Elta|–"],
  ],
  [
    "SELECT Name, (SELECT LastName FROM Contacts WHERE LastName > 'B' LIMIT 1) FROM Account WHERE Name = 'Alpha'",
    ['Alpha|[Bock]'],
  ],
  [
    'SELECT (SELECT LastName FROM Contacts ORDER BY LastName LIMIT 1 OFFSET 1), Name FROM Account LIMIT 1',
    ['Alpha|[Bock]'],
  ],
  // Order and bounds
  ['SELECT Name FROM Account ORDER BY Name', ['Alpha', 'beta', "D'Elta", 'Epsilon_x', 'Gamma 100%']],
  ['SELECT BillingCity FROM Account ORDER BY BillingCity, Name LIMIT 2', ['–', 'Berlin']],
  [
    'SELECT Name FROM Account ORDER BY Type DESC NULLS LAST, Name DESC',
    ["D'Elta", 'Epsilon_x', 'Alpha', 'beta', 'Gamma 100%'],
  ],
  ['SELECT Name FROM Account ORDER BY CreatedDate DESC LIMIT 2 OFFSET 1', ['Alpha', 'Epsilon_x']],
  [
    'SELECT LastName FROM Contact ORDER BY Account.Name DESC NULLS LAST, LastName',
    ['Cohn', 'Aal', 'Bock', 'Dahl'],
  ],
  ['SELECT Name FROM Account LIMIT 0', []],
  // Totals
  ['SELECT COUNT(Id) FROM Account', ['5']],
  ['SELECT COUNT(BillingCity), COUNT_DISTINCT(Type) t FROM Account', ['4|3']],
  [
    'SELECT SUM(Amount), AVG(Amount), MIN(Amount), MAX(CloseDate) FROM Opportunity',
    ['550.75|137.6875|50.25|2026-07-01'],
  ],
  [
    'SELECT StageName, COUNT(Id) n FROM Opportunity GROUP BY StageName ORDER BY COUNT(Id) DESC, StageName',
    ['Prospecting|2', 'Closed Won|2', 'Negotiation|1'],
  ],
  [
    'SELECT StageName, SUM(Amount) FROM Opportunity GROUP BY StageName HAVING SUM(Amount) > 60 ORDER BY StageName',
    ['Prospecting|100.5', 'Closed Won|400'],
  ],
  [
    "SELECT StageName FROM Opportunity WHERE Amount > 1 GROUP BY StageName HAVING COUNT(Id) = 1 AND StageName != 'Negotiation'",
    ['Prospecting'],
  ],
  [
    'SELECT Account.Name, COUNT(Id) FROM Contact GROUP BY Account.Name ORDER BY Account.Name NULLS LAST',
    ['Alpha|2', 'beta|1', '–|1'],
  ],
  [
    'SELECT CALENDAR_YEAR(CloseDate) y, COUNT(Id) FROM Opportunity GROUP BY CALENDAR_YEAR(CloseDate) ORDER BY CALENDAR_YEAR(CloseDate)',
    ['2025|1', '2026|4'],
  ],
  ['SELECT Type FROM Account GROUP BY Type ORDER BY Type NULLS LAST LIMIT 2', ['Private', 'Practice']],
  ["SELECT COUNT(Id) FROM Account WHERE Name = 'nobody'", ['0']],
  ["SELECT Type, COUNT(Id) FROM Account WHERE Name = 'nobody' GROUP BY Type", []],
];

describe('a query', () => {
  it.each(STATEMENTS)('PF-SOQL-01 %s', async (soql, rows) => {
    const { status, body } = await program.query(soql.replace(/\{(\w)\}/g, (_, name) => String(ids[name])));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.records.map(told)).toEqual(rows);
    expect(body).toMatchObject({ totalSize: rows.length, done: true });
  });

  it('PF-SOQL-01 answers each record with its type, its address and its fields as they are spelled', async () => {
    const { body } = await program.query('select id, account.name from contact limit 1');
    const [contact] = await rest.store.find('Contact', { limit: 1 });
    expect(body.records).toEqual([
      {
        attributes: { type: 'Contact', url: `/services/data/v64.0/sobjects/Contact/${contact?.Id}` },
        Id: contact?.Id,
        Account: {
          attributes: { type: 'Account', url: `/services/data/v64.0/sobjects/Account/${ids.a}` },
          Name: 'Alpha',
        },
      },
    ]);
    const total = (await program.query('SELECT MAX(CreatedDate) FROM Account')).body.records;
    expect(total).toEqual([
      { attributes: { type: 'AggregateResult' }, expr0: '2026-05-31T22:30:00.000+0000' },
    ]);
  });

  it('PF-SOQL-01 counts records without answering them', async () => {
    const count = async (soql: string) => (await program.query(soql)).body;
    const none = { done: true, records: [] };
    expect(await count('SELECT COUNT() FROM Account')).toEqual({ totalSize: 5, ...none });
    expect(await count('SELECT count() FROM Account LIMIT 3')).toEqual({ totalSize: 3, ...none });
    expect(await count("SELECT COUNT() FROM Contact WHERE Account.Name = 'Alpha'")).toEqual({
      totalSize: 2,
      ...none,
    });
  });

  it('PF-SOQL-01 answers every field, or those of the platform, or those of the shop', async () => {
    const keys = async (which: string) =>
      Object.keys((await program.query(`SELECT FIELDS(${which}) FROM Lead LIMIT 1`)).body.records[0]);
    const [all, standard, custom] = [await keys('ALL'), await keys('STANDARD'), await keys('CUSTOM')];
    expect(custom).toContain('Interests__c');
    expect(standard).toContain('LastName');
    expect(all).toHaveLength(standard.length + custom.length - 1);
    expect((await program.query('SELECT FIELDS(ALL) FROM Lead')).status).toBe(400);
  });

  it('PF-SOQL-23 counts days in the time zone of whoever asks', async () => {
    const american = await rest.user('Merchandiser', {
      username: 'american@offizin.example',
      timeZone: 'America/New_York',
    });
    const names = async (condition: string) => {
      const { body } = await american.query(`SELECT Name FROM Account WHERE ${condition} ORDER BY Name`);
      return body.records.map(({ Name }: { Name: string }) => Name);
    };
    expect(await names('CreatedDate = TODAY')).toEqual([]);
    expect(await names('CreatedDate = YESTERDAY')).toEqual(['Alpha', 'beta']);
    expect(await names('HOUR_IN_DAY(convertTimezone(CreatedDate)) = 18')).toEqual(['beta', "D'Elta"]);
  });
});
