import { expect, test } from 'vitest';
import { type StubAnswer, stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { arrangeNavItems } from './arrange.ts';

const page = (objectApiName: string) => ({
  type: 'standard__objectPage',
  attributes: { objectApiName, actionName: 'home' },
  state: {},
});
const item = (developerName: string, id: string) =>
  ({ developerName, id, pageReference: page(developerName) }) as never;
const app = {
  appId: '06m000000000001AAA',
  navItems: [item('A', '01r1'), item('C', '01r3')],
  userNavItems: [item('A', 'a011'), item('B', 'a012')],
};
const [a, b, c, d, e] = ['A', 'B', 'C', 'D', 'E'].map((name) => item(name, `01r${name}`)) as [
  never,
  never,
  never,
  never,
  never,
];

async function sentFor(wanted: never[], ...answers: StubAnswer[]) {
  const { fetch, requests } = stubFetch(...answers, [200, { navItems: [] }]);
  const failure = await arrangeNavItems(stubPlatform(fetch).platform, app, wanted).catch((error) => error);
  const bodies = await Promise.all(requests.map(async (request) => JSON.parse(await request.text())));
  return { requests, sent: bodies.map(({ navItems }) => navItems), failure };
}

test('changes nothing where nothing differs', async () => {
  expect((await sentFor([a, b])).sent).toEqual([]);
});

test('RD-NAV-05 moves, adds and removes in one request, with the ids of the navigation and of the app', async () => {
  const { requests, sent } = await sentFor([b, c, a]);
  expect(sent).toEqual([[{ id: 'a012' }, { id: '01r3' }, { id: 'a011' }]]);
  expect(requests[0]?.method).toBe('PUT');
  expect(requests[0]?.url).toContain('/ui-api/apps/06m000000000001AAA/user-nav-items');
});

test('names one further item by its page', async () => {
  const { sent } = await sentFor([d, a]);
  expect(sent).toEqual([[{ pageReference: page('D') }, { id: 'a011' }]]);
});

test('several further items are added one by one, each then named by its new id', async () => {
  const after = [200, { navItems: [item('A', 'a011'), item('B', 'a012'), item('D', 'a014')] }] as StubAnswer;
  const { sent } = await sentFor([d, e], after);
  expect(sent).toEqual([
    [{ id: 'a011' }, { id: 'a012' }, { pageReference: page('D') }],
    [{ id: 'a014' }, { pageReference: page('E') }],
  ]);
});

test('a refusal after the first step puts the navigation back', async () => {
  const after = [200, { navItems: [item('A', 'a011'), item('B', 'a012'), item('D', 'a014')] }] as StubAnswer;
  const refused = [400, [{ errorCode: 'INVALID_INPUT', message: 'No.' }]] as StubAnswer;
  const { sent, failure } = await sentFor([d, e], after, refused);
  expect(sent.at(-1)).toEqual([{ id: 'a011' }, { id: 'a012' }]);
  expect(sent).toHaveLength(3);
  expect(failure).toMatchObject({ status: 400 });
});

test('taking all out brings the navigation of the app back', async () => {
  expect((await sentFor([])).sent).toEqual([[]]);
});
