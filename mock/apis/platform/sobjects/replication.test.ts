import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRest, type Program, type Rest } from '../testing/rest.ts';

let rest: Rest;
let merchandiser: Program;
let support: Program;
beforeAll(async () => {
  rest = await openRest();
  merchandiser = await rest.user('Merchandiser');
  support = await rest.user('Support');
});
afterAll(() => rest.close());

const since = (kind: 'updated' | 'deleted', object: string, start: Date, end: Date, by = merchandiser) =>
  by.get(
    `/sobjects/${object}/${kind}/?start=${start.toISOString()}&end=${encodeURIComponent(end.toISOString())}`,
  );
const minutes = (count: number) => rest.clock.advance(count * 60_000);
const idsOf = async (...asked: Parameters<typeof since>) =>
  (await since(...asked)).body.deletedRecords.map(({ id }: { id: string }) => id);

describe('changes within a span of time', () => {
  it('PF-REST-13 are told of records that were created or changed in it', async () => {
    const start = rest.clock();
    minutes(1);
    const { Id } = await rest.store.insert('Account', { Name: 'Zuerst' });
    minutes(1);
    const between = rest.clock();
    minutes(1);
    const other = await rest.store.insert('Account', { Name: 'Danach' });
    expect((await since('updated', 'Account', start, between)).body).toEqual({
      ids: [Id],
      latestDateCovered: between.toISOString().replace('Z', '+0000'),
    });
    await rest.store.update('Account', Id, { Name: 'Geändert' });
    expect((await since('updated', 'account', between, rest.clock())).body.ids.sort()).toEqual(
      [Id, other.Id].sort(),
    );
  });

  it('PF-REST-13 are told as far as the user sees the records', async () => {
    const start = rest.clock();
    minutes(1);
    const OwnerId = String(merchandiser.session.userId);
    const lead = await rest.store.insert('Lead', { LastName: 'Winter', Company: 'Praxis', OwnerId });
    expect((await since('updated', 'Lead', start, rest.clock())).body.ids).toEqual([lead.Id]);
    expect((await since('updated', 'Lead', start, rest.clock(), support)).body.ids).toEqual([]);
  });
});

describe('deletions within a span of time', () => {
  it('PF-REST-14 are told, also of records that went with others', async () => {
    const document = await rest.store.insert('ContentDocument', { Title: 'Rezept' });
    const account = await rest.store.insert('Account', { Name: 'Kurz' });
    const link = await rest.store.insert('ContentDocumentLink', {
      ContentDocumentId: document.Id,
      LinkedEntityId: account.Id,
    });
    const start = rest.clock();
    minutes(1);
    await merchandiser.delete(`/sobjects/Account/${account.Id}`);
    const { body } = await since('deleted', 'Account', start, rest.clock());
    expect(body.deletedRecords).toEqual([
      { id: account.Id, deletedDate: rest.clock().toISOString().replace('Z', '+0000') },
    ]);
    await rest.store.delete('ContentDocument', document.Id);
    expect(await idsOf('deleted', 'ContentDocumentLink', start, rest.clock())).toEqual([link.Id]);
    const later = rest.clock();
    minutes(1);
    expect(await idsOf('deleted', 'Account', later, rest.clock())).toEqual([]);
  });

  it('PF-REST-14 are not told where they were undone, nor of records that are there again', async () => {
    const account = await rest.store.insert('Account', { Name: 'Bleibt' });
    const start = rest.clock();
    minutes(1);
    await expect(
      rest.store.transaction(async (store) => {
        await store.delete('Account', account.Id);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    const again = await rest.store.insert('Account', { Name: 'Wieder' });
    await rest.store.delete('Account', again.Id);
    await rest.store.insert('Account', { Id: again.Id, Name: 'Wieder' });
    expect(await idsOf('deleted', 'Account', start, rest.clock())).toEqual([]);
  });

  it('PF-REST-14 are told of objects with private records as far as the user saw the record', async () => {
    const start = rest.clock();
    minutes(1);
    const lead = await rest.store.insert('Lead', { LastName: 'Weg', Company: 'Praxis' });
    await rest.store.delete('Lead', lead.Id);
    expect(await idsOf('deleted', 'Lead', start, rest.clock())).toEqual([lead.Id]);
    const OwnerId = String(merchandiser.session.userId);
    const other = await rest.store.insert('Lead', { LastName: 'Fremd', Company: 'Praxis', OwnerId });
    const own = { LastName: 'Eigen', Company: 'Praxis', OwnerId: String(support.session.userId) };
    const kept = await rest.store.insert('Lead', own);
    for (const { Id } of [other, kept]) await rest.store.delete('Lead', Id);
    const told = await idsOf('deleted', 'Lead', start, rest.clock(), support);
    expect(told).toContain(kept.Id);
    expect(told).not.toContain(other.Id);
  });

  it('PF-REST-14 are forgotten after fifteen days, and with all records', async () => {
    const start = rest.clock();
    minutes(1);
    const first = await rest.store.insert('Account', { Name: 'Erst' });
    await rest.store.delete('Account', first.Id);
    minutes(16 * 24 * 60);
    const second = await rest.store.insert('Account', { Name: 'Dann' });
    await rest.store.delete('Account', second.Id);
    expect(await idsOf('deleted', 'Account', start, rest.clock())).toEqual([second.Id]);
  });

  it('PF-REST-13 PF-REST-14 are refused for a span that ends before it begins, or began long ago', async () => {
    const now = rest.clock();
    const longAgo = new Date(now.getTime() - 31 * 86_400_000);
    for (const kind of ['updated', 'deleted'] as const)
      for (const [start, end] of [
        [now, now],
        [longAgo, now],
      ] as const)
        expect(await since(kind, 'Account', start, end)).toMatchObject({
          status: 400,
          body: [{ errorCode: 'INVALID_REPLICATION_DATE' }],
        });
  });
});
