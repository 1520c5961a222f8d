import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectDefinitions } from '../../../objects/index.ts';
import { addQueryRecords } from '../testing/query-records.ts';
import { openRest, type Program, type Rest } from '../testing/rest.ts';

let rest: Rest;
let program: Program;
beforeAll(async () => {
  rest = await openRest();
  program = await rest.user('Merchandiser');
  await addQueryRecords(rest.store);
});
afterAll(() => rest.close());

const refused = async (soql: string) => {
  const { status, body } = await program.query(soql);
  expect(status, `${soql}: ${JSON.stringify(body)}`).toBe(400);
  return body[0] as { errorCode: string; message: string };
};

describe('a query that makes no sense', () => {
  it.each([
    ['SELECT Id FROM', 1, 15, '<EOF>'],
    ['SELECT Id Name Foo FROM Account', 1, 16, 'Foo'],
    ['SELECT Id\nFROM Account\nWHERE ) = 1', 3, 7, ')'],
    ["SELECT Id FROM Account WHERE Name = 'a", 1, 37, "'"],
    ['SELECT Id FROM Account; DROP TABLE x', 1, 23, ';'],
    ["SELECT Id FROM Account WHERE Name = 'LIMIT' LIMIT -1", 1, 51, '-1'],
    ["SELECT Id FROM Account WHERE Name = 'a' AND Name = 'b' OR Name = 'c'", 1, 56, 'OR'],
    ['SELECT Id FROM Account WHERE Name = :name', 1, 37, ':'],
  ])('PF-SOQL-02 %j is refused at row %i, column %i', async (soql, row, column, token) => {
    const { errorCode, message } = await refused(soql);
    expect(errorCode).toBe('MALFORMED_QUERY');
    const [, shown, mark, place, reason] = message.split('\n');
    const line = String(soql.split('\n')[row - 1]);
    const from = line.indexOf(String(shown));
    expect(from).toBeGreaterThanOrEqual(0);
    expect(mark).toBe(`${' '.repeat(column - 1 - from)}^`);
    expect(place).toBe(`ERROR at Row:${row}:Column:${column}`);
    expect(reason).toBe(`unexpected token: '${token}'`);
  });

  it.each([
    ['SELECT Id FROM Nothing', 'INVALID_TYPE', 16],
    ['SELECT Id FROM AuthSession', 'INVALID_TYPE', 16],
    ['SELECT Id, Colour FROM Account', 'INVALID_FIELD', 12],
    ["SELECT Id FROM Account WHERE Name = 'Colour' AND Colour = 1", 'INVALID_FIELD', 50],
    ['SELECT Id FROM Account ORDER BY Colour', 'INVALID_FIELD', 33],
    ['SELECT Id, Colour.Name FROM Account', 'INVALID_FIELD', 12],
    ['SELECT Id, (SELECT Id FROM Colours) FROM Account', 'INVALID_TYPE', 28],
    ['SELECT COUNT(Id) FROM Account GROUP BY Colour', 'INVALID_FIELD', 40],
    ['SELECT Id FROM Account WHERE Id IN (SELECT Colour FROM Contact)', 'INVALID_FIELD', 44],
    ['SELECT PasswordHash__c FROM User', 'INVALID_FIELD', 8],
    ['SELECT Id FROM Account WHERE Name = 5', 'INVALID_FIELD', 30],
    ["SELECT Id FROM Opportunity WHERE Amount = '5'", 'INVALID_FIELD', 34],
    ['SELECT Id FROM Account WHERE CreatedDate = 2026-01-01', 'INVALID_FIELD', 30],
    ['SELECT Id FROM Opportunity WHERE CloseDate = 2026-02-30', 'INVALID_FIELD', 34],
    ['SELECT Id FROM Opportunity WHERE CloseDate = LAST_N_YEARS:9999', 'INVALID_FIELD', 34],
    ["SELECT Id FROM Account WHERE Description = 'x'", 'INVALID_FIELD', 30],
    ['SELECT Id FROM Account ORDER BY Description', 'INVALID_FIELD', 33],
    ["SELECT Id FROM Account WHERE Id = 'x'", 'INVALID_QUERY_FILTER_OPERATOR', 30],
    ["SELECT Id FROM Account WHERE Id LIKE 'x'", 'INVALID_QUERY_FILTER_OPERATOR', 30],
    ['SELECT Id FROM Account WHERE Name < null', 'INVALID_QUERY_FILTER_OPERATOR', 30],
    ["SELECT Id FROM Account WHERE Name INCLUDES ('x')", 'INVALID_QUERY_FILTER_OPERATOR', 30],
    ['SELECT Id FROM Opportunity WHERE IsWon > false', 'INVALID_QUERY_FILTER_OPERATOR', 34],
    ['SELECT Name, COUNT(Id) FROM Account', 'MALFORMED_QUERY', 8],
    ['SELECT COUNT(Id) FROM Account GROUP BY Type ORDER BY Name', 'MALFORMED_QUERY', 54],
    ['SELECT COUNT(Id) FROM Account LIMIT 1', 'MALFORMED_QUERY', 31],
    ['SELECT SUM(Name) FROM Account', 'MALFORMED_QUERY', 12],
    ['SELECT Id, Name, id FROM Account', 'MALFORMED_QUERY', 8],
    ['SELECT Id FROM Account OFFSET 2001', 'NUMBER_OUTSIDE_VALID_RANGE', 24],
    ['SELECT Id FROM Account LIMIT 99999999999', 'NUMBER_OUTSIDE_VALID_RANGE', 24],
    ['SELECT Parent.Parent.Parent.Parent.Parent.Parent.Name FROM Account', 'MALFORMED_QUERY', 8],
  ])('PF-SOQL-03 %s is refused with %s', async (soql, errorCode, column) => {
    const refusal = await refused(soql);
    expect(refusal).toMatchObject({ errorCode });
    expect(refusal.message).toContain(`ERROR at Row:1:Column:${column}`);
  });

  it.each([
    ['SELECT convertCurrency(Amount) FROM Opportunity', 'convertCurrency'],
    ['SELECT FORMAT(convertCurrency(Amount)) FROM Opportunity', 'convertCurrency'],
    ['SELECT Id FROM Account WHERE FORMAT(CreatedDate) = null', 'FORMAT'],
    ['SELECT Id FROM Account USING SCOPE team', 'team'],
    ['SELECT Id FROM ProductCategory USING SCOPE mine', 'mine'],
    ['SELECT Id FROM Account FOR UPDATE', 'UPDATE'],
    ['SELECT Id FROM Account UPDATE TRACKING', 'TRACKING'],
    ['SELECT Id FROM Account UPDATE VIEWSTAT', 'VIEWSTAT'],
    ['SELECT Id FROM Account WITH SYSTEM_MODE', 'SYSTEM_MODE'],
    ['SELECT Id FROM Account WITH DATA CATEGORY Area__c AT north__c', 'DATA CATEGORY'],
    ['SELECT Id FROM Opportunity WHERE Amount > EUR500', 'EUR500'],
    ["SELECT Id FROM Account WHERE DISTANCE(BillingCity, GEOLOCATION(1,1), 'km') < 20", 'DISTANCE'],
  ])('PF-SOQL-04 %s is refused by name', async (soql, name) => {
    expect(await refused(soql)).toMatchObject({
      errorCode: 'MALFORMED_QUERY',
      message: expect.stringContaining(`${name} is not supported`),
    });
  });
});

