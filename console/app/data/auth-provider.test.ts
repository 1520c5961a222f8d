import { afterEach, expect, test, vi } from 'vitest';
import { readDirectory } from '#client/records/metadata.ts';
import { routedFetch, type StubAnswer } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { createAuthProvider } from './auth-provider.ts';
import { codeSignIn } from './code-sign-in.ts';

import { sessionExpiry, watchSessionExpiry } from './session-expiry.ts';
import { journal, noteWritten } from './undo/journal.ts';

const UNAUTHORISED: StubAnswer = [401, [{ errorCode: 'INVALID_SESSION_ID', message: 'Session expired' }]];

function consoleFor(user_type = 'STANDARD', user_id = '005000000000001AAA') {
  const person = { user_id, preferred_username: 'merch@offizin.example', name: 'Miriam Kaufmann', user_type };
  const platformState = { isDown: false };
  const { fetch, requests } = routedFetch({
    'GET /oauth2/userinfo': () => (platformState.isDown ? [502, 'Bad gateway'] : [200, person]),
    'POST /auth/logout': () => [204],
    'GET /object-info': () => UNAUTHORISED,
  });
  const { platform, queryClient } = stubPlatform(fetch);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(new Request(new URL(path, 'https://console.example'), init)),
  );
  watchSessionExpiry(queryClient);
  const readUnauthorised = () => readDirectory(platform).catch(() => undefined);
  return { auth: createAuthProvider(codeSignIn(platform)), readUnauthorised, requests, platformState };
}

afterEach(() => vi.unstubAllGlobals());

test('a session that ends under work is noticed, and the next sign-in ends that', async () => {
  const { auth, readUnauthorised } = consoleFor();
  await auth.login({});
  await readUnauthorised();
  expect(sessionExpiry.get().isExpired).toBe(true);
  await auth.login({});
  expect(sessionExpiry.get().isExpired).toBe(false);
});

test('what is refused after signing out is no expired session', async () => {
  const { auth, readUnauthorised } = consoleFor();
  await auth.checkAuth({});
  await auth.logout({});
  await readUnauthorised();
  expect(sessionExpiry.get().isExpired).toBe(false);
});

test('RD-UNDO-04 what one person has written in a tab is forgotten when another one signs in there', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const { auth } = consoleFor();
  await auth.checkAuth({});
  noteWritten({ id: 'a', apiName: 'Case', name: 'a', kind: 'created' });
  await auth.login({});
  expect(journal.get().entries).toHaveLength(1);
  await consoleFor('STANDARD', '005000000000002AAA').auth.checkAuth({});
  expect(journal.get().entries).toEqual([]);
  expect([...kept.values()].join()).not.toContain('Case');
});

test('a buyer is signed out again', async () => {
  const { auth, requests } = consoleFor('CUSTOMER');
  await expect(auth.login({})).rejects.toThrow(expect.objectContaining({ name: 'NotStaffError' }));
  expect(requests.at(-1)?.url).toMatch(/\/auth\/logout$/);
});

test('RD-START-05 a session does not end because the platform did not tell whose it is, but by signing out', async () => {
  const { auth, requests, platformState } = consoleFor();
  const ends = () => requests.filter(({ url }) => url.endsWith('/auth/logout'));
  platformState.isDown = true;
  await expect(auth.checkAuth({})).rejects.toThrow();
  platformState.isDown = false;
  await auth.logout({});
  expect(ends()).toHaveLength(0);
  await auth.checkAuth({});
  await auth.logout({});
  expect(ends()).toHaveLength(1);
});
