import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRest, type Program, type Rest } from '../testing/rest.ts';

let rest: Rest;
let program: Program;
beforeAll(async () => {
  rest = await openRest();
  program = await rest.user('Merchandiser');
});
afterAll(() => rest.close());

/** Statements that are no sentences of the language, with the place (row, column) and the word at which they go wrong. */
const MALFORMED: readonly (readonly [soql: string, row: number, column: number, token: string])[] = [
  ['UPDATE Account', 1, 1, 'UPDATE'],
  ['SELECT', 1, 7, '<EOF>'],
  ['SELECT FROM Account', 1, 8, 'FROM'],
  ['SELECT * FROM Account', 1, 8, '*'],
  ['SELECT Id, FROM Account', 1, 12, 'FROM'],
  ['SELECT Id,, Name FROM Account', 1, 11, ','],
  ['SELECT Id FROM Account,', 1, 23, ','],
  ['SELECT Id FROM Account WHERE', 1, 29, '<EOF>'],
  ["SELECT Id FROM Account WHERE AND Name = 'AND' AND Type = null", 1, 30, 'AND'],
  ["SELECT Id FROM Account WHERE Name = 'a' AND", 1, 44, '<EOF>'],
  ["SELECT Id FROM Account WHERE Name = 'a' Type = 'b'", 1, 41, 'Type'],
  ["SELECT Id FROM Account WHERE Name == 'a'", 1, 36, '='],
  ['SELECT Id FROM Account WHERE Name IN ()', 1, 38, '('],
  ["SELECT Id FROM Account WHERE (Name = 'a'", 1, 41, '<EOF>'],
  ["SELECT Id FROM Account WHERE Name = 'a')", 1, 40, ')'],
  ['SELECT Id FROM Account WHERE Name = "a"', 1, 37, '"'],
  ['SELECT Id FROM Account WHERE CreatedDate = SOMEDAY', 1, 44, 'SOMEDAY'],
  ['SELECT Id FROM Account WHERE CreatedDate = LAST_N_DAYS', 1, 55, '<EOF>'],
  ['SELECT Id FROM Account ORDER BY', 1, 32, '<EOF>'],
  ['SELECT Id FROM Account ORDER Name', 1, 30, 'Name'],
  ['SELECT Id FROM Account LIMIT x', 1, 30, 'x'],
  ['SELECT Id FROM Account LIMIT 1 LIMIT 2', 1, 32, 'LIMIT'],
  ['SELECT Id FROM Account OFFSET -1', 1, 31, '-1'],
  ['SELECT COUNT(Id) FROM Account GROUP BY', 1, 39, '<EOF>'],
  ['SELECT COUNT( FROM Account', 1, 15, 'FROM'],
  ['SELECT TYPEOF Who WHEN Lead THEN Company FROM Task', 1, 42, 'FROM'],
  ['SELECT Id, (SELECT Id FROM Contacts FROM Account', 1, 37, 'FROM'],
  ['SELECT Id\n  FROM Account\n  ORDER BY Name SIDEWAYS', 3, 17, 'SIDEWAYS'],
  ["SELECT Id FROM Account WHERE Name = 'SIDEWAYS'\nORDER BY Name SIDEWAYS", 2, 15, 'SIDEWAYS'],
];

