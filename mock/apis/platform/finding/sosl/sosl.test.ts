import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRest, type Program, type Rest } from '../../testing/rest.ts';

let rest: Rest;
let merchandiser: Program;
beforeAll(async () => {
  rest = await openRest();
  merchandiser = await rest.user('Merchandiser');
  const { store } = rest;
  const OwnerId = String(merchandiser.session.userId);
  for (const [Name, BillingCity] of [
    ['Praxis Lindwurm', 'Kiel'],
    ['Lindwurm', 'Kiel'],
    ['Lindwurm und Kollegen', 'Lübeck'],
    ['Haus Anders', 'Kiel'],
  ] as const)
    await store.insert('Account', {
      Name,
      BillingCity,
      Description: Name === 'Haus Anders' ? 'Lindwurm' : null,
    });
  await store.insert('Contact', { FirstName: 'Anna', LastName: 'Lindwurm' });
  await store.insert('Lead', { LastName: 'Lindwurm', Company: 'Praxis', OwnerId });
});
afterAll(() => rest.close());

const search = (sosl: string, by = merchandiser) => by.get(`/search?q=${encodeURIComponent(sosl)}`);
const names = async (sosl: string) =>
  (await search(sosl)).body.searchRecords.map(({ Name }: { Name: string }) => Name);

