import { expect, test } from 'vitest';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { takeOver } from './take-over.ts';

const CASE = '500000000000001AAA';
const QUEUE = { apiName: 'Group', id: '00G000000000001AAA', name: 'Kundenservice' };
const MIA = { apiName: 'User', id: '005000000000001AAA', name: 'Mia Merz' };
const TOM = { apiName: 'User', id: '005000000000002AAA', name: 'Tom Sommer' };
const INFO = {
  apiName: 'Case',
  nameFields: ['CaseNumber'],
  fields: {
    Id: { apiName: 'Id', updateable: false },
    CaseNumber: { apiName: 'CaseNumber', updateable: false },
    OwnerId: { apiName: 'OwnerId', relationshipName: 'Owner', updateable: true, referenceToInfos: [] },
  },
};

const field = (value: unknown) => ({ value, displayValue: null });
const ownedBy = (owner: typeof QUEUE, systemModstamp: string) => ({
  apiName: 'Case',
  id: CASE,
  systemModstamp,
  childRelationships: {},
  fields: {
    CaseNumber: field('00000001'),
    OwnerId: field(owner.id),
    Owner: field({
      apiName: owner.apiName,
      id: owner.id,
      childRelationships: {},
      fields: { Name: field(owner.name) },
    }),
  },
});

/** A platform on which the record has these owners one read after the other; writes get these answers in turn. */
function platformWith(owners: readonly (typeof QUEUE)[], statuses: readonly number[]) {
  const written: { owner: unknown; version: string | null }[] = [];
  let reads = 0;
  const { platform } = stubPlatform(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes('/object-info/')) return Response.json(INFO);
    const at = Math.min(reads, owners.length - 1);
    const stamp = `2026-03-02T09:3${at}:00.000Z`;
    if (request.method === 'GET') {
      reads += 1;
      return Response.json(ownedBy(owners[at] as typeof QUEUE, stamp));
    }
    const { fields } = (await request.json()) as { fields: { OwnerId: string } };
    const status = statuses[written.length] ?? 200;
    written.push({ owner: fields.OwnerId, version: request.headers.get('If-Unmodified-Since') });
    if (status === 200) return Response.json(ownedBy(MIA, stamp));
    return Response.json([{ errorCode: 'CONFLICT', message: 'Changed since.' }], { status });
  });
  return { take: () => takeOver(platform, INFO as never, CASE, MIA.id), written };
}

test('RD-LIST-26 is saved in the version in which the queue had it', async () => {
  const { take, written } = platformWith([QUEUE], []);
  expect(await take()).toBeUndefined();
  expect(written).toEqual([{ owner: MIA.id, version: 'Mon, 02 Mar 2026 09:30:00 GMT' }]);
});

test('RD-LIST-26 the second person is told who has it, and writes nothing', async () => {
  const { take, written } = platformWith([TOM], []);
  expect(await take()).toEqual({ id: TOM.id, name: TOM.name });
  expect(written).toEqual([]);
});

test('RD-LIST-26 whoever is overtaken between reading and writing is told who was faster', async () => {
  const { take, written } = platformWith([QUEUE, TOM], [412]);
  expect(await take()).toEqual({ id: TOM.id, name: TOM.name });
  expect(written).toHaveLength(1);
});

test('RD-LIST-26 a change of something else is no reason to leave it', async () => {
  const { take, written } = platformWith([QUEUE, QUEUE], [412, 200]);
  expect(await take()).toBeUndefined();
  expect(written.map(({ version }) => version)).toEqual([
    'Mon, 02 Mar 2026 09:30:00 GMT',
    'Mon, 02 Mar 2026 09:31:00 GMT',
  ]);
});