/** Statements of the language that ask for what cannot be, with the place of the word that they are about. */
const SENSELESS: readonly (readonly [soql: string, word: string, reason: string])[] = [
  ["SELECT Id FROM Account WHERE Name IN 'a'", 'Name', 'IN takes a list of values'],
  ["SELECT Id FROM Account WHERE Name = ('a', 'b')", 'Name', '= takes one value'],
  [
    "SELECT Id FROM Account WHERE NOT NOT NOT Name = 'a'",
    'NOT',
    'conditions nested like these are not supported',
  ],
  ['SELECT COUNT(Id) FROM Account HAVING COUNT(Id) > 1', 'HAVING', 'HAVING needs GROUP BY'],
  ['SELECT COUNT() FROM Account GROUP BY Type', 'COUNT', 'COUNT() stands alone'],
  ['SELECT COUNT(Id) FROM Account FOR VIEW', 'FOR', 'a query of totals takes no FOR'],
  [
    'SELECT Type, GROUPING(Type) FROM Account GROUP BY Type',
    'GROUPING(Type)',
    'GROUPING needs ROLLUP or CUBE',
  ],
  ['SELECT COUNT(Id) FROM Account GROUP BY ROLLUP(Type), BillingCity', 'ROLLUP', 'ROLLUP stands alone'],
  [
    'SELECT COUNT(Id) FROM Account GROUP BY CUBE(Type, Name, Phone, BillingCity)',
    'CUBE',
    'CUBE takes at most 3 fields',
  ],
  ['SELECT toLabel(Name) FROM Account', 'toLabel', 'toLabel takes picklists only'],
  ['SELECT Name x FROM Account', 'x', 'only fields of grouped queries have an alias'],
  ['SELECT toLabel(Type) Name, Name FROM Account', 'Name', 'duplicate field selected'],
  ['SELECT Type t, COUNT(Id) T FROM Account GROUP BY Type', 'COUNT(Id)', 'duplicate alias'],
  [
    'SELECT (SELECT Id FROM Contacts), (SELECT Id FROM Contacts) FROM Account',
    'Contacts',
    'duplicate relationship selected',
  ],
  ['SELECT (SELECT COUNT(Id) FROM Contacts GROUP BY Id) FROM Account', 'Contacts', 'are not grouped'],
  ['SELECT (SELECT Id FROM Contacts FOR VIEW) FROM Account', 'Contacts', 'neither FOR nor USING SCOPE'],
  ['SELECT (SELECT (SELECT Id FROM Cases) FROM Contacts) FROM Account', 'Cases', 'has none inside'],
  [
    "SELECT Id FROM Account WHERE Name = 'a' OR Id IN (SELECT AccountId FROM Contact)",
    'Id',
    'neither below OR nor below NOT',
  ],
  [
    'SELECT Id FROM Account WHERE NOT (Id IN (SELECT AccountId FROM Contact))',
    'Id',
    'neither below OR nor below NOT',
  ],
  ['SELECT Id FROM Account WHERE Id IN (SELECT AccountId FROM Contact LIMIT 1)', 'Contact', 'takes no limit'],
  ['SELECT Id FROM Account WHERE Id IN (SELECT Id, AccountId FROM Contact)', 'Contact', 'selects one field'],
  ['SELECT Id FROM Account WHERE Name IN (SELECT Name FROM Contact)', 'Name', 'is compared with an id'],
  [
    'SELECT Who.Name, TYPEOF Who WHEN Lead THEN Company END FROM Task',
    'Who',
    'both by TYPEOF and by its fields',
  ],
];

const refused = async (soql: string) => {
  const { status, body } = await program.query(soql);
  expect(status, `${soql}: ${JSON.stringify(body)}`).toBe(400);
  expect(body[0].errorCode).toBe('MALFORMED_QUERY');
  const [, shown, mark, place, reason] = body[0].message.split('\n') as string[];
  return { shown: String(shown), mark: String(mark), place, reason: String(reason) };
};

describe('a malformed query', () => {
  it.each(MALFORMED)('PF-SOQL-02 %j is refused at row %i, column %i', async (soql, row, column, token) => {
    const { shown, mark, place, reason } = await refused(soql);
    expect(reason).toBe(`unexpected token: '${token}'`);
    expect(place).toBe(`ERROR at Row:${row}:Column:${column}`);
    const from = String(soql.split('\n')[row - 1]).indexOf(shown);
    expect(mark).toBe(`${' '.repeat(column - 1 - from)}^`);
  });

  it.each(SENSELESS)('PF-SOQL-02 %s is refused at %s', async (soql, word, reason) => {
    const refusal = await refused(soql);
    expect(refusal.reason).toContain(reason);
    const marked = refusal.shown.slice(refusal.mark.length - 1);
    expect(marked.startsWith(word), `${refusal.shown}\n${refusal.mark}`).toBe(true);
  });
});

