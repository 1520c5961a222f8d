import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRest, type Program, type Rest } from '../../testing/rest.ts';

let rest: Rest;
let support: Program;
let address: string;
beforeAll(async () => {
  rest = await openRest();
  support = await rest.user('Support');
});
afterAll(() => rest.close());
beforeEach(async () => {
  const { Id } = await rest.store.insert('Account', { Name: 'Praxis' });
  address = `/sobjects/Account/${Id}`;
});

const seconds = (count: number) => rest.clock.advance(count * 1000);
const now = () => rest.clock().toUTCString();
const tagOf = async (query = '') => String((await support.get(address + query)).headers?.etag);
const rename = (Name: string, headers: Record<string, string>) => support.patch(address, { Name }, headers);
const nameOf = async () => (await support.get(`${address}?fields=Name`)).body.Name;
const CHANGED = { status: 412, body: [{ errorCode: 'PRECONDITION_FAILED' }] };

describe('a change of an account', () => {
  it('PF-REST-21 with the tag of what was read is made once, whichever fields were read', async () => {
    const tag = await tagOf('?fields=Name');
    expect(await tagOf()).not.toBe(tag);
    expect((await rename('Erst', { 'if-match': `"other", ${tag}` })).status).toBe(204);
    expect(await rename('Dann', { 'if-match': tag })).toMatchObject(CHANGED);
    expect(await nameOf()).toBe('Erst');
    expect((await rename('Dann', { 'if-match': await tagOf() })).status).toBe(204);
    expect((await rename('Immer', { 'if-match': '*' })).status).toBe(204);
  });

  it('PF-REST-21 is made by one only of two that name the same version at once', async () => {
    const tag = await tagOf();
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => rename(name, { 'if-match': tag })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 412, 412]);
  });

  it('PF-REST-21 is refused for a version that it must not have', async () => {
    const tag = await tagOf();
    expect(await rename('Neu', { 'if-none-match': tag })).toMatchObject(CHANGED);
    expect((await rename('Neu', { 'if-none-match': '"other"' })).status).toBe(204);
    expect(await rename('Neu', { 'if-match': 'no tag' })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_INPUT' }],
    });
  });

  it('PF-REST-21 tells nobody of a record that is not there', async () => {
    address = '/sobjects/Account/001000000000009AAA';
    expect((await rename('Neu', { 'if-match': '"other"' })).status).toBe(404);
  });
});

describe('a change of any record', () => {
  it('PF-REST-21 with the moment of what was read overwrites nothing newer', async () => {
    const { Id } = await rest.store.insert('Contact', { LastName: 'Berg' });
    address = `/sobjects/Contact/${Id}`;
    const read = { 'if-unmodified-since': now() };
    const change = (LastName: string, headers: Record<string, string>) =>
      support.patch(address, { LastName }, headers);
    expect((await change('Adler', { ...read, 'if-match': '"of no contact"' })).status).toBe(204);
    seconds(2);
    await rest.store.update('Contact', Id, { LastName: 'Winter' });
    expect(await change('Sommer', read)).toMatchObject(CHANGED);
    expect((await change('Sommer', { 'if-unmodified-since': 'yesterday' })).status).toBe(400);
    expect((await change('Sommer', { 'if-unmodified-since': now() })).status).toBe(204);
  });
});

describe('a read of a record', () => {
  it('PF-REST-22 is answered 304 to the moment of a copy, until the record is changed', async () => {
    const copy = now();
    seconds(2);
    const { status, body } = await support.get(address, { 'if-modified-since': copy });
    expect([status, body]).toEqual([304, undefined]);
    await rest.store.update('Account', address.split('/').at(-1) ?? '', { Name: 'Anders' });
    expect((await support.get(address, { 'if-modified-since': copy })).status).toBe(200);
    expect(await support.get(address, { 'if-unmodified-since': copy })).toMatchObject(CHANGED);
    expect((await support.get(address, { 'if-unmodified-since': now() })).status).toBe(200);
    for (const name of ['if-modified-since', 'if-unmodified-since'])
      expect((await support.get(address, { [name]: 'yesterday' })).status).toBe(200);
  });

  it('PF-REST-22 goes by the tag where it names both, and is answered 412 to the tag of another version', async () => {
    const [tag, copy] = [await tagOf(), now()];
    const both = { 'if-none-match': '"other"', 'if-modified-since': copy };
    expect((await support.get(address, both)).status).toBe(200);
    expect((await support.get(address, { 'if-match': tag })).status).toBe(200);
    expect(await support.get(address, { 'if-match': '"other"' })).toMatchObject(CHANGED);
  });
});

describe('what objects are made of', () => {
  it.each(['/sobjects', '/sobjects/Account/describe'])(
    'PF-REST-22 at %s is told by its moment',
    async (at) => {
      const { headers } = await support.get(at);
      const changed = String(headers?.['last-modified']);
      expect((await support.get(at, { 'if-modified-since': changed })).status).toBe(304);
      const before = new Date(Date.parse(changed) - 1000).toUTCString();
      expect((await support.get(at, { 'if-modified-since': before })).status).toBe(200);
      expect(await support.get(at, { 'if-unmodified-since': before })).toMatchObject(CHANGED);
      expect((await support.get(at, { 'if-unmodified-since': changed })).status).toBe(200);
    },
  );

  it('PF-REST-22 is told to those alone who may read the object', async () => {
    const buyer = await rest.user('Buyer');
    const headers = { 'if-modified-since': now() };
    expect((await buyer.get('/sobjects/Account/describe', headers)).status).toBe(404);
  });
});
