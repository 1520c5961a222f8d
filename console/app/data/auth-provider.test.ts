import { expect, test } from 'vitest';
import { readDirectory } from '#client/records/metadata.ts';
import { routedFetch, type StubAnswer } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { createAuthProvider } from './auth-provider.ts';
import { passwordSignIn } from './password-sign-in.ts';
import { sessionExpiry, watchSessionExpiry } from './session-expiry.ts';

const CREDENTIALS = { username: 'merch@offizin.example', password: 'demo' };
const session = (profileName: string): StubAnswer => [
  200,
  {
    isGuest: false,
    userId: '005000000000001AAA',
    username: CREDENTIALS.username,
    displayName: 'Miriam Kaufmann',
    profileName,
    accountId: null,
    language: 'de',
  },
];
const UNAUTHORISED: StubAnswer = [401, [{ errorCode: 'INVALID_SESSION_ID', message: 'Session expired' }]];

function consoleFor(profileName = 'Merchandiser') {
  const { fetch, requests } = routedFetch({
    'POST /auth/sessions': () => session(profileName),
    'GET /auth/sessions/current': () => session(profileName),
    'DELETE /auth/sessions/current': () => [204],
    'GET /object-info': () => UNAUTHORISED,
  });
  const { platform, queryClient } = stubPlatform(fetch);
  watchSessionExpiry(queryClient);
  const readUnauthorised = () => readDirectory(platform).catch(() => undefined);
  return { auth: createAuthProvider(passwordSignIn(platform)), readUnauthorised, requests };
}

test('a session that ends under work is noticed, and the next sign-in ends that', async () => {
  const { auth, readUnauthorised } = consoleFor();
  await auth.login(CREDENTIALS);
  await readUnauthorised();
  expect(sessionExpiry.get().isExpired).toBe(true);
  await auth.login(CREDENTIALS);
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
  const { auth, requests } = consoleFor('Buyer');
  await expect(auth.login(CREDENTIALS)).rejects.toThrow(expect.objectContaining({ name: 'NotStaffError' }));
  expect(requests.at(-1)?.method).toBe('DELETE');
});