describe('an unknown name', () => {
  it.each([
    ['SELECT Id FROM Nothing', 'INVALID_TYPE', 'Nothing'],
    ['SELECT Id FROM "Account"', 'MALFORMED_QUERY', '"'],
    ['SELECT Id FROM Account WHERE Id IN (SELECT AccountId FROM Nothing)', 'INVALID_TYPE', 'Nothing'],
    ['SELECT (SELECT Id FROM Nothing) FROM Account', 'INVALID_TYPE', 'Nothing'],
    ['SELECT (SELECT Id FROM Account.Contacts) FROM Account', 'INVALID_TYPE', 'Account.Contacts'],
    ['SELECT TYPEOF Who WHEN Nothing THEN Id END FROM Task', 'INVALID_TYPE', 'Nothing'],
    ['SELECT TYPEOF Who WHEN Account THEN Id END FROM Task', 'INVALID_TYPE', 'Account'],
    ['SELECT TYPEOF Who WHEN Lead THEN Nothing END FROM Task', 'INVALID_FIELD', 'Nothing'],
    ['SELECT TYPEOF Account WHEN Account THEN Id END FROM Contact', 'INVALID_FIELD', 'Account'],
    ['SELECT Nothing FROM Account', 'INVALID_FIELD', 'Nothing'],
    ['SELECT Nothing.Name FROM Account', 'INVALID_FIELD', 'Nothing.Name'],
    ['SELECT Parent.Nothing FROM Account', 'INVALID_FIELD', 'Parent.Nothing'],
    ['SELECT Who.Company FROM Task', 'INVALID_FIELD', 'Who.Company'],
    ['SELECT What.Account.Name FROM Task', 'INVALID_FIELD', 'What.Account.Name'],
    ['SELECT Owner.Type FROM Account', 'INVALID_FIELD', 'Owner.Type'],
    ['SELECT toLabel(Nothing) FROM Account', 'INVALID_FIELD', 'Nothing'],
    ['SELECT FORMAT(Nothing) FROM Account', 'INVALID_FIELD', 'Nothing'],
    ['SELECT (SELECT Nothing FROM Contacts) FROM Account', 'INVALID_FIELD', 'Nothing'],
    ['SELECT Id FROM Account WHERE Nothing = 1', 'INVALID_FIELD', 'Nothing'],
    ['SELECT Id FROM Account WHERE CALENDAR_YEAR(Nothing) = 1', 'INVALID_FIELD', 'Nothing'],
    ["SELECT Id FROM Account WHERE toLabel(Nothing) = 'a'", 'INVALID_FIELD', 'Nothing'],
    ['SELECT Id FROM Account ORDER BY Nothing', 'INVALID_FIELD', 'Nothing'],
    ['SELECT SUM(Nothing) FROM Account', 'INVALID_FIELD', 'Nothing'],
    ['SELECT COUNT(Id) FROM Account GROUP BY ROLLUP(Nothing)', 'INVALID_FIELD', 'Nothing'],
    ['SELECT Type FROM Account GROUP BY Type HAVING MAX(Nothing) > 1', 'INVALID_FIELD', 'Nothing'],
  ])('PF-SOQL-03 %s is refused with %s at %s', async (soql, errorCode, name) => {
    const { status, body } = await program.query(soql);
    expect(status, JSON.stringify(body)).toBe(400);
    expect(body[0].errorCode).toBe(errorCode);
    const [, shown = '', mark = ''] = body[0].message.split('\n');
    expect(shown.slice(mark.length - 1).startsWith(name), `${shown}\n${mark}`).toBe(true);
  });
});
