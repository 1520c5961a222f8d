import { expect, test } from 'vitest';
import { routedFetch, type StubAnswer } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { layoutQuery, objectInfoQuery, relatedListsQuery } from './metadata-queries.ts';
import { readOpenedRecords, readRecordAhead } from './record-ahead.ts';
import { recordQuery } from './record-queries.ts';
import {
  RELATED_ROWS,
  relatedInfosQuery,
  relatedPreferencesQuery,
  relatedRecordsQuery,
} from './related-queries.ts';

const ID = '001000000000001AAA';
const TYPE = '012000000000001AAA';
const record = { apiName: 'Account', id: ID, recordTypeId: TYPE, fields: {}, childRelationships: {} };
const info = { apiName: 'Account', fields: {}, nameFields: [], recordTypeInfos: {} };
const layout = (layoutType: string) => ({ id: `00h${layoutType}`, layoutType, mode: 'View', sections: [] });
const UI: StubAnswer = [
  200,
  {
    layoutUserStates: {},
    layouts: {
      Account: { [TYPE]: { Full: { View: layout('Full') }, Compact: { View: layout('Compact') } } },
    },
    objectInfos: { Account: info },
    records: { [ID]: record },
  },
];
const routes = (ui: StubAnswer) => ({
  [`GET /record-ui/${ID}`]: () => ui,
  [`GET /records/${ID}`]: (): StubAnswer => [200, record],
  'GET /object-info/Account': (): StubAnswer => [200, info],
  'GET /related-list-info/Account': (): StubAnswer => [200, { relatedLists: [] }],
});

test('RD-RELATED-16 a record opened by its address is read with its object and its layouts in two calls', async () => {
  const { fetch, requests } = routedFetch(routes(UI));
  const { platform, queryClient } = stubPlatform(fetch);
  await readRecordAhead(platform, { pathname: `/o/Account/${ID}`, search: '' });
  const use = { mode: 'View' as const, recordTypeId: TYPE };
  await queryClient.fetchQuery(recordQuery(platform, ID));
  await queryClient.fetchQuery(objectInfoQuery(platform, 'Account'));
  await queryClient.fetchQuery(layoutQuery(platform, 'Account', { ...use, layoutType: 'Full' }));
  await queryClient.fetchQuery(layoutQuery(platform, 'Account', { ...use, layoutType: 'Compact' }));
  expect(pathsOf(requests)).toEqual([`/record-ui/${ID}`, `/records/${ID}`]);
});

test('the related lists of a record and the rows of the first are read ahead where its address asks for them', async () => {
  const lists = [listOf('Contacts', 'Contact'), listOf('Cases', 'Case')];
  const { fetch, requests } = routedFetch({
    ...routes(UI),
    'GET /related-list-info/Account': (): StubAnswer => [200, { relatedLists: lists }],
    [`POST /related-list-records/${ID}/Contacts`]: (): StubAnswer => [200, { records: [], count: 0 }],
    'GET /related-list-info/batch/Account/Contacts,Cases': (): StubAnswer => [200, { results: [] }],
    'GET /related-list-preferences/batch/Account.Contacts,Account.Cases': (): StubAnswer => [
      200,
      { results: [] },
    ],
    'GET /object-info/Contact': (): StubAnswer => [200, { ...info, apiName: 'Contact' }],
  });
  const { platform, queryClient } = stubPlatform(fetch);
  await readRecordAhead(platform, { pathname: `/o/Account/${ID}`, search: '?tab=related' });
  const page = { parentRecordId: ID, relatedListId: 'Contacts', pageSize: RELATED_ROWS };
  const names = ['Contacts', 'Cases'];
  await queryClient.fetchQuery(relatedListsQuery(platform, 'Account', TYPE));
  await queryClient.fetchQuery(relatedRecordsQuery(platform, page));
  await queryClient.fetchQuery(relatedInfosQuery(platform, 'Account', names));
  await queryClient.fetchQuery(relatedPreferencesQuery(platform, 'Account', names));
  await queryClient.fetchQuery(objectInfoQuery(platform, 'Contact'));
  expect(pathsOf(requests).filter((path) => path.startsWith('/related'))).toEqual([
    '/related-list-info/Account',
    '/related-list-info/batch/Account/Contacts,Cases',
    '/related-list-preferences/batch/Account.Contacts,Account.Cases',
    `/related-list-records/${ID}/Contacts`,
  ]);
});

test('what cannot be read ahead is read by the page, and nothing is read ahead for other pages', async () => {
  const refused: StubAnswer = [403, [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No.' }]];
  const { fetch, requests } = routedFetch(routes(refused));
  const { platform, queryClient } = stubPlatform(fetch);
  await readRecordAhead(platform, { pathname: '/o/Account', search: '' });
  expect(requests).toHaveLength(0);
  await readRecordAhead(platform, { pathname: `/o/Account/${ID}`, search: '' });
  await expect(queryClient.fetchQuery(objectInfoQuery(platform, 'Account'))).resolves.toMatchObject(info);
  await expect(queryClient.fetchQuery(recordQuery(platform, ID))).resolves.toMatchObject({ id: ID });
});

test('RD-RELATED-16 a record that somebody is led to is read with its actions, and what describes its object once', async () => {
  const other = '001000000000002AAA';
  const { fetch, requests } = routedFetch({
    ...routes(UI),
    [`GET /records/${other}`]: (): StubAnswer => [200, { ...record, id: other }],
    [`GET /actions/record/${ID}`]: (): StubAnswer => [200, { actions: {} }],
    [`GET /actions/record/${other}`]: (): StubAnswer => [200, { actions: {} }],
  });
  const { platform, queryClient } = stubPlatform(fetch);
  const at = (id: string) => ({ location: { pathname: `/o/Account/${id}`, search: '' }, navigation: {} });
  let move: (to: ReturnType<typeof at>) => void = () => {};
  const state = { location: { pathname: '/o', search: '' }, navigation: {} };
  readOpenedRecords(platform, { state, subscribe: (listener) => (move = listener) });
  const answered = () => expect.poll(() => queryClient.isFetching()).toBe(0);
  move({ ...state, navigation: { location: at(ID).location } });
  move(at(ID));
  await answered();
  move(at(other));
  await answered();
  expect(pathsOf(requests)).toEqual([
    `/actions/record/${ID}`,
    `/actions/record/${other}`,
    `/record-ui/${ID}`,
    `/records/${ID}`,
    `/records/${other}`,
  ]);
});

const listOf = (relatedListId: string, objectApiName: string) => ({ relatedListId, objectApiName });

const pathsOf = (requests: readonly Request[]): string[] =>
  requests.map(({ url }) => new URL(url).pathname.replace(/.*\/ui-api/, '')).sort();
