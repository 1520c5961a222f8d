import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileId } from '#mock/store/metadata-records.ts';
import { type Door, newToken, openDoor } from '../testing/door.ts';

let door: Door;
let authorization: string;
let accountId: string;
beforeAll(async () => {
  door = await openDoor();
  const { token, username } = await newToken(door);
  authorization = `Bearer ${token}`;
  const user = await door.store.findOne('User', { where: { Username: username } });
  await door.store.update('User', user?.Id ?? '', { ProfileId: profileId('Support') });
  accountId = (await door.store.insert('Account', { Name: 'Praxis am Markt' })).Id;
});
afterAll(() => door.close());

const BASE = '/services/data/v64.0';
const get = (path: string, headers: Record<string, string> = {}) =>
  door.get(path, { authorization, ...headers });
const post = (body: Buffer | string, headers: Record<string, string>, path = '/sobjects/Account') =>
  fetch(`${door.origin}${BASE}${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', ...headers },
    body: body as string,
  });

describe('a program', () => {
  it('PF-REST-15 may write the base of an address in any case', async () => {
    const { status, body } = await get('/Services/Data/V66.0/limits/');
    expect({ status, names: Object.keys(body) }).toMatchObject({ status: 200 });
    expect((await get('/SERVICES/data/v66.0/sobjects')).status).toBe(200);
    const patch = await fetch(
      `${door.origin}/Services/Data/v64.0/sobjects/Account/${accountId}?_HttpMethod=PATCH`,
      {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ Name: 'Praxis am Ring' }),
      },
    );
    expect(patch.status).toBe(204);
  });

  it('PF-REST-16 may compress what it sends', async () => {
    const packed = gzipSync(JSON.stringify({ Name: 'Gepackt' }));
    expect((await post(packed, { 'content-encoding': 'gzip' })).status).toBe(201);
    expect(await door.store.count('Account', { Name: 'Gepackt' })).toBe(1);
  });

  it('PF-REST-16 is refused what is no gzip, packed otherwise, or too large unpacked', async () => {
    const bomb = gzipSync(JSON.stringify({ Name: ' '.repeat(3_000_000) }));
    expect((await post(bomb, { 'content-encoding': 'gzip' })).status).toBe(413);
    expect((await post('{"Name":"x"}', { 'content-encoding': 'gzip' })).status).toBe(400);
    expect((await post('{"Name":"x"}', { 'content-encoding': 'br' })).status).toBe(415);
  });

  it('PF-REST-17 is answered in lines where it asks for that', async () => {
    const path = `${BASE}/sobjects/Account/${accountId}?fields=Name`;
    const plain = await get(path);
    const pretty = await get(path, { 'x-prettyprint': '1' });
    expect(plain.text).not.toContain('\n');
    expect(pretty.text).toBe(JSON.stringify(plain.body, null, 2));
  });

  it('PF-REST-18 may send a body with a GET, and call options', async () => {
    const { port, hostname } = new URL(door.origin);
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    const body = '{"no":"matter"';
    const headers = {
      authorization,
      'content-type': 'application/json',
      'content-length': String(body.length),
      'sforce-call-options': 'client=Nightly/1.0, defaultNamespace=x',
    };
    request({ hostname, port, path: `${BASE}/sobjects/Account/${accountId}`, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end(body);
    expect(await promise).toBe(200);
  });

  it('PF-REST-25 is told with answers how many calls were made in 24 hours, and by the limits', async () => {
    const usage = async () => {
      const { headers, body } = await get(`${BASE}/limits`);
      const [, used, most] = /^api-usage=(\d+)\/(\d+)$/.exec(headers.get('sforce-limit-info') ?? '') ?? [];
      const { Max, Remaining } = body.DailyApiRequests;
      expect([Number(most), Number(used)]).toEqual([Max, Max - Remaining]);
      return Number(used);
    };
    const before = await usage();
    expect(before).toBeGreaterThan(0);
    await get(`${BASE}/sobjects/Account/${accountId}`);
    expect(await usage()).toBe(before + 2);
    expect((await get('/services/data/')).headers.has('sforce-limit-info')).toBe(false);
  });

  it('PF-REST-19 is answered 304 for an account that it knows, until that is changed', async () => {
    const path = `${BASE}/sobjects/Account/${accountId}?fields=Name`;
    const tag = (await get(path)).headers.get('etag') ?? '';
    expect(tag).toMatch(/^".+"$/);
    expect((await get(path, { 'if-none-match': tag })).status).toBe(304);
    await door.store.update('Account', accountId, { Name: 'Praxis am Tor' });
    expect((await get(path, { 'if-none-match': tag })).status).toBe(200);
    const contact = await door.store.insert('Contact', { LastName: 'Berg' });
    expect((await get(`${BASE}/sobjects/Contact/${contact.Id}`)).headers.has('etag')).toBe(false);
  });
});
