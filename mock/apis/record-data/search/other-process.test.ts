import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../model/metadata/rights.ts';
import { objectDefinition } from '../../../objects/index.ts';
import { openStore } from '../../../store/open-store.ts';
import { freshSchema, runSql } from '../../../store/postgres-tests.ts';
import type { OpenStore } from '../../../store/store.ts';
import { findRecords } from './find-records.ts';
import { readRanked } from './hits/ranked.ts';

const viewer: Viewer = {
  language: 'de',
  locale: 'de-DE',
  timeZone: 'Europe/Berlin',
  profileName: 'Merchandiser',
  userId: null,
  rights: () => {
    throw new Error('A search of named objects asks for no rights');
  },
  seen: (definition) => definition,
};
const databaseUrl = process.env.DATABASE_URL ?? '';
const skipped = databaseUrl === '' ? ' (skipped: DATABASE_URL names no server)' : '';

describe.skipIf(skipped)(`a search of records beside another process over one database${skipped}`, () => {
  const schema = freshSchema();
  let one: OpenStore;
  let other: OpenStore;

  beforeAll(async () => {
    one = await openStore({ databaseUrl, schema });
    other = await openStore({ databaseUrl, schema });
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await runSql(databaseUrl, `drop schema if exists "${schema}" cascade`);
  });

  async function found(term: string): Promise<readonly string[]> {
    const [hits] = await findRecords(other, [objectDefinition('Contact')], term, { viewer });
    return hits ? (await readRanked(other, hits.matches, {})).ids : [];
  }

  it('RD-SEARCH-13 finds what the other wrote, changed and deleted, at once', async () => {
    const { Id } = await one.insert('Contact', { LastName: 'Nachtigall' });
    expect(await found('nachtigall')).toEqual([Id]);
    await one.update('Contact', Id, { LastName: 'Zaunkönig' });
    expect(await found('zaunkoenig')).toEqual([Id]);
    await one.delete('Contact', Id);
    expect(await found('zaunkoenig')).toEqual([]);
  });

  it('finds all that both wrote at the same time with the same new words, neither waiting for the other', async () => {
    const first = await one.transaction(async (transaction) => {
      const mine = await transaction.insert('Contact', { LastName: 'Neuwort' });
      const theirs = await other.insert('Contact', { LastName: 'Neuwort' });
      return [mine.Id, theirs.Id];
    });
    expect((await found('neuwort')).toSorted()).toEqual(first.toSorted());
  });
});
