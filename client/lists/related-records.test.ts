import { expect, test } from 'vitest';
import { rowActionsOptions } from '../actions/related-lists.ts';
import { objectInfoOptions } from '../records/object-infos.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { relatedRecordsOptions } from './related-lists.ts';

const PARENT = '001000000000001AAA';
const GONE = [{ errorCode: 'NOT_FOUND', message: 'Gone.' }];

/** Answers one or a batch of related lists, of which `Gone` fails, and notes what was asked. */
function relatedLists() {
  const asked: unknown[] = [];
  const { platform, queryClient } = stubPlatform(async (request) => {
    const { pathname } = new URL(request.url);
    const body = JSON.parse(await request.text());
    asked.push({ path: pathname.replace(/.*related-list-records\//, ''), ...body });
    if (!pathname.includes('/batch/')) return Response.json({ records: [], count: 0 });
    const results = body.relatedListParameters.map(({ relatedListId }: { relatedListId: string }) =>
      relatedListId === 'Gone'
        ? { statusCode: 404, result: GONE }
        : { statusCode: 200, result: { records: [], count: relatedListId.length } },
    );
    return Response.json({ hasErrors: false, results });
  });
  const read = (relatedListId: string) =>
    queryClient.fetchQuery(
      relatedRecordsOptions(platform, { parentRecordId: PARENT, relatedListId, pageSize: 6 }),
    );
  return { read, asked };
}

test('RD-RELATED-15 related lists that are read in one tick share a call, and one that fails fails alone', async () => {
  const { read, asked } = relatedLists();
  const lists = await Promise.allSettled(['Cases', 'Gone', 'Orders'].map(read));
  expect(lists).toMatchObject([
    { value: { count: 5 } },
    { reason: { status: 404, code: 'NOT_FOUND' } },
    { value: { count: 6 } },
  ]);
  const parameters = ['Cases', 'Gone', 'Orders'].map((relatedListId) => ({ relatedListId, pageSize: 6 }));
  expect(asked).toEqual([{ path: `batch/${PARENT}`, relatedListParameters: parameters }]);
  await Promise.all(['Cases', 'Orders'].map(read));
  expect(asked).toHaveLength(1);
});

test('RD-RELATED-15 a list that is read by itself is asked for by itself', async () => {
  const { read, asked } = relatedLists();
  await read('Cases');
  expect(asked).toEqual([{ path: `${PARENT}/Cases`, pageSize: 6 }]);
});

test('objects and rows that are asked for in one tick share a call each, and get their own', async () => {
  const asked: string[] = [];
  const actionsOf = (id: string) => [id, { actions: [{ apiName: `Edit ${id}` }] }] as const;
  const { platform, queryClient } = stubPlatform(async (request) => {
    const { pathname } = new URL(request.url);
    const [last = ''] = decodeURIComponent(pathname).split('/').slice(-1);
    asked.push(last);
    if (pathname.includes('/actions/'))
      return Response.json({
        url: '',
        eTag: '',
        actions: Object.fromEntries(last.split(',').map(actionsOf)),
      });
    const results = last.split(',').map((apiName) => ({ statusCode: 200, result: { apiName } }));
    return Response.json({ hasErrors: false, results });
  });
  const infos = ['Account', 'Case'].map((name) => queryClient.fetchQuery(objectInfoOptions(platform, name)));
  expect(await Promise.all(infos)).toEqual([{ apiName: 'Account' }, { apiName: 'Case' }]);
  const rows = [['a', 'b'], ['c'], ['b']].map((rowIds) =>
    queryClient.fetchQuery(rowActionsOptions(platform, { recordId: PARENT, rowIds })),
  );
  expect((await Promise.all(rows)).map(({ actions }) => Object.keys(actions))).toEqual([
    ['a', 'b'],
    ['c'],
    ['b'],
  ]);
  expect(asked).toEqual(['Account,Case', 'a,b,c']);
});