/** Texts by which a statement of the database could be broken out of. */
const HOSTILE = [
  "' OR '1'='1",
  '\'; DROP TABLE "Account"; --',
  '" OR 1=1 --',
  '$1',
  '$$; select 1; $$',
  '{1}',
  ':name',
  '?',
  '\\\'; delete from "User"; --',
  '\\',
  '\\\\',
  '%',
  "E'\\x27'",
  'a\' UNION SELECT "PasswordHash__c" FROM "User" --',
  'pg_sleep(5)',
  '/* x */',
  '\u2019; drop table x',
  "U&'\\0027'",
  'null',
  '0x27',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'Parent.constructor',
];

describe('a hostile query', () => {
  const counts = () => Promise.all(objectDefinitions.map(({ apiName }) => rest.store.count(apiName)));

  it.each(HOSTILE)('PF-SOQL-06 finds nothing by %j and changes nothing', async (text) => {
    const before = await counts();
    const quoted = `'${text.replace(/[\\']/g, '\\$&')}'`;
    for (const where of [`Name = ${quoted}`, `Name IN (${quoted}, 'x')`, `Account.Name = ${quoted}`]) {
      const object = where.startsWith('Account') ? 'Contact' : 'Account';
      const { status, body } = await program.query(`SELECT Id FROM ${object} WHERE ${where}`);
      expect([status, body.totalSize], where).toEqual([200, 0]);
    }
    const pattern = quoted.replaceAll('%', '\\%');
    expect((await program.query(`SELECT Id FROM Account WHERE Name LIKE ${pattern}`)).body.totalSize).toBe(0);
    expect(await counts()).toEqual(before);
  });

  it.each(HOSTILE)('PF-SOQL-06 is refused, or harmless, wherever %j stands unquoted', async (text) => {
    const before = await counts();
    for (const soql of [
      text,
      `SELECT ${text} FROM Account`,
      `SELECT toLabel(Type) ${text} FROM Account LIMIT 0`,
      `SELECT ${text}(Type) FROM Account`,
      `SELECT Type ${text}, COUNT(Id) FROM Account GROUP BY Type`,
      `SELECT Id FROM ${text}`,
      `SELECT Id FROM Account WHERE ${text} = 'a'`,
      `SELECT Id FROM Account WHERE Name = ${text}`,
      `SELECT Id FROM Account WHERE Name = '${text}'`,
      `SELECT Id FROM Account WHERE Name LIKE '${text}' LIMIT 0`,
      `SELECT Id FROM Account ORDER BY ${text}`,
      `SELECT Id FROM Account LIMIT ${text}`,
      `SELECT COUNT(${text}) FROM Account`,
      `SELECT COUNT(Id) ${text} FROM Account`,
      `SELECT Type FROM Account GROUP BY ${text}`,
      `SELECT (SELECT Id FROM ${text}) FROM Account`,
      `SELECT Id FROM Account WHERE CreatedDate = LAST_N_DAYS:${text}`,
    ]) {
      const { status, body } = await program.query(soql);
      if (status === 200) expect(body.totalSize, soql).toBeLessThanOrEqual(5);
      else expect(status, `${soql}: ${JSON.stringify(body)}`).toBe(400);
      expect(JSON.stringify(body), soql).not.toMatch(/syntax error at|does not exist|PasswordHash__c":/);
    }
    expect(await counts()).toEqual(before);
  });

  it('PF-SOQL-06 may be as long and as deep as it likes', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => `'n${index}'`).join(',');
    expect((await program.query(`SELECT Id FROM Account WHERE Name IN (${many})`)).body.totalSize).toBe(0);
    const chain = Array.from({ length: 500 }, (_, index) => `Name = 'n${index}'`).join(' OR ');
    expect((await program.query(`SELECT Id FROM Account WHERE ${chain}`)).body.totalSize).toBe(0);
    const deep = `${'('.repeat(300)}Name = 'a'${')'.repeat(300)}`;
    expect((await program.query(`SELECT Id FROM Account WHERE ${deep}`)).status).toBe(400);
  });
});

describe('a query that costs too much', () => {
  const withPatterns = (count: number) =>
    `SELECT Id FROM Account WHERE ${Array.from({ length: count }, (_, at) => `Name LIKE '%a${at}%b like c%'`).join(' OR ')}`;

  it('PF-SOQL-24 has more than 200 comparisons with LIKE, and is told so at the first that is too many', async () => {
    expect((await program.query(withPatterns(200))).status).toBe(200);
    const { errorCode, message } = await refused(withPatterns(201));
    expect(errorCode).toBe('QUERY_TOO_COMPLICATED');
    const place = withPatterns(201).lastIndexOf(' LIKE ') + 2;
    expect(message).toContain(`ERROR at Row:1:Column:${place}\nthe query has more than 200 comparisons`);
  });
});
