import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PlatformFault } from '../../engine/errors/platform-fault.ts';
import { guestSession, type UserSession } from '../../model/sessions/session.ts';
import type { AnyHandler } from './dispatcher.ts';
import { type SampleServer, startSampleServer } from './testing/sample-server.ts';

const buyer: UserSession = {
  isGuest: false,
  sessionId: '0Ak000000000001AAA',
  profileName: 'Buyer',
  userId: '005000000000001AAA',
  username: 'erika@offizin.example',
  displayName: 'Erika Mustermann',
  accountId: null,
  contactId: null,
  language: 'de',
  locale: 'de_DE',
  timeZone: 'Europe/Berlin',
  csrfToken: 'right-token',
};

const echo: AnyHandler = (input, context) => ({
  status: 200,
  body: { id: 'a1', name: JSON.stringify({ ...input, language: context.language }) },
});
const bodies: Record<string, unknown> = {
  a1: { id: 'a1', name: 'Fine', labels: { anything: 'goes' } },
  b1: { id: 'b1', name: 'Planted', size: { width: 1, height: 2 } },
  c1: { id: 'c1' },
};
const handlers: Record<string, AnyHandler> = {
  getItem: echo,
  getItems: ({ path }) => ({ status: 200, body: { id: 'a1', name: JSON.stringify(path) } }),
  updateItem: ({ path }) => ({ status: 200, body: bodies[String(path.itemId)] }),
  createSample: () => {
    throw new PlatformFault(400, 'REQUIRED_FIELD_MISSING', 'A name is needed.', {
      fieldErrors: [{ field: 'Name', errorCode: 'REQUIRED_FIELD_MISSING', message: 'Name is empty.' }],
    });
  },
  updateHelperItem: ({ path }) => {
    if (path.itemId === 'x') throw new Error('secret detail');
    if (path.itemId === 'full') throw Object.assign(new Error('could not extend'), { code: '53100' });
    if (path.itemId === 'y') throw new PlatformFault(410, 'GONE', 'Gone.');
    return { status: 204 };
  },
  upload: ({ body }) => ({ status: 200, headers: { 'content-type': 'image/png' }, body }),
};

let server: SampleServer;
let asGuest: SampleServer;
let mocked: SampleServer;
beforeAll(async () => {
  server = await startSampleServer({ handlers, session: buyer });
  asGuest = await startSampleServer({ handlers, session: guestSession });
  mocked = await startSampleServer({ session: guestSession });
});
afterAll(() => Promise.all([server, asGuest, mocked].map((each) => each.close())));

async function call(path: string, init: RequestInit = {}, at: SampleServer = server) {
  const headers = { cookie: 'sid=1', ...init.headers };
  const response = await fetch(at.origin + path, { ...init, headers });
  const text = await response.text();
  const body = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body };
}

