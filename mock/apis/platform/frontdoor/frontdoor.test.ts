import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Door, newToken, openDoor } from '../testing/door.ts';

let door: Door;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());

const enter = (fields: Record<string, string>) =>
  door.get(`/secur/frontdoor.jsp?${new URLSearchParams(fields)}`);
const cookieIn = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0];

it('PF-DOOR-20 opens the session of a token in the browser, by address and by form', async () => {
  const { token, username } = await newToken(door, 'api;web');
  const retURL = '/services/data?a=b';
  for (const answer of [
    await enter({ sid: token, retURL }),
    await door.post('/secur/frontdoor.jsp', { sid: token, retURL }),
  ]) {
    expect([answer.status, answer.headers.get('location')]).toEqual([302, retURL]);
    const current = await door.get('/services/oauth2/userinfo', { cookie: cookieIn(answer) ?? '' });
    expect(current.body.preferred_username).toBe(username);
  }
  const page = await enter({ sid: token });
  expect([page.status, cookieIn(page)]).toEqual([200, `sid=${token}`]);
  expect(page.text).toContain('Sie sind angemeldet als Kundin');
});

it.each([
  ['https://elsewhere.example/'],
  ['//elsewhere.example/'],
  ['/\\elsewhere.example/'],
  ['/\t/elsewhere.example/'],
  ['/.//elsewhere.example/'],
  ['javascript:alert(1)'],
])('PF-DOOR-21 goes on to no other site, such as %j', async (retURL) => {
  const { token } = await newToken(door, 'web');
  const { status, headers, text } = await enter({ sid: token, retURL });
  expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([400, null, null]);
  expect(text).toContain('gehört nicht zu dieser Plattform');
});

it('refuses tokens that are not known, and those without the scope of browsers', async () => {
  const narrow = await newToken(door, 'api');
  for (const [sid, expected] of [
    ['made-up', 401],
    ['', 401],
    [narrow.token, 403],
  ] as const) {
    const { status, headers } = await enter({ sid });
    expect([status, headers.get('set-cookie')]).toEqual([expected, null]);
  }
});

it('leaves no token in the log', async () => {
  const { token } = await newToken(door, 'web');
  await enter({ sid: token });
  const { text } = await door.get('/sandbox/requests?scope=global');
  expect(text).toContain('/secur/frontdoor.jsp?sid=[redacted]');
  for (const written of [token, encodeURIComponent(token)]) expect(text).not.toContain(written);
});
