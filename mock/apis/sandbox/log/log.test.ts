import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestsConstants } from '#generated/sandbox/constants.gen.ts';
import type { Developer } from '../testing/developer.ts';
import { type SandboxedMock, startSandboxedMock } from '../testing/sandboxed-mock.ts';
import type { LoggedRequest } from './kept-request.ts';
import { redactedBody } from './redact.ts';
import { RequestLog } from './request-log.ts';

let mock: SandboxedMock;
let anna: Developer;
let bert: Developer;
beforeAll(async () => {
  mock = await startSandboxedMock({
    strict: false,
    // This one breaks its contract on purpose, which no record of broken contracts should hold.
    violationsFile: undefined,
    replace: { getShopperAgentContext: () => ({ status: 200, body: { isAgentEnabled: 'perhaps' } }) },
  });
  anna = await mock.developer();
  bert = await mock.developer();
});
beforeEach(() => anna.admin('DELETE', '/requests?scope=global'));
afterAll(() => mock.close());

const log = async (developer: Developer, query = ''): Promise<LoggedRequest[]> =>
  (await developer.admin('GET', `/requests${query}`)).body.requests;

describe('the log of requests (getRequestLog, deleteRequestLog)', () => {
  it('names operation, status, time, session and what the sandbox did, latest first', async () => {
    await anna.call('GET', '/application-context');
    await anna.admin('POST', '/faults', { kind: 'status', status: 503, times: 1 });
    await anna.admin('POST', '/latencies', { milliseconds: 20, times: 1 });
    await anna.call('GET', '/application-context');
    const [faulty, fine, ...rest] = await log(anna);
    expect(rest).toEqual([]);
    expect(fine).toMatchObject({
      operationId: 'getApplicationContext',
      status: 200,
      controls: [],
      violations: [],
    });
    expect(fine?.responseBody).toContain('"guestCartEnabled"');
    expect(faulty).toMatchObject({
      status: 503,
      method: 'GET',
      outcome: 'answered',
      sessionId: 'session-1',
      receivedAt: '2026-03-02T09:30:00.000Z',
      controls: [expect.stringMatching(/^latency rule-\d+$/), expect.stringMatching(/^fault rule-\d+$/)],
    });
    expect(faulty?.milliseconds).toBeGreaterThanOrEqual(0);
  });

  it('tells each developer of their own requests, and of all where that is asked for', async () => {
    await anna.call('GET', '/application-context');
    await bert.call('GET', '/no-such-thing');
    await mock.visitor().call('GET', '/application-context');
    expect((await log(anna)).length).toBe(1);
    expect(await log(bert)).toMatchObject([{ operationId: null, status: 404, sessionId: 'session-2' }]);
    expect((await log(anna, '?scope=global')).map(({ sessionId }) => sessionId)).toEqual([
      null,
      'session-2',
      'session-1',
    ]);
    await anna.admin('DELETE', '/requests');
    expect([(await log(anna)).length, (await log(bert)).length]).toEqual([0, 1]);
  });

  it('is filtered', async () => {
    await anna.call('GET', '/application-context');
    await anna.call('GET', '/carts/current/compact-summary?currencyIsoCode=euro');
    await anna.call('GET', '/shopperAgent/context');
    expect((await log(anna, '?minStatus=400')).map(({ status }) => status)).toEqual([400]);
    expect((await log(anna, '?operationId=getApplicationContext')).length).toBe(1);
    expect((await log(anna, '?limit=2')).length).toBe(2);
    const [latest] = await log(anna);
    expect(await log(anna, `?after=${(latest?.number ?? 0) - 1}`)).toEqual([latest]);
  });

  it('names violations of the contract in requests and answers', async () => {
    await anna.call('GET', '/carts/current/compact-summary?currencyIsoCode=euro');
    await anna.call('GET', '/shopperAgent/context');
    const [answer, request] = await log(anna, '?onlyViolations=true');
    expect(request?.violations).toEqual([
      { side: 'request', location: 'query.currencyIsoCode', message: expect.any(String) },
    ]);
    expect(answer?.violations.length).toBeGreaterThan(0);
    expect(answer?.violations.every(({ side }) => side === 'answer')).toBe(true);
  });

  it('leaves out cookies, passwords and tokens', async () => {
    await anna.signIn('erika@offizin.example', 'demo');
    await anna.call('GET', '/services/oauth2/userinfo');
    const module = await anna.call('GET', '/webruntime/module/csrf-token');
    const token = /"(.+)"/.exec(module.text)?.[1] ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const { body } = await anna.admin('GET', '/requests');
    const text = JSON.stringify(body);
    expect(text).toContain('[redacted]');
    expect(text).toContain('erika@offizin.example');
    for (const secret of ['"demo"', '\\"demo\\"', token, anna.key, 'sid='])
      expect(text).not.toContain(secret);
  });

  it('keeps the last requests only', () => {
    const { maxEntries } = requestsConstants;
    const many = new RequestLog();
    for (let count = 0; count < maxEntries + 20; count += 1)
      many.add({
        query: new URLSearchParams(),
        receivedAt: new Date(0),
        path: '/',
        requestHeaders: {},
        requestBody: null,
        refused: [],
        broken: [],
      } as never);
    const kept = many.find({ limit: 10_000 });
    expect([kept.length, kept.at(-1)?.number, kept[0]?.number]).toEqual([maxEntries, 21, maxEntries + 20]);
  });

  it('keeps the beginning of a long body', async () => {
    const answer = await anna.call(
      'GET',
      '/search/products?searchTerm=a&fields=Name,Description&pageSize=50',
    );
    const [search] = await log(anna);
    const { maxBodyCharacters } = requestsConstants;
    expect(answer.text.length).toBeGreaterThan(maxBodyCharacters);
    expect(search?.responseBody).toBe(answer.text.slice(0, maxBodyCharacters));
  });
});

describe('a body in the log', () => {
  it.each([
    ['{"password":"geh\\"eim","a":1}', '{"password":"[redacted]","a":1}'],
    ['{"paymentToken":"4111', '{"paymentToken":"[redacted]"'],
    ['{"cardNumber":4111111111111111}', '{"cardNumber":"[redacted]"}'],
    ['{"csrf-token" : "x"}', '{"csrf-token" : "[redacted]"}'],
    ['export default "abc";', 'export default "[redacted]";'],
    [
      '{"cardPaymentMethod":{"cardHolderName":"Erika B","cvv":"123","expiryYear":2030}}',
      '{"cardPaymentMethod":{"cardHolderName":"[redacted]","cvv":"[redacted]","expiryYear":2030}}',
    ],
    ['{"paymentsData":"{\\"token\\":\\"x\\"}"}', '{"paymentsData":"[redacted]"}'],
    ['{"paymentData":"{\\"redirectUrl\\":\\"/x\\"}"}', '{"paymentData":"[redacted]"}'],
    ['{"name":"Token"}', '{"name":"Token"}'],
  ])('%s', (body, shown) => {
    expect(redactedBody(body)).toBe(shown);
  });
});
