import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Developer } from '../testing/developer.ts';
import { type SandboxedMock, startSandboxedMock } from '../testing/sandboxed-mock.ts';

let mock: SandboxedMock;
let dev: Developer;
beforeAll(async () => {
  mock = await startSandboxedMock();
  dev = await mock.developer();
});
afterEach(() => dev.admin('DELETE', '/controls'));
afterAll(() => mock.close());

const context = () => dev.call('GET', '/application-context');
const start = (name: string, times?: number) =>
  dev.admin('PUT', `/scenarios/${name}`, times === undefined ? {} : { times });
const statuses = async (count: number) => {
  const found = [];
  for (let index = 0; index < count; index += 1) found.push((await context()).status);
  return found;
};
const add = (fault: object) => dev.admin('POST', '/faults', fault);

describe('a fault (addFault, deleteFault)', () => {
  it('answers a status with the body that the contract declares for it', async () => {
    await add({ kind: 'status', status: 409, operationIds: ['addItemToCart'] });
    const item = { productId: '01t000000000001AAA', quantity: '1', type: 'Product' };
    expect(await dev.call('POST', '/carts/current/cart-items', item)).toMatchObject({
      status: 409,
      body: [{ errorCode: 'CONFLICT' }],
    });
    expect((await context()).status).toBe(200);
  });

  it('answers the example that is named, and asks to wait', async () => {
    await add({
      kind: 'status',
      status: 503,
      retryAfterSeconds: 30,
      operationIds: ['getApplicationContext'],
    });
    const answer = await context();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    await add({ kind: 'status', status: 400, example: 'noPrice', operationIds: ['addItemToCart'] });
    const item = { productId: '01t000000000001AAA', quantity: '1', type: 'Product' };
    expect((await dev.call('POST', '/carts/current/cart-items', item)).body[0].errorCode).toBe(
      'PRICE_NOT_FOUND',
    );
  });

  it('breaks the connection', async () => {
    await add({ kind: 'reset', times: 1 });
    await expect(context()).rejects.toThrow('fetch failed');
    expect((await context()).status).toBe(200);
  });

  it('hangs, until the caller gives up', async () => {
    await add({ kind: 'hang', times: 1 });
    const signal = AbortSignal.timeout(50);
    const hanging = fetch(`${mock.origin}/services/data`, {
      headers: { 'x-sandbox': dev.key },
      signal,
    });
    await expect(hanging).rejects.toThrow(/timeout|aborted/);
    expect((await context()).status).toBe(200);
  });

  it('cuts the JSON in the middle', async () => {
    const whole = await context();
    await add({ kind: 'truncated', times: 1 });
    const cut = await context();
    expect(cut.status).toBe(200);
    expect(whole.text.startsWith(cut.text)).toBe(true);
    expect(cut.text.length).toBeLessThan(whole.text.length);
    expect(() => JSON.parse(cut.text)).toThrow();
  });

  it('answers 500 without a body, or 200 with a page', async () => {
    await add({ kind: 'empty500', times: 1 });
    await add({ kind: 'html200', times: 1 });
    expect(await context()).toMatchObject({ status: 500, text: '' });
    const page = await context();
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('<!doctype html>');
  });

  it('happens so many times, and then no more', async () => {
    await add({ kind: 'empty500', times: 3 });
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await context()).status);
    expect(statuses).toEqual([500, 500, 500, 200, 200]);
    expect((await dev.admin('GET', '/controls')).body.faults).toEqual([]);
  });

  it('happens to a share of the requests, which a seed repeats', async () => {
    const run = async (seed: number) => {
      await dev.admin('DELETE', '/controls');
      await add({ kind: 'empty500', probability: 0.4, seed });
      const statuses = [];
      for (let count = 0; count < 30; count += 1) statuses.push((await context()).status);
      return statuses;
    };
    const first = await run(7);
    const failed = first.filter((status) => status === 500).length;
    expect(failed).toBeGreaterThan(4);
    expect(failed).toBeLessThan(22);
    expect(await run(7)).toEqual(first);
    expect(await run(8)).not.toEqual(first);
  });

  it('leaves the work undone, or done with only the answer lost', async () => {
    const sessions = () => mock.store.count('AuthSession');
    const before = await sessions();
    await add({ kind: 'empty500', operationIds: ['createAccessToken'], times: 1 });
    expect((await dev.signIn()).status).toBe(500);
    expect(await sessions()).toBe(before);
    await add({ kind: 'reset', effect: 'done', operationIds: ['createAccessToken'], times: 1 });
    await expect(dev.signIn()).rejects.toThrow('fetch failed');
    expect(await sessions()).toBe(before + 1);
  });

  it('is lifted', async () => {
    const { body } = await add({ kind: 'empty500' });
    expect((await dev.admin('DELETE', `/faults/${body.ruleId}`)).status).toBe(204);
    expect((await context()).status).toBe(200);
    expect((await dev.admin('DELETE', `/faults/${body.ruleId}`)).status).toBe(404);
  });
});

