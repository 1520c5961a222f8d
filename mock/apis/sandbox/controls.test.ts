import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '#mock/apis/commerce/testing/guests.ts';
import type { Developer } from './testing/developer.ts';
import { type SandboxedMock, startSandboxedMock } from './testing/sandboxed-mock.ts';

let mock: SandboxedMock;
let anna: Developer;
let bert: Developer;
beforeAll(async () => {
  mock = await startSandboxedMock();
  anna = await mock.developer('Anna');
  bert = await mock.developer('Bert');
});
afterEach(async () => {
  mock.waits.length = 0;
  for (const developer of [anna, bert]) await developer.admin('DELETE', '/controls');
  await anna.admin('DELETE', '/controls?scope=global');
});
afterAll(() => mock.close());

const context = (developer: Developer) => developer.call('GET', '/application-context');

describe('what a developer sets (createSandboxSession, getSandboxControls, deleteSandboxControls, deleteSandboxSession)', () => {
  it('applies to the requests of their session only, by header or by cookie', async () => {
    await anna.admin('POST', '/faults', { kind: 'empty500' });
    await anna.admin('POST', '/latencies', { milliseconds: 300 });
    expect((await context(anna)).status).toBe(500);
    expect((await context(bert)).status).toBe(200);
    expect((await context(mock.visitor())).status).toBe(200);
    const cookie = { cookie: `a=1; sandbox=${anna.key}` };
    expect((await mock.visitor().call('GET', '/application-context', undefined, cookie)).status).toBe(500);
    expect(mock.waits).toEqual([300, 300]);
  });

  it('applies to everybody where that is asked for', async () => {
    await anna.admin('PUT', '/scenarios/maintenance?scope=global');
    for (const one of [anna, bert, mock.visitor()]) {
      const { status, headers } = await context(one);
      expect([status, headers.get('retry-after')]).toEqual([503, '120']);
    }
    expect((await bert.admin('GET', '/controls')).body.scenarios).toEqual([]);
    expect((await bert.admin('GET', '/controls?scope=global')).body.scenarios).toEqual([
      { name: 'maintenance', remaining: null },
    ]);
  });

  it('is told and lifted at once', async () => {
    await anna.admin('POST', '/faults', { kind: 'hang', operationIds: ['placeOrder'], times: 2 });
    await anna.admin('POST', '/latencies', { milliseconds: 5, operationIds: ['getProduct'] });
    await anna.admin('PUT', '/scenarios/cart-locked');
    await anna.admin('PATCH', '/clock', { advanceSeconds: 60 });
    expect((await anna.admin('GET', '/controls')).body).toMatchObject({
      scope: 'session',
      label: 'Anna',
      scenarios: [{ name: 'cart-locked', remaining: 1 }],
      latencies: [{ operationIds: ['getProduct'], milliseconds: 5 }],
      faults: [{ kind: 'hang', operationIds: ['placeOrder'], remaining: 2 }],
      clock: { isChanged: true, now: '2026-03-02T09:31:00.000Z' },
    });
    expect((await anna.admin('DELETE', '/controls')).status).toBe(204);
    expect((await anna.admin('GET', '/controls')).body).toMatchObject({
      scenarios: [],
      latencies: [],
      faults: [],
      clock: { isChanged: false },
    });
  });

  it('ends with the session, whose key is as good as none afterwards', async () => {
    const carla = await mock.developer();
    await carla.admin('POST', '/faults', { kind: 'empty500' });
    expect((await context(carla)).status).toBe(500);
    expect((await carla.admin('DELETE', '/sessions/current')).status).toBe(204);
    expect((await context(carla)).status).toBe(200);
    expect((await carla.admin('GET', '/controls')).body[0].errorCode).toBe('SANDBOX_SESSION_REQUIRED');
  });

  it('needs a session, or a word that everybody is meant', async () => {
    const { status, body } = await mock.visitor().admin('POST', '/faults', { kind: 'reset' });
    expect(status).toBe(400);
    expect(body[0]).toMatchObject({
      errorCode: 'SANDBOX_SESSION_REQUIRED',
      message: expect.stringMatching(/^header\.x-sandbox: .*scope=global/),
    });
  });
});

describe('latency (addLatency, deleteLatency)', () => {
  it('is fixed, for named operations, for so many requests', async () => {
    await anna.admin('POST', '/latencies', {
      milliseconds: 2000,
      operationIds: ['getApplicationContext'],
      times: 2,
    });
    for (let count = 0; count < 3; count += 1) await context(anna);
    await anna.call('GET', '/services/data');
    expect(mock.waits).toEqual([2000, 2000]);
  });

  it('lies between two bounds, and a seed repeats it', async () => {
    const waitsOf = async (seed: number) => {
      mock.waits.length = 0;
      const { body } = await anna.admin('POST', '/latencies', {
        milliseconds: 100,
        maxMilliseconds: 900,
        seed,
      });
      for (let count = 0; count < 5; count += 1) await context(anna);
      await anna.admin('DELETE', `/latencies/${body.ruleId}`);
      return [...mock.waits];
    };
    const first = await waitsOf(7);
    expect(first.every((wait) => wait >= 100 && wait <= 900)).toBe(true);
    expect(new Set(first).size).toBeGreaterThan(1);
    expect(await waitsOf(7)).toEqual(first);
    expect(await waitsOf(8)).not.toEqual(first);
  });
});