describe('a search in the platform’s language', () => {
  it('PF-REST-12 finds by all texts, or by names alone', async () => {
    const inAll = await names('FIND {Lindwurm} IN ALL FIELDS RETURNING Account(Name)');
    expect(inAll).toContain('Haus Anders');
    expect(inAll).toHaveLength(4);
    expect(await names('find {Lindwurm} in name fields returning Account(Name)')).not.toContain(
      'Haus Anders',
    );
    expect(await names('FIND {Lindw*} IN NAME FIELDS RETURNING Account(Name)')).toHaveLength(3);
  });

  it('PF-REST-12 answers records by the conditions of their object, in the order of the objects', async () => {
    expect(
      await names(
        "FIND {Lindwurm} RETURNING Contact(Name), Account(Name WHERE BillingCity IN ('Kiel') ORDER BY Name)",
      ),
    ).toEqual(['Anna Lindwurm', 'Haus Anders', 'Lindwurm', 'Praxis Lindwurm']);
    const best = await names('FIND {Lindwurm} RETURNING Account(Name)');
    expect(await names('FIND {Lindwurm} RETURNING Account(Name LIMIT 1 OFFSET 1)')).toEqual([best[1]]);
    expect(await names('FIND {Lindwurm} RETURNING Account(Name), Contact(Name) LIMIT 2')).toEqual(
      best.slice(0, 2),
    );
    expect((await search('FIND {Lindwurm} RETURNING Account')).body.searchRecords[0]).toMatchObject({
      attributes: { type: 'Account' },
      Id: expect.stringMatching(/^001/),
    });
  });

  it.each([
    ['Lindwurm AND Kollegen', ['Lindwurm und Kollegen']],
    ['lindwurm and not kollegen', ['Haus Anders', 'Lindwurm', 'Praxis Lindwurm']],
    ['Haus OR Kollegen', ['Haus Anders', 'Lindwurm und Kollegen']],
    ['Praxis OR Kollegen AND Lindwurm', ['Lindwurm und Kollegen', 'Praxis Lindwurm']],
    ['(Praxis OR Kollegen) AND NOT Praxis', ['Lindwurm und Kollegen']],
    ['Lindwurm AND NOT Praxis AND NOT Kollegen', ['Lindwurm und Kollegen', 'Haus Anders', 'Lindwurm']],
    ['Lindwurm (Praxis OR Haus)', ['Haus Anders', 'Praxis Lindwurm']],
    ['"Praxis Lindwurm"', ['Praxis Lindwurm']],
    ['"Lindwurm Praxis"', []],
    ['"Praxis Lind"', []],
    ['L*wurm', ['Haus Anders', 'Lindwurm', 'Lindwurm und Kollegen', 'Praxis Lindwurm']],
    ['Pra?is', ['Praxis Lindwurm']],
    ['Pra?s', []],
    ['Koll* OR Han*', ['Lindwurm und Kollegen']],
    ['Hau? AND Lind*', ['Haus Anders']],
    ['Haus\\*', ['Haus Anders']],
  ])('PF-REST-23 finds by %s', async (term, expected) => {
    const found = await names(`FIND {${term}} RETURNING Account(Name)`);
    expect(found.sort()).toEqual([...expected].sort());
  });

  it('PF-REST-23 finds by mail addresses or phone numbers alone', async () => {
    const { store } = rest;
    await store.insert('Contact', { LastName: 'Mail', Email: 'zirbel@offizin.example' });
    await store.insert('Contact', { LastName: 'Zirbel', Phone: '0451 778899' });
    const found = (group: string, term: string) =>
      names(`FIND {${term}} IN ${group} FIELDS RETURNING Contact(Name)`);
    expect(await found('EMAIL', 'Zirbel')).toEqual(['Mail']);
    expect(await found('email', 'zirb* OR 778899')).toEqual(['Mail']);
    expect(await found('PHONE', '778899')).toEqual(['Zirbel']);
    expect(await found('PHONE', 'Zirbel OR "0451 778899"')).toEqual(['Zirbel']);
  });

  it('PF-REST-23 takes no longer for a pattern with many wildcards', async () => {
    await rest.store.insert('Account', { Name: 'a'.repeat(200) });
    const before = process.cpuUsage();
    expect(await names(`FIND {${'a*'.repeat(90)}b} RETURNING Account(Name)`)).toEqual([]);
    // By the time of the processor: by the clock of the wall other work would count as well.
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });

  it('PF-REST-12 looks into every object that the user may read where none is named', async () => {
    const types = async (by: Program) => {
      const { searchRecords } = (await search('FIND {Lindwurm}', by)).body;
      return [
        ...new Set(searchRecords.map((one: { attributes: { type: string } }) => one.attributes.type)),
      ].sort();
    };
    expect(await types(merchandiser)).toEqual(['Account', 'Contact', 'Lead']);
    expect(await types(await rest.user('Support'))).toEqual(['Account', 'Contact']);
    expect(await types(await rest.user('Buyer'))).toEqual([]);
  });

  it.each([
    ['FIND Lindwurm', 'MALFORMED_SEARCH', "unexpected token: 'FIND' at column 1, expecting FIND {term}"],
    ['FIND {Lindwurm} IN SIDEBAR FIELDS', 'MALFORMED_SEARCH', 'IN SIDEBAR FIELDS is not supported'],
    ["FIND {Lindwurm} WITH NETWORK = 'x'", 'MALFORMED_SEARCH', 'WITH NETWORK is not supported'],
    [
      'FIND {Lindwurm} RETURNING Account WITH data  category x',
      'MALFORMED_SEARCH',
      'WITH DATA CATEGORY is not',
    ],
    ['FIND {Lindwurm} WITH SNIPPET LIMIT 5', 'MALFORMED_SEARCH', 'WITH SNIPPET is not supported'],
    ['FIND {Lindwurm} LIMIT 5 UPDATE TRACKING', 'MALFORMED_SEARCH', 'UPDATE TRACKING is not supported'],
    ['FIND {Haus OR}', 'MALFORMED_SEARCH', "unexpected token: '<EOF>' in the term"],
    ['FIND {AND Haus}', 'MALFORMED_SEARCH', "unexpected token: 'AND' in the term"],
    ['FIND {Haus NOT Lindwurm}', 'MALFORMED_SEARCH', "unexpected token: 'NOT' in the term"],
    ['FIND {(Haus OR Lindwurm}', 'MALFORMED_SEARCH', "unexpected token: '<EOF>' in the term"],
    ['FIND {Haus)}', 'MALFORMED_SEARCH', "unexpected token: ')' in the term"],
    ['FIND {"Haus}', 'MALFORMED_SEARCH', `unexpected token: '"'`],
    ['FIND {?indwurm}', 'MALFORMED_SEARCH', 'a wildcard stands in the middle or at the end'],
    [`FIND {${'('.repeat(70)}Haus${')'.repeat(70)}}`, 'MALFORMED_SEARCH', 'nested too deeply'],
    [`FIND {Haus${' OR Haus'.repeat(200)}}`, 'MALFORMED_SEARCH', 'at most 200 parts'],
    ['FIND {Haus AND x}', 'INVALID_SEARCH', 'at least 2'],
    ['FIND {Lindwurm} RETURNING Account(Name', 'MALFORMED_SEARCH', '<EOF>'],
    ['FIND {x}', 'INVALID_SEARCH', 'at least 2'],
    ['FIND {Lindwurm} RETURNING Nothing', 'INVALID_TYPE', "'Nothing' is not supported"],
    ['FIND {Lindwurm} RETURNING AuthSession', 'INVALID_TYPE', 'AuthSession'],
    ['FIND {Lindwurm} RETURNING Account(Colour)', 'INVALID_FIELD', 'Colour'],
    ["FIND {Lindwurm} RETURNING Account(Id FROM Lead WHERE Name = ')')", 'MALFORMED_QUERY', 'FROM'],
    ['FIND {Lindwurm} RETURNING Account(COUNT(Id))', 'MALFORMED_QUERY', 'records of the objects'],
  ])('PF-REST-12 refuses %s', async (sosl, errorCode, message) => {
    const { status, body } = await search(sosl);
    expect(status).toBe(400);
    expect(body[0]).toMatchObject({ errorCode, message: expect.stringContaining(message) });
  });
});
