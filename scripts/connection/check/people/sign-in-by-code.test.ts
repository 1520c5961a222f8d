import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { addUser } from '#mock/apis/commerce/testing/guests.ts';
import { addApplication } from '#mock/apis/platform/oauth/testing/applications.ts';
import { decide } from '#mock/apis/platform/oauth/testing/authorization.ts';
import { type Door, openDoor } from '#mock/apis/platform/testing/door.ts';
import { freePort } from '../../../process/ports.ts';
import { demoShop } from '../../../settings.ts';
import { signInByCode } from './sign-in-by-code.ts';
import { signInPeople } from './tokens.ts';

let door: Door;
beforeAll(async () => {
  door = await openDoor();
  // The client compares what the platform says of time with its own clock.
  door.clock.advance(Date.now() - door.clock().getTime());
});
afterAll(() => door.close());
afterEach(() => vi.unstubAllEnvs());

/** An application without a secret that comes back to the console, and somebody who signs in for it. */
async function openApplication() {
  const port = await freePort();
  vi.stubEnv('CONSOLE_PORT', String(port));
  const application = await addApplication(door.store, {
    IsPublic__c: true,
    ConsumerSecretHash__c: null,
    CallbackUrls__c: `http://localhost:${port}/auth/callback`,
  });
  const { username } = await addUser(door.store);
  const connection = {
    ...demoShop(0),
    platformUrl: door.origin,
    consoleClientId: application.ConsumerKey__c,
  };
  const answer = async (address: string, decision?: string) => {
    const { pathname, search } = new URL(address);
    const { headers } = await decide({ door, application, username }, pathname + search, decision);
    await fetch(headers.get('location') ?? '');
  };
  return { connection, answer };
}

const isKnown = async (token: string) =>
  (await door.get('/services/data/v64.0/ui-api/object-info', { authorization: `Bearer ${token}` })).status ===
  200;

it('signs a person in by a code, and out again', async () => {
  const { connection, answer } = await openApplication();
  const signedIn = await signInByCode(connection, 'consoleClientId', (address) => void answer(address));
  expect(await isKnown(signedIn.accessToken)).toBe(true);
  await signedIn.end();
  expect(await isKnown(signedIn.accessToken)).toBe(false);
});

it('says that the platform has signed nobody in', async () => {
  const { connection, answer } = await openApplication();
  const refused = signInByCode(connection, 'consoleClientId', (address) => void answer(address, 'deny'));
  await expect(refused).rejects.toThrow(`The platform at ${door.origin} did not sign anybody in; try again.`);
});

it('takes tokens of the environment, and asks nobody where nobody is at a terminal', async () => {
  const { connection } = await openApplication();
  const people = await signInPeople(connection, { CHECK_BUYER_TOKEN: 'of a buyer' }, false);
  expect(people.tokens).toEqual({ buyer: 'of a buyer' });
});