describe('the clock (getClock, updateClock, deleteClock)', () => {
  it('is set, moved on, stopped, and goes back to real, for one session', async () => {
    const clock = async (developer: Developer) => (await developer.admin('GET', '/clock')).body;
    await anna.admin('PATCH', '/clock', { moment: '2027-01-01T00:00:00.000Z' });
    mock.machine.advance(1000);
    expect(await clock(anna)).toMatchObject({ now: '2027-01-01T00:00:01.000Z', isFrozen: false });
    await anna.admin('PATCH', '/clock', { advanceSeconds: 3600, isFrozen: true });
    mock.machine.advance(1000);
    expect(await clock(anna)).toMatchObject({ now: '2027-01-01T01:00:01.000Z', isFrozen: true });
    expect(await clock(bert)).toMatchObject({ isChanged: false, now: mock.machine().toISOString() });
    expect((await anna.admin('DELETE', '/clock')).status).toBe(204);
    expect(await clock(anna)).toMatchObject({ isChanged: false, now: mock.machine().toISOString() });
  });

  it('ends a sign-in after its twelve hours, for the session whose clock it is', async () => {
    await anna.signIn();
    await bert.signIn();
    const isGuest = (one: Developer) => one.isGuest();
    await anna.admin('PATCH', '/clock', { advanceSeconds: 12 * 3600 - 1 });
    expect(await isGuest(anna)).toBe(false);
    await anna.admin('PATCH', '/clock', { advanceSeconds: 1 });
    expect(await isGuest(anna)).toBe(true);
    expect(await isGuest(bert)).toBe(false);
    await anna.admin('DELETE', '/clock');
    expect(await isGuest(anna)).toBe(false);
  });

  it('ends a reservation after its four hours, and stamps what is written', async () => {
    const { store } = mock;
    const wanted = { L2C_CM_RegulatoryClassification__c: 'Kosmetik', AvailableToOrder__c: { gt: 0 } };
    const product = await store.findOne('Product2', { where: wanted });
    await store.update('Product2', product?.Id ?? '', { AvailableToOrder__c: 1 });
    const take = async (developer: Developer) => {
      const item = { productId: product?.Id, quantity: '1', type: 'Product' };
      expect((await developer.call('POST', '/carts/current/cart-items', item)).status).toBe(201);
      mock.machine.advance(1000);
    };
    const reserve = async (developer: Developer) =>
      (
        await developer.call('PUT', '/carts/current/inventory-reservations', {
          durationInSeconds: 14_400,
        })
      ).status;
    await anna.signIn();
    await bert.signIn((await addUser(store)).username);
    await take(anna);
    expect(await reserve(anna)).toBe(200);
    await take(bert);
    expect(await reserve(bert)).toBe(422);
    await bert.admin('PATCH', '/clock', { advanceSeconds: 14_400 - 60 });
    await bert.call('GET', '/carts/current/compact-summary');
    expect(await reserve(bert)).toBe(422);
    await bert.admin('PATCH', '/clock', { advanceSeconds: 60 });
    await bert.call('GET', '/carts/current/compact-summary');
    expect(await reserve(bert)).toBe(200);
    const stamps = (await store.find('InventoryItemReservation')).map((row) => Date.parse(row.ExpiresAt__c));
    const real = mock.machine().getTime();
    expect(stamps.some((moment) => moment > real + 14_400_000)).toBe(true);
  });
});

describe('a restored store', () => {
  it('is what searches find, also where they were kept in memory', async () => {
    const found = async (term: string) =>
      (await anna.call('GET', `/search/products?fields=Name&searchTerm=${term}`)).body.productsPage
        .total as number;
    const product = await mock.store.findOne('Product2', { orderBy: { field: 'Name', ascending: true } });
    const rename = (Name: string) => mock.store.update('Product2', product?.Id ?? '', { Name });
    await anna.admin('POST', '/snapshots', { name: 'vorher' });
    await rename('Zauberwasser');
    expect(await found('Zauberwasser')).toBe(1);
    await anna.admin('POST', '/snapshots/vorher/actions/restore');
    expect(await found('Zauberwasser')).toBe(0);
    await rename('Hexentrank');
    expect([await found('Zauberwasser'), await found('Hexentrank')]).toEqual([0, 1]);
    await anna.admin('POST', '/store/actions/reset');
    expect(await found('Hexentrank')).toBe(0);
    expect(await found(encodeURIComponent(product?.Name ?? ''))).toBeGreaterThan(0);
  });
});
