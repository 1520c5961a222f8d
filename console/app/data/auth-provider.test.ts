import { afterEach, expect, test, vi } from 'vitest';
import { readDirectory } from '#client/records/metadata.ts';
import { routedFetch, type StubAnswer } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { createAuthProvider } from './auth-provider.ts';
import { codeSignIn } from './code-sign-in.ts';

import { sessionExpiry, watchSessionExpiry } from './session-expiry.ts';

const UNAUTHORISED: StubAnswer = [401, [{ errorCode: 'INVALID_SESSION_ID', message: 'Session expired' }]];

function consoleFor(user_type = 'STANDARD') {
  const { fetch, requests } = routedFetch({
    'GET /oauth2/userinfo': () => [
      200,
      {
        user_id: '005000000000001AAA',
        preferred_username: 'merch@offizin.example',
        name: 'Miriam Kaufmann',
        user_type,
      },
    ],
    'POST /auth/logout': () => [204],
    'GET /object-info': () => UNAUTHORISED,
  });
  const { platform, queryClient } = stubPlatform(fetch);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(new Request(new URL(path, 'https://console.example'), init)),
  );
  watchSessionExpiry(queryClient);
  const readUnauthorised = () => readDirectory(platform).catch(() => undefined);
  return { auth: createAuthProvider(codeSignIn(platform)), readUnauthorised, requests };
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

test('a buyer is signed out again', async () => {
  const { auth, requests } = consoleFor('CUSTOMER');
  await expect(auth.login({})).rejects.toThrow(expect.objectContaining({ name: 'NotStaffError' }));
  expect(requests.at(-1)?.url).toMatch(/\/auth\/logout$/);
});
