import { expect, test } from 'vitest';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import type { Written } from '../../data/undo/written.ts';
import { takeBack } from './take-back.ts';

const ONE = '500000000000001AAA';
const TWO = '500000000000002AAA';
const GONE = '500000000000003AAA';

const record = (id: string, kind: Written['kind'], rest: Partial<Written> = {}): Written => ({
  ...{ id, apiName: 'Case', name: `Anfrage ${id[14]}`, kind },
  ...rest,
});
const raw = (id: string, values: Record<string, unknown>) => ({
  apiName: 'Case',
  id,
  fields: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, displayValue: null }]),
  ),
  childRelationships: {},
});

/** A platform on which the records have these values; what is written is kept, and refused for the ids named. */
function platformWith(now: Record<string, Record<string, unknown>>, refusedIds: readonly string[] = []) {
  const written: { type: string; fields: Record<string, unknown> }[] = [];
  const { platform } = stubPlatform(async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') {
      const ids = decodeURIComponent(pathname).split('/').at(-1)?.split(',') ?? [];
      const item = (id: string) =>
        now[id] ? { statusCode: 200, result: raw(id, now[id]) } : { statusCode: 404, result: [] };
      return Response.json({ hasErrors: false, results: ids.map(item) });
    }
    if (pathname.includes('/Soap/')) {
      const ids = [...(await request.text()).matchAll(/<ids>(\w+)<\/ids>/g)].map(([, id]) => id);
      written.push(...ids.map((Id) => ({ type: 'UNDELETE', fields: { Id } })));
      const results = ids.map((id) => `<result><id>${id}</id><success>true</success></result>`).join('');
      const answer = `<undeleteResponse>${results}</undeleteResponse>`;
      const envelope = `<e:Envelope xmlns:e="urn:e"><e:Body>${answer}</e:Body></e:Envelope>`;
      return new Response(envelope, { headers: { 'content-type': 'text/xml' } });
    }
    const { operations } = (await request.json()) as {
      operations: { type: string; records: { fields: Record<string, unknown> }[] }[];
    };
    const items = operations.flatMap(({ type, records }) => records.map(({ fields }) => ({ type, fields })));
    written.push(...items);
    const results = items.map(({ fields }) =>
      refusedIds.includes(String(fields.Id))
        ? { statusCode: 403, result: [{ errorCode: 'NO', message: 'Nicht erlaubt.' }] }
        : { statusCode: 200, result: { id: fields.Id } },
    );
    return Response.json({ hasErrors: refusedIds.length > 0, results });
  });
  const take = (records: readonly Written[]) =>
    takeBack({
      platform,
      records,
      explain: (error) => (error as Error).message,
      texts: { changedSince: 'anders', gone: 'weg', arrangedSince: 'auch anders' },
    });
  return { take, written };
}

test('RD-UNDO-30 a changed record gets its former values back, however the platform writes the later ones', async () => {
  const { take, written } = platformWith({ [ONE]: { Amount: '20.00', Text: null } });
  const change = { before: { Amount: 12.5, Text: 'x' }, after: { Amount: 20, Text: '' } };
  expect(await take([record(ONE, 'changed', change)])).toEqual([]);
  expect(written).toEqual([{ type: 'UPDATE', fields: { Amount: 12.5, Text: 'x', Id: ONE } }]);
});

test('RD-UNDO-31 what somebody has changed since is left alone, and so is what is gone', async () => {
  const { take, written } = platformWith({ [ONE]: { Status: 'Closed' }, [TWO]: { Status: 'Working' } });
  const change = { before: { Status: 'New' }, after: { Status: 'Working' } };
  const records = [ONE, TWO, GONE].map((id) => record(id, 'changed', change));
  expect(await take(records)).toEqual([
    { name: 'Anfrage 1', reason: 'anders' },
    { name: 'Anfrage 3', reason: 'weg' },
  ]);
  expect(written.map(({ fields }) => fields.Id)).toEqual([TWO]);
});

test('new records are deleted, and those that the platform keeps are told with its reason', async () => {
  const { take, written } = platformWith({}, [TWO]);
  expect(await take([record(ONE, 'created'), record(TWO, 'created')])).toEqual([
    { name: 'Anfrage 2', reason: 'Nicht erlaubt.' },
  ]);
  expect(written.map(({ type }) => type)).toEqual(['DELETE', 'DELETE']);
});

test('RD-UNDO-07 merged records are restored before what belonged to them refers to them again', async () => {
  const { take, written } = platformWith({ [TWO]: { ParentId: ONE } });
  const moved = { before: { ParentId: GONE }, after: { ParentId: ONE } };
  expect(await take([record(GONE, 'merged'), record(TWO, 'changed', moved)])).toEqual([]);
  expect(written).toEqual([
    { type: 'UNDELETE', fields: { Id: GONE } },
    { type: 'UPDATE', fields: { ParentId: GONE, Id: TWO } },
  ]);
});
