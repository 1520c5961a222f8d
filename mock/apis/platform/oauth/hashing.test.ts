import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addUser } from '#mock/apis/commerce/testing/guests.ts';
import { hashing } from '#mock/model/sessions/hashing.ts';
import { holdHashing } from '#mock/model/sessions/testing/held-hashing.ts';
import { type Door, openDoor } from '../testing/door.ts';
import { addApplication, CALLBACK, passwordRequest } from './testing/applications.ts';
import { authorizationAddress } from './testing/authorization.ts';

/** By then a sign-in waits for its hash. */
const REACHED_MS = 300;

let door: Door;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());

/** Each makes somebody first, and answers how they sign in. */
async function byToken() {
  const asked = await passwordRequest(door.store);
  return () => door.post('/services/oauth2/token', asked);
}

async function onThePage() {
  const { username } = await addUser(door.store);
  const address = authorizationAddress({ application: await addApplication(door.store) });
  return () => door.post(address, { username, password: 'demo' });
}

async function byCredentials() {
  const { username } = await addUser(door.store);
  const { ConsumerKey__c } = await addApplication(door.store, {
    IsPublic__c: true,
    TakesCredentials__c: true,
  });
  const asked = {
    response_type: 'code_credentials',
    client_id: ConsumerKey__c,
    redirect_uri: CALLBACK,
    code_challenge: 'x'.repeat(43),
  };
  const authorization = `Basic ${Buffer.from(`${username}:demo`).toString('base64')}`;
  const headers = { authorization, 'auth-request-type': 'Named-User' };
  return () => door.post('/services/oauth2/authorize', asked, headers);
}

async function bySoap() {
  const { username } = await addUser(door.store);
  const body = `<Envelope><Body><login><username>${username}</username><password>demo</password></login></Body></Envelope>`;
  const headers = { 'content-type': 'text/xml' };
  return () => fetch(`${door.origin}/services/Soap/u/64.0`, { method: 'POST', headers, body });
}

it.each([
  ['a token', byToken, 200],
  ['the page', onThePage, 302],
  ['credentials', byCredentials, 302],
  ['SOAP', bySoap, 200],
])('PF-DOOR-29 nobody waits for the hash of a sign-in by %s', async (_, somebody, status) => {
  const signIn = await somebody();
  const { release } = holdHashing();
  let isAnswered = false;
  const answer = signIn().finally(() => {
    isAnswered = true;
  });
  await wait(REACHED_MS);
  // A transaction that waits for the hash would hold the only connection of the embedded database.
  await door.store.transaction((store) => store.insert('Account', { Name: 'Nebenbei' }));
  expect(isAnswered).toBe(false);
  await release();
  expect((await answer).status).toBe(status);
});

it('PF-DOOR-30 one network waits for its own sign-ins, and is refused where too many wait', async () => {
  const signIn = await byToken();
  const { release } = holdHashing();
  const crowd = Array.from({ length: 100 }, () => hashing('crowd', async () => 'hashed'));
  const refused = await hashing('crowd', async () => 'hashed').catch((error) => error);
  expect(refused).toMatchObject({ status: 503, extra: { headers: { 'retry-after': '5' } } });
  const other = signIn();
  await wait(REACHED_MS);
  await release();
  expect((await other).status).toBe(200);
  expect(await Promise.all(crowd)).toHaveLength(100);
});