const patch = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  call(path, {
    method: 'PATCH',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('input', () => {
  it('reaches the handler in declared types, with defaults', async () => {
    const { body } = await call('/items/a1?onlyNew=true&fields=Name,Size&sizes=1&sizes=2', {
      headers: { 'x-depth': '4', 'accept-language': 'fr, en;q=0.8, de;q=0.5' },
    });
    expect(JSON.parse(body.name)).toEqual({
      path: { itemId: 'a1' },
      query: { pageSize: 25, onlyNew: true, fields: ['Name', 'Size'], sizes: [1, 2] },
      headers: { 'x-depth': 4 },
      language: 'en',
    });
  });

  it('with a repeated parameter is refused where the contract wants one list with commas', async () => {
    expect(await call('/items/a1?fields=Name&fields=Size')).toMatchObject({
      status: 400,
      body: [
        {
          errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE',
          message: 'query.fields: Request query parameter fields must be one list, separated by commas',
        },
      ],
    });
  });

  it('takes lists in a path', async () => {
    const { body } = await call('/batch/a1,b2');
    expect(JSON.parse(body.name)).toEqual({ itemIds: ['a1', 'b2'] });
    expect((await call('/batch/a1,b2,c3,d4')).status).toBe(400);
  });

  it('PF-ERR-01 an invalid request is refused by place and reason', async () => {
    expect(await call('/items/a1?pageSize=201&onlyNew=perhaps')).toMatchObject({
      status: 400,
      body: [
        {
          errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE',
          message: 'query.pageSize: Request query parameter pageSize must be <= 200',
        },
        {
          errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE',
          message: 'query.onlyNew: Request query parameter onlyNew must be boolean',
        },
      ],
    });
    expect(await patch('/items/a1', { name: 3, other: 1 })).toMatchObject({
      status: 400,
      body: [
        { errorCode: 'INVALID_INPUT' },
        { message: 'body.name: Request body property name must be string' },
      ],
    });
    expect(await call('/items/A')).toMatchObject({ status: 400, body: [{ errorCode: 'MALFORMED_ID' }] });
  });

  it('of an undeclared media type is a 415, malformed JSON a 400, none where one is needed a 400', async () => {
    const send = (headers: Record<string, string>, body?: string) =>
      call('/items/a1', { method: 'PATCH', headers, ...(body !== undefined && { body }) });
    expect((await send({ 'content-type': 'text/plain' }, 'name')).status).toBe(415);
    expect(await send({ 'content-type': 'application/json' }, '{"name":')).toMatchObject({
      status: 400,
      body: [{ errorCode: 'JSON_PARSER_ERROR' }],
    });
    expect(await send({})).toMatchObject({ status: 400, body: [{ message: 'Body parameter is required' }] });
  });

  it('of raw bytes stays raw', async () => {
    const bytes = new Uint8Array([0, 255, 128, 13, 10]);
    const response = await fetch(`${server.origin}/uploads`, {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: bytes,
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });
});

describe('sessions', () => {
  it('are required where the contract says so, by a cookie that means something', async () => {
    const refused = { status: 401, body: [{ errorCode: 'INVALID_SESSION_ID' }] };
    const init = { method: 'PATCH', body: '{"name":"x"}', headers: { 'content-type': 'application/json' } };
    expect(await call('/items/a1', init, asGuest)).toMatchObject(refused);
    const without = { ...init, headers: { ...init.headers, cookie: '' } };
    expect(await call('/items/a1', without, asGuest)).toMatchObject(refused);
    expect((await call('/items/a1', {}, asGuest)).status).toBe(200);
  });
});

describe('forgeries', () => {
  it('from another site are refused when they change something', async () => {
    expect((await patch('/items/a1', { name: 'x' }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await patch('/items/a1', { name: 'x' }, { origin: 'null' })).status).toBe(403);
    expect((await patch('/items/a1', { name: 'x' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await patch('/items/a1', { name: 'x' }, { origin: server.origin })).status).toBe(200);
    expect((await call('/items/a1', { headers: { origin: 'https://evil.example' } })).status).toBe(200);
  });

  it('are told from the shop itself behind a proxy by the forwarded host', async () => {
    const headers = { origin: 'https://shop.example', 'x-forwarded-host': 'shop.example' };
    expect((await patch('/items/a1', { name: 'x' }, headers)).status).toBe(200);
    const other = { ...headers, 'x-forwarded-host': 'other.example' };
    expect((await patch('/items/a1', { name: 'x' }, other)).status).toBe(403);
  });

  it('of helper writes fail without the session’s token', async () => {
    const helper = (headers: Record<string, string>, base = 'webruntime') =>
      call(`/${base}/items/a`, { method: 'PATCH', headers });
    expect(await helper({})).toMatchObject({ status: 403, body: [{ errorCode: 'INVALID_CSRF_TOKEN' }] });
    expect((await helper({ 'csrf-token': 'wrong-token' })).status).toBe(403);
    expect((await helper({}, '%77ebruntime')).status, 'written otherwise').toBe(403);
    expect((await helper({ 'csrf-token': 'right-token' })).status).toBe(204);
  });
});

describe('answers', () => {
  it('beyond the contract are a 500 in strict mode, named, counted and undone', async () => {
    const before = server.violations.summary();
    const answer = await patch('/items/b1', { name: 'x' });
    expect(answer).toMatchObject({
      status: 500,
      body: [
        { errorCode: 'CONTRACT_VIOLATION' },
        { message: 'body.size.height: is not declared in the contract' },
      ],
    });
    expect(server.transactions.at(-1)).toBe('rollback');
    const { validated, violations } = server.violations.summary();
    expect([validated - before.validated, violations - before.violations]).toEqual([1, 1]);
    expect((await patch('/items/a1', { name: 'x' })).status).toBe(200);
    expect(server.transactions.at(-1)).toBe('commit');
  });

  it('that break the contract are found by Prism', async () => {
    const { status, body } = await patch('/items/c1', { name: 'x' });
    expect(status).toBe(500);
    expect(JSON.stringify(body)).toContain("must have required property 'name'");
  });

  it('that break the contract are only logged outside strict mode, those that say more pass', async () => {
    const lenient = await startSampleServer({ handlers, session: buyer, strict: false });
    const init = { method: 'PATCH', body: '{"name":"x"}', headers: { 'content-type': 'application/json' } };
    expect((await call('/items/c1', init, lenient)).status).toBe(200);
    expect(lenient.logged).toEqual(['updateItem broke its contract with its 200']);
    expect((await call('/items/b1', init, lenient)).status).toBe(200);
    expect(lenient.logged).toHaveLength(1);
    await lenient.close();
  });

  it('that the database has no room for are a 503 with when to come again, whatever the contract declares', async () => {
    const before = server.violations.summary();
    const headers = { 'csrf-token': 'right-token' };
    const answer = await call('/webruntime/items/full', { method: 'PATCH', headers });
    expect(answer).toMatchObject({ status: 503, body: [{ errorCode: 'SERVER_UNAVAILABLE' }] });
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(server.transactions.at(-1)).toBe('rollback');
    expect(server.violations.summary()).toEqual(before);
  });

  it('PF-ERR-03 errors take the form that the contract declares', async () => {
    const { status, body } = await call('/records', { method: 'POST' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      enhancedErrorType: 'RecordError',
      errorCode: 'REQUIRED_FIELD_MISSING',
      output: { errors: [], fieldErrors: { Name: [{ field: 'Name', message: 'Name is empty.' }] } },
    });
    expect(server.transactions.at(-1)).toBe('rollback');
  });

  it('of a status that is not declared are violations', async () => {
    const headers = { 'csrf-token': 'right-token' };
    const { body } = await call('/webruntime/items/y', { method: 'PATCH', headers });
    expect(body[1].message).toContain('410 is not declared on updateHelperItem');
  });

  it('of a handler that throws tell nothing, and the server lives on', async () => {
    const headers = { 'csrf-token': 'right-token' };
    const { status, body } = await call('/webruntime/items/x', { method: 'PATCH', headers });
    expect({ status, body }).toEqual({
      status: 500,
      body: [{ errorCode: 'UNKNOWN_EXCEPTION', message: 'An unexpected error occurred.' }],
    });
    expect(server.logged.at(-1)).toMatch(/^PATCH \/webruntime\/items\/x \(request [\da-f-]{36}\) failed$/);
    expect((await call('/items/a1')).status).toBe(200);
  });

  it('that the caller does not accept are a 406', async () => {
    expect((await call('/items/a1', { headers: { accept: 'text/html' } })).status).toBe(406);
    expect((await call('/items/a1', { headers: { accept: 'application/*;q=0.5' } })).status).toBe(200);
  });
});

describe('Prefer', () => {
  const prefer = (value: string, at = server) => call('/items/a1', { headers: { prefer: value } }, at);

  it('chooses an example or a status although there is a handler', async () => {
    expect((await prefer('example=second')).body).toEqual({ id: 'b2', name: 'Second' });
    expect(await prefer('code=404')).toMatchObject({ status: 404, body: [{ errorCode: 'SAMPLE' }] });
    expect((await call('/items/a1?__code=409')).status).toBe(409);
  });

  it('makes bodies up, the same for the same seed', async () => {
    const [first, second] = [await prefer('dynamic=true, seed=7'), await prefer('dynamic=true, seed=7')];
    expect(first.body).toEqual(second.body);
    expect(typeof first.body.id).toBe('string');
    expect(first.body).not.toEqual({ id: 'a1', name: 'First', size: { width: 3 } });
  });

  it('that cannot be followed is refused', async () => {
    expect((await prefer('example=third')).status).toBe(404);
    expect((await prefer('code=many')).status).toBe(400);
  });

  it('meant for others is ignored', async () => {
    expect((await prefer('respond-async, wait=10')).body.name).toContain('itemId');
  });

  it('is not needed where there is no handler, and requests are validated all the same', async () => {
    expect((await call('/items/a1', {}, mocked)).body).toMatchObject({ name: 'First' });
    expect((await call('/items/a1', { headers: { accept: 'text/html' } }, mocked)).status).toBe(406);
    expect((await call('/items/a1?pageSize=900', {}, mocked)).status).toBe(400);
  });
});
