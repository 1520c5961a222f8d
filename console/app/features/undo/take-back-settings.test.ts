import { expect, test } from 'vitest';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import type { Setting } from '../../data/undo/settings.ts';
import type { Written } from '../../data/undo/written.ts';
import { contentOf } from '../list-views/view-draft.ts';
import { takeBackSettings } from './take-back-settings.ts';

const info = (label: string) => ({
  label,
  deletable: true,
  displayColumns: [{ fieldApiName: 'Subject', label: 'Betreff', sortable: true }],
  filteredByInfo: [{ fieldApiName: 'Status', label: 'Status', operator: 'Equals', operandLabels: ['Neu'] }],
  filterLogicString: null,
  listReference: { listViewApiName: 'Mine', objectApiName: 'Case', type: 'listView' },
  orderedByInfo: [],
  scope: { apiName: 'everything', label: 'Alle' },
  visibility: 'Private',
});
const content = (label: string) => contentOf(info(label) as never);
const path = { objectApiName: 'Case', listViewApiName: 'Mine' };
const item = (developerName: string) => ({ developerName, id: developerName });

/** Takes a setting back on a platform whose list views and navigations are these; answers what it writes. */
async function takeBack(setting: Setting, now: object = {}, ofApp: object = now) {
  const written: [string, unknown][] = [];
  const { platform } = stubPlatform(async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') return Response.json(/apps\/\w+$/.test(pathname) ? ofApp : now);
    const text = await request.text();
    written.push([`${request.method} ${pathname.replace(/.*ui-api/, '')}`, text && JSON.parse(text)]);
    return request.method === 'DELETE'
      ? new Response(null, { status: 204 })
      : Response.json({ ...now, results: [], hasErrors: false });
  });
  const records: Written[] = [{ id: 'x', apiName: 'Case', name: 'Es', kind: 'changed', setting }];
  const refused = await takeBackSettings({
    platform,
    records,
    explain: (error) => (error as Error).message,
    texts: { changedSince: '', gone: '', arrangedSince: 'anders' },
  });
  return { written, refused };
}

test('RD-UNDO-01 a changed list view is what it was, a new one is gone, and a deleted one is back', async () => {
  const changed = { of: 'listView', path, before: content('Alt'), after: content('Neu') } as const;
  expect((await takeBack(changed, info('Neu'))).written).toEqual([
    ['PATCH /list-info/Case/Mine', content('Alt')],
  ]);
  const created = { of: 'listView', path, after: content('Neu') } as const;
  expect((await takeBack(created, info('Neu'))).written).toEqual([['DELETE /list-info/Case/Mine', '']]);
  const deleted = { of: 'listView', path, before: content('Alt') } as const;
  expect((await takeBack(deleted)).written).toEqual([
    ['POST /list-info/Case', { ...content('Alt'), listViewApiName: 'Mine' }],
  ]);
});

test('RD-UNDO-01 a list view that somebody has changed since is left alone', async () => {
  const changed = { of: 'listView', path, before: content('Alt'), after: content('Neu') } as const;
  expect(await takeBack(changed, info('Noch neuer'))).toEqual({
    written: [],
    refused: [{ name: 'Es', reason: 'anders' }],
  });
});

test('RD-UNDO-02 the navigation consists of what it did before, unless it was arranged again since', async () => {
  const setting = {
    of: 'navigation',
    appId: '06m000000000001AAA',
    before: ['A', 'B'],
    after: ['B'],
  } as const;
  const app = { navItems: [item('B')], currentPageUrl: null, nextPageUrl: null };
  const ofApp = { navItems: [item('A')] };
  const { written, refused } = await takeBack(setting, app, ofApp);
  expect(refused).toEqual([]);
  expect(written).toEqual([
    ['PUT /apps/06m000000000001AAA/user-nav-items', { navItems: [{ id: 'A' }, { id: 'B' }] }],
  ]);
  const since = await takeBack(setting, { ...app, navItems: [item('C')] });
  expect(since).toEqual({ written: [], refused: [{ name: 'Es', reason: 'anders' }] });
});

test('RD-FAV-04 a favorite that was taken away is back at its place', async () => {
  const before = {
    name: 'Sommer',
    target: '001000000000001AAA',
    targetType: 'Record',
    sortOrder: 2,
  } as const;
  expect((await takeBack({ of: 'favorite', before })).written).toEqual([['POST /favorites', before]]);
});

test('RD-FAV-05 a new favorite is taken away, also one that was taken away and came back, unless it was renamed since', async () => {
  const after = { name: 'Sommer', target: '001000000000001AAA', targetType: 'Record' } as const;
  const marked = (name: string) => ({ favorites: [{ ...after, name, id: '0MV000000000002AAA' }] });
  const setting = { of: 'favorite', after } as const;
  expect((await takeBack(setting, marked('Sommer'))).written).toEqual([
    ['DELETE /favorites/0MV000000000002AAA', ''],
  ]);
  for (const now of [marked('Umbenannt'), { favorites: [] }])
    expect(await takeBack(setting, now)).toEqual({
      written: [],
      refused: [{ name: 'Es', reason: 'anders' }],
    });
});

test('RD-UNDO-05 a list is arranged as before, a related list too, unless the same was arranged again since', async () => {
  const before = {
    columnWidths: { Subject: -1 },
    orderedBy: [{ fieldApiName: 'Status', isAscending: true }],
  };
  const after = { columnWidths: { Subject: 320 }, orderedBy: [] };
  const now = { columnWidths: { Subject: 320, Status: 80 }, columnWrap: { Subject: true }, orderedBy: [] };
  const ofView = { of: 'arrangement', list: { listView: path }, before, after } as const;
  expect((await takeBack(ofView, now)).written).toEqual([['PATCH /list-preferences/Case/Mine', before]]);
  const ofRelated = { ...ofView, list: { relatedList: 'Account.Cases' } };
  expect((await takeBack(ofRelated, now)).written).toEqual([
    ['PATCH /related-list-preferences/Account.Cases', before],
  ]);
  const since = await takeBack(ofView, { ...now, columnWidths: { Subject: 400 } });
  expect(since).toEqual({ written: [], refused: [{ name: 'Es', reason: 'anders' }] });
});

test('RD-UNDO-06 a record has the picture again that it had, or none, unless it was given another since', async () => {
  const recordId = '003000000000001AAA';
  const pictured = (photoUrl: string) => ({
    hasErrors: false,
    results: [{ statusCode: 200, result: { type: 'Photo', provider: 'External', photoUrl, recordId } }],
    type: 'Photo',
    photoUrl,
    recordId,
  });
  const setting = { of: 'avatar', recordId, before: '/alt.png', after: '/neu.png' } as const;
  expect((await takeBack(setting, pictured('/neu.png'))).written).toEqual([
    [
      `POST /record-avatars/${recordId}/association`,
      { actionType: 'Associate', photoUrl: '/alt.png', profileName: 'Es' },
    ],
  ]);
  const first = { ...setting, before: undefined };
  expect((await takeBack(first, pictured('/neu.png'))).written).toEqual([
    [`POST /record-avatars/${recordId}/association`, { actionType: 'Dissociate' }],
  ]);
  expect((await takeBack(setting, pictured('/noch-neuer.png'))).refused).toEqual([
    { name: 'Es', reason: 'anders' },
  ]);
});
