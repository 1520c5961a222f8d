import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '#mock/apis/commerce/testing/guests.ts';
import { createMock } from '#mock/create-mock.ts';
import { noteFailure } from '#mock/model/sessions/sign-in-throttle.ts';
import { newDataFolder } from '#mock/store/new-data-folder.ts';
import { type Door, openDoor } from '../testing/door.ts';
import { addApplication, passwordRequest } from './testing/applications.ts';
import { authorizationAddress } from './testing/authorization.ts';

const MINUTE_MS = 60_000;

let door: Door;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());

type Asked = Readonly<Record<string, string>>;

const tryIt = (asked: Asked, password: string, network = '203.0.113.9', at = door.origin) =>
  fetch(`${at}/services/oauth2/token`, {
    method: 'POST',
    headers: { 'x-forwarded-for': network },
    body: new URLSearchParams({ ...asked, password }),
  });

/** The statuses of wrong passwords, one after the other. */
async function fail(asked: Asked, times: number, network?: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let tried = 0; tried < times; tried += 1) statuses.push((await tryIt(asked, 'wrong', network)).status);
  return statuses;
}

describe('wrong passwords', () => {
  it('PF-DOOR-31 have to wait after a few, and so has the right one', async () => {
    const asked = await passwordRequest(door.store);
    expect(await fail(asked, 6)).toEqual([400, 400, 400, 400, 400, 429]);
    const refused = await tryIt(asked, 'demo');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await refused.json()).toMatchObject([{ errorCode: 'LOGIN_RATE_EXCEEDED' }]);
    door.clock.advance(1_000);
    expect((await tryIt(asked, 'demo')).status).toBe(200);
    expect(await fail(asked, 6)).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('PF-DOOR-31 wait twice as long each time, at most fifteen minutes', async () => {
    const asked = await passwordRequest(door.store);
    await fail(asked, 4);
    const waits: number[] = [];
    for (let failures = 0; failures < 13; failures += 1) {
      await fail(asked, 1);
      const seconds = Number((await tryIt(asked, 'demo')).headers.get('retry-after'));
      waits.push(seconds);
      door.clock.advance(seconds * 1000);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('PF-DOOR-31 keep nobody out for longer where the clock was ahead and is set back', async () => {
    const asked = await passwordRequest(door.store);
    door.clock.advance(400 * 24 * 60 * MINUTE_MS);
    expect(await fail(asked, 6)).toEqual([400, 400, 400, 400, 400, 429]);
    door.clock.advance(-400 * 24 * 60 * MINUTE_MS);
    expect((await tryIt(asked, 'demo')).status).toBe(200);
    expect(await fail(asked, 6)).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('PF-DOOR-31 are counted one by one where they come at once', async () => {
    const asked = await passwordRequest(door.store);
    const answers = await Promise.all(Array.from({ length: 12 }, () => tryIt(asked, 'wrong')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  it('PF-DOOR-41 are refused ten times a second at most in a network, which holds up no other', async () => {
    const asked = await passwordRequest(door.store);
    const other = await passwordRequest(door.store);
    await fail(asked, 5, '203.0.113.21');
    await fail(other, 5, '203.0.113.22');
    const told: string[] = [];
    const refused = async (who: Asked, network: string) => {
      expect((await tryIt(who, 'wrong', network)).status).toBe(429);
      told.push(network);
    };
    const began = performance.now();
    const many = Array.from({ length: 8 }, () => refused(asked, '203.0.113.21'));
    await Promise.all([...many, refused(other, '203.0.113.22')]);
    // A timer may go off within the millisecond before its time.
    expect(performance.now() - began).toBeGreaterThan(8 * 99);
    expect(told.at(-1)).toBe('203.0.113.21');
  });

  it('PF-DOOR-32 wait alike for names that nobody has', async () => {
    const asked = await passwordRequest(door.store);
    const nobody = { ...asked, username: 'nobody@offizin.example' };
    expect(await fail(nobody, 6)).toEqual(await fail(asked, 6));
    const capitals = { ...asked, username: asked.username?.toUpperCase() ?? '' };
    expect((await tryIt(capitals, 'wrong')).status).toBe(429);
  });

  it('PF-DOOR-32 do not lock out the person in another network, nor another person in this one', async () => {
    const asked = await passwordRequest(door.store);
    await fail(asked, 6);
    expect((await tryIt(asked, 'demo', '198.51.100.7')).status).toBe(200);
    expect((await tryIt(await passwordRequest(door.store), 'demo')).status).toBe(200);
    expect((await tryIt(asked, 'demo')).status).toBe(429);
  });

  it('PF-DOOR-32 are still known after a restart', async () => {
    const dataDir = await newDataFolder();
    const started = async () => {
      const mock = await createMock({ location: { dataDir }, httpLimits: { drainMs: 50 } });
      return { mock, at: `http://127.0.0.1:${await mock.listen(0)}` };
    };
    const before = await started();
    const asked = await passwordRequest(before.mock.store);
    // The clock is the machine's: the wait has to be longer than a start takes.
    const attempt = { username: asked.username ?? '', network: '203.0.113.9', now: new Date() };
    for (let failures = 0; failures < 14; failures += 1) await noteFailure(before.mock.store, attempt);
    expect((await tryIt(asked, 'demo', undefined, before.at)).status).toBe(429);
    await before.mock.close();
    const after = await started();
    expect((await tryIt(asked, 'demo', undefined, after.at)).status).toBe(429);
    await after.mock.close();
    await rm(dataDir, { recursive: true });
  });

  it('PF-DOOR-32 are forgotten an hour after the last one', async () => {
    const asked = await passwordRequest(door.store);
    await fail(asked, 4);
    door.clock.advance(61 * MINUTE_MS);
    expect(await fail(asked, 6)).toEqual([400, 400, 400, 400, 400, 429]);
    door.clock.advance(24 * 60 * MINUTE_MS);
    await fail(asked, 1);
    expect(await door.store.count('SignInThrottle__c')).toBe(1);
  });
});

it('PF-DOOR-33 the page of the platform says how long to wait', async () => {
  const { username } = await addUser(door.store);
  const address = authorizationAddress({ application: await addApplication(door.store) });
  const enter = (password: string) => door.post(address, { username, password });
  for (let failures = 0; failures < 5; failures += 1) expect((await enter('wrong')).status).toBe(200);
  const { status, headers, text } = await enter('demo');
  expect([status, headers.get('retry-after')]).toEqual([429, '1']);
  expect(text).toContain('Zu viele Versuche. Bitte versuchen Sie es in einer Minute noch einmal.');
  expect(text).toContain(`value="${username}"`);
  expect(headers.get('set-cookie')).toBeNull();
});

it('PF-DOOR-31 a sign-in by SOAP has to wait too', async () => {
  const { username } = await addUser(door.store);
  const login = (password: string) =>
    fetch(`${door.origin}/services/Soap/u/64.0`, {
      method: 'POST',
      headers: { 'content-type': 'text/xml' },
      body: `<Envelope><Body><login><username>${username}</username><password>${password}</password></login></Body></Envelope>`,
    });
  for (let failures = 0; failures < 5; failures += 1) expect((await login('wrong')).status).toBe(500);
  expect((await login('demo')).status).toBe(429);
});
