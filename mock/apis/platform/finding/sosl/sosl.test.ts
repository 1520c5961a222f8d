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
    ['FIND {Lindwurm} IN EMAIL FIELDS', 'MALFORMED_SEARCH', 'IN EMAIL FIELDS is not supported'],
    ['FIND {Lindwurm} WITH NETWORK', 'MALFORMED_SEARCH', "unexpected token: 'WITH' at column 17"],
    ['FIND {Haus OR Lindwurm}', 'MALFORMED_SEARCH', "'OR' in a term is not supported"],
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