describe('bad input', () => {
  const bad: [path: string, body: object, place: RegExp][] = [
    ['/faults', {}, /kind/],
    ['/faults', { kind: 'explode' }, /body\.kind/],
    ['/faults', { kind: 'status' }, /^body\.status: /],
    ['/faults', { kind: 'status', status: 200 }, /body\.status/],
    ['/faults', { kind: 'status', status: 418 }, /^body\.status: No operation declares 418/],
    ['/faults', { kind: 'status', status: 412, operationIds: ['getProduct'] }, /^body\.status: getProduct/],
    [
      '/faults',
      { kind: 'status', status: 400, example: 'x', operationIds: ['addItemToCart'] },
      /^body\.example/,
    ],
    ['/faults', { kind: 'status', status: 400, example: 'noPrice' }, /^body\.example/],
    ['/faults', { kind: 'reset', status: 500 }, /^body\.status: .*belongs to the kind/],
    ['/faults', { kind: 'reset', operationIds: ['getCrat'] }, /^body\.operationIds\.0: .*getCrat/],
    ['/faults', { kind: 'reset', operationIds: ['resetStore'] }, /^body\.operationIds\.0/],
    ['/faults', { kind: 'reset', probability: 0 }, /body\.probability/],
    ['/faults', { kind: 'reset', times: 0 }, /body\.times/],
    ['/faults', { kind: 'reset', surprise: 1 }, /surprise|body/],
    ['/latencies', { milliseconds: -1 }, /body\.milliseconds/],
    ['/latencies', { milliseconds: 61_000 }, /body\.milliseconds/],
    ['/latencies', { milliseconds: 10, maxMilliseconds: 9 }, /^body\.maxMilliseconds/],
    ['/latencies', { milliseconds: 'slow' }, /body\.milliseconds/],
  ];

  it.each(bad)('POST %s %j is a 400 that names the field', async (path, body, place) => {
    const answer = await dev.admin('POST', path, body);
    expect(answer.status).toBe(400);
    expect(answer.body[0].message).toMatch(place);
    expect((await dev.admin('GET', '/controls')).body).toMatchObject({ faults: [], latencies: [] });
  });

  it.each([
    [{}, /body/],
    [{ moment: 'tomorrow' }, /body\.moment/],
    [{ moment: '2400-01-01T00:00:00.000Z' }, /^body\.moment: The clock goes/],
    [{ advanceSeconds: 1e12 }, /body\.advanceSeconds/],
    [{ isFrozen: 'yes' }, /body\.isFrozen/],
  ])('PATCH /clock %j is a 400 that names the field', async (body, place) => {
    const answer = await dev.admin('PATCH', '/clock', body);
    expect(answer.status).toBe(400);
    expect(answer.body[0].message).toMatch(place);
  });

  it('names the scope, the scenario and the times that make no sense', async () => {
    expect((await dev.admin('GET', '/controls?scope=all')).body[0].message).toMatch(/query\.scope/);
    const unknown = await dev.admin('PUT', '/scenarios/cart-procesing');
    expect([unknown.status, unknown.body[0].message]).toEqual([
      404,
      'There is no scenario “cart-procesing”.',
    ]);
    const never = await dev.admin('PUT', '/scenarios/cart-processing', { times: 0 });
    expect([never.status, never.body[0].message]).toEqual([400, expect.stringMatching(/body\.times/)]);
  });
});

describe('a scenario of the platform', () => {
  it('is maintenance with Retry-After, a short outage, or too many requests', async () => {
    await start('maintenance');
    const { status, headers } = await context();
    expect([status, headers.get('retry-after')]).toEqual([503, '120']);
    await dev.admin('DELETE', '/controls');
    await start('short-outage', 2);
    expect(await statuses(3)).toEqual([503, 503, 200]);
    await start('too-many-requests', 1);
    expect(await statuses(2)).toEqual([429, 200]);
  });

  it('is slow, or not reachable', async () => {
    mock.waits.length = 0;
    await start('slow-platform');
    await context();
    expect(mock.waits[0]).toBeGreaterThanOrEqual(1000);
    expect(mock.waits[0]).toBeLessThanOrEqual(3000);
    await start('platform-unreachable');
    await expect(context()).rejects.toThrow('fetch failed');
  });
});
