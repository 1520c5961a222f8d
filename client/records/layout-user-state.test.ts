import { expect, test } from 'vitest';
import { stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { readLayoutUserState, saveLayoutUserState } from './layout-user-state.ts';
import { readCloneTemplate, templateValues } from './templates.ts';

const USE = { objectApiName: 'Product2', recordTypeId: '012000000000000AAA' };
const STATE = { id: '00h000000000001AAA', sectionUserStates: {} };

test('a state is that of the full layout for viewing, unless told', async () => {
  const { fetch, requests } = stubFetch([200, STATE]);
  const { platform } = stubPlatform(fetch);
  await readLayoutUserState(platform, USE);
  await readLayoutUserState(platform, { ...USE, layoutType: 'Compact', mode: 'Edit' });
  const queries = requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
  expect(queries).toEqual([
    { recordTypeId: USE.recordTypeId, layoutType: 'Full', mode: 'View' },
    { recordTypeId: USE.recordTypeId, layoutType: 'Compact', mode: 'Edit' },
  ]);
});

test('a state that was saved is the answer of the save; those of other record types are read again', async () => {
  const folded = { '01B000000000001AAA': { collapsed: true, id: '01B000000000001AAA' } };
  const { fetch, requests } = stubFetch(
    [200, STATE],
    [200, STATE],
    [200, { ...STATE, sectionUserStates: folded }],
  );
  const { platform } = stubPlatform(fetch);
  const other = { ...USE, recordTypeId: '012000000000001AAA' };
  await readLayoutUserState(platform, other);
  await readLayoutUserState(platform, USE);
  await saveLayoutUserState(platform, USE, { '01B000000000001AAA': { collapsed: true } });
  expect(await readLayoutUserState(platform, USE)).toMatchObject({ sectionUserStates: folded });
  await readLayoutUserState(platform, other);
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'PATCH', 'GET']);
  expect(await requests[2]?.json()).toEqual({
    sectionUserStates: { '01B000000000001AAA': { collapsed: true } },
  });
});

test.each([
  [{ ...USE, objectApiName: '' }, {}],
  [{ objectApiName: 'Product2' }, {}],
  [USE, null],
  [USE, []],
  [USE, { section: true }],
  [USE, { section: null }],
])('of %j the states %j are not sent', async (use, states) => {
  const { platform } = stubPlatform(stubFetch().fetch);
  await expect(saveLayoutUserState(platform, use as never, states as never)).rejects.toMatchObject({
    code: 'INVALID_CONFIG',
    message: 'Invalid config for updateLayoutUserState',
  });
});

test('a state without a record type is not asked for', async () => {
  const { platform } = stubPlatform(stubFetch().fetch);
  await expect(readLayoutUserState(platform, { objectApiName: 'Product2' } as never)).rejects.toMatchObject({
    message: 'Invalid config for getLayoutUserState',
  });
});

test('the values of a template are those of plain fields', async () => {
  const fields = {
    Name: { displayValue: null, value: 'Salbe' },
    Empty: { displayValue: null, value: null },
    Owner: { displayValue: 'Maria', value: { apiName: 'User' } },
  };
  const { fetch, requests } = stubFetch([200, { objectInfos: {}, record: { fields } }]);
  const { platform } = stubPlatform(fetch);
  const template = await readCloneTemplate(platform, '01t000000000001');
  expect(requests[0]?.url).toContain('/clone/01t000000000001AAA');
  expect(templateValues(template)).toEqual({ Name: 'Salbe', Empty: null });
});
