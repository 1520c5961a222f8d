import { afterAll, beforeAll, expect, it } from 'vitest';
import { addUser } from '#mock/apis/commerce/testing/guests.ts';
import { type Door, newToken, openDoor } from '../testing/door.ts';

let door: Door;
let username: string;
beforeAll(async () => {
  door = await openDoor();
  ({ username } = await addUser(door.store));
});
afterAll(() => door.close());

const send = async (xml: string, address = 'u/64.0') => {
  const response = await fetch(`${door.origin}/services/Soap/${address}`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml', soapaction: '""' },
    body: xml,
  });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};
const envelope = (call: string, sessionId?: string) =>
  `<?xml version="1.0"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Header>${
    sessionId === undefined
      ? ''
      : `<p:SessionHeader xmlns:p="urn:x"><p:sessionId>${sessionId}</p:sessionId></p:SessionHeader>`
  }</s:Header><s:Body xmlns="urn:partner.soap.sforce.com">${call}</s:Body></s:Envelope>`;
const login = (name: string, password: string, address?: string) =>
  send(envelope(`<login><username>${name}</username><password>${password}</password></login>`), address);
const inside = (text: string, element: string) =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(text)?.[1];

it('PF-DOOR-11 signs a person in at either API, asks the session and signs out', async () => {
  for (const address of ['u/64.0', 'c/50.0']) {
    const { status, type, text } = await login(username, 'demo', address);
    expect([status, type]).toEqual([200, 'text/xml; charset=utf-8']);
    expect(inside(text, 'serverUrl')).toBe(`${door.origin}/services/Soap/${address}`);
    const sessionId = inside(text, 'sessionId') ?? '';
    expect(inside((await send(envelope('<getUserInfo/>', sessionId), address)).text, 'userName')).toBe(
      username,
    );
    const timestamp = await send(envelope('<getServerTimestamp/>', sessionId), address);
    expect(inside(timestamp.text, 'timestamp')).toBe(door.clock().toISOString());
    expect((await send(envelope('<logout/>', sessionId), address)).text).toContain('<logoutResponse/>');
    const ended = await send(envelope('<getUserInfo/>', sessionId), address);
    expect([ended.status, inside(ended.text, 'faultcode')]).toEqual([500, 'sf:INVALID_SESSION_ID']);
  }
});

it('takes a session of OAuth that may use the APIs, and no other', async () => {
  const ask = async (scopes: string) => {
    const { token } = await newToken(door, scopes);
    return (await send(envelope('<getUserInfo/>', token))).status;
  };
  expect([await ask('api'), await ask('id')]).toEqual([200, 500]);
});

it.each([
  ['a wrong password', () => login(username, 'wrong'), 'sf:INVALID_LOGIN'],
  ['an unknown person', () => login('nobody', 'demo'), 'sf:INVALID_LOGIN'],
  ['a version that is not spoken', () => login(username, 'demo', 'u/12.0'), 'sf:UNSUPPORTED_API_VERSION'],
  ['no session', () => send(envelope('<getUserInfo/>')), 'sf:INVALID_SESSION_ID'],
  ['another call', () => send(envelope('<query/>')), 'soapenv:Client'],
  ['two calls', () => send(envelope('<logout/><logout/>')), 'soapenv:Client'],
  ['no call', () => send(envelope('')), 'soapenv:Client'],
  ['what is no XML', () => send('<a><b></a>'), 'soapenv:Client'],
  ['another document', () => send('<html/>'), 'soapenv:Client'],
])('PF-DOOR-12 refuses %s as a fault of SOAP', async (_, ask, code) => {
  const { status, text } = await ask();
  expect([status, inside(text, 'faultcode')]).toEqual([500, code]);
  expect(inside(text, 'faultstring')).toMatch(/\w/);
  expect(text).not.toContain('demo');
});

it('PF-DOOR-13 refuses a document type, whatever its entities stand for', async () => {
  const doctype = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
  const { status, text } = await send(doctype + envelope('<login><username>&b;</username></login>'));
  expect([status, inside(text, 'faultcode')]).toEqual([500, 'soapenv:Client']);
});

it('reads and writes characters that mean something in XML', async () => {
  const odd = 'a&b<c>"d\'';
  const [user] = await door.store.find('User', { where: { Username: username } });
  await door.store.update('User', user?.Id ?? '', { Username: odd });
  const { text } = await login('a&amp;b&lt;c&gt;&quot;d&apos;', 'demo');
  expect(inside(text, 'userName')).toBe("a&amp;b&lt;c&gt;&quot;d'");
});

it('PF-SEC-20 reads short envelopes only, and names no more of a broken one than helps', async () => {
  const open = await send('<a>'.repeat(20_000));
  expect([open.status, inside(open.text, 'faultcode')]).toEqual([500, 'soapenv:Client']);
  expect(open.text).toContain('The envelope is no XML');
  expect(open.text.length).toBeLessThan(2_000);
  expect((await send(envelope(`<login><username>${'a'.repeat(70_000)}</username></login>`))).status).toBe(
    413,
  );
});
