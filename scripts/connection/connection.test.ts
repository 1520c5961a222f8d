import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, platformAddress, readConnection, writeConnection } from './connection.ts';

const shop: Connection = {
  platformUrl: 'https://shop.example/apotheke',
  webstoreId: '0ZE000000000001AAA',
  siteId: '0DM000000000001AAA',
  communityId: '0DB000000000001',
  shopClientId: '3MVG8',
  consoleClientId: '3MVG9',
};
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'offizin-connection-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text?: string) => {
  const path = join(folder, name);
  if (text !== undefined) writeFileSync(path, text);
  return path;
};

describe('the connection', () => {
  it('is none where neither environment nor file has an address', () => {
    expect(
      readConnection({ WEBSTORE_ID: shop.webstoreId, PLATFORM_URL: '' }, file('absent')),
    ).toBeUndefined();
  });

  it('is read as it was written', () => {
    writeConnection(shop, file('shop.json'));
    expect(readConnection({}, file('shop.json'))).toEqual(shop);
  });

  it('takes from the environment what that has, and the rest from the file', () => {
    writeConnection(shop, file('shop.json'));
    const environment = { PLATFORM_URL: 'http://127.0.0.1:4020/', SITE_ID: '0DM000000000002AAA' };
    expect(readConnection(environment, file('shop.json'))).toEqual({
      ...shop,
      platformUrl: 'http://127.0.0.1:4020',
      siteId: '0DM000000000002AAA',
    });
  });

  it('names where staff works and signs in, where that is elsewhere', () => {
    const staff = { orgUrl: 'https://org.example', shopSignIn: 'form' } as const;
    writeConnection({ ...shop, ...staff }, file('staff.json'));
    expect(readConnection({}, file('staff.json'))).toEqual({ ...shop, ...staff });
    expect(() => readConnection({ ORG_URL: 'org.example' }, file('staff.json'))).toThrow('ORG_URL is');
    for (const variable of ['SHOP_CLIENT_ID', 'CONSOLE_CLIENT_ID'])
      expect(() => readConnection({ [variable]: 'a b' }, file('staff.json'))).toThrow(`${variable} is`);
  });

  it('names the fields of products, in the file as an object', () => {
    const mapped = { ...shop, fields: 'pzn=ProductCode' };
    writeConnection(mapped, file('fields.json'));
    expect(JSON.parse(readFileSync(file('fields.json'), 'utf8')).fields).toEqual({ pzn: 'ProductCode' });
    expect(readConnection({}, file('fields.json'))).toEqual(mapped);
    expect(readConnection({ SHOP_FIELDS: 'none' }, file('fields.json'))?.fields).toBe('none');
    expect(readConnection({}, file('none.json', JSON.stringify({ ...shop, fields: {} })))?.fields).toBe(
      'none',
    );
    expect(() => readConnection({ SHOP_FIELDS: 'preis=Preis__c' }, file('fields.json'))).toThrow(
      'SHOP_FIELDS is "preis=Preis__c", but “preis” is none of pzn, ',
    );
  });

  it('names what is missing or wrong, and what to do', () => {
    const onlyAddress = { PLATFORM_URL: shop.platformUrl };
    expect(() => readConnection(onlyAddress, file('absent'))).toThrow(
      'WEBSTORE_ID is missing; it is an id of 15 or 18 characters that begins with 0ZE.',
    );
    expect(() => readConnection({ ...onlyAddress, WEBSTORE_ID: shop.siteId }, file('absent'))).toThrow(
      `WEBSTORE_ID is "${shop.siteId}"`,
    );
    const { consoleClientId: _, ...others } = shop;
    writeConnection(others as Connection, file('others.json'));
    expect(() => readConnection({}, file('others.json'))).toThrow('CONSOLE_CLIENT_ID is missing');
    writeConnection(shop, file('shop.json'));
    expect(() => readConnection({ SHOP_SIGN_IN: 'yes' }, file('shop.json'))).toThrow('SHOP_SIGN_IN is "yes"');
    for (const text of ['{', '[]', 'null'])
      expect(() => readConnection({}, file('broken.json', text))).toThrow('npm run connect writes it anew');
  });
});

describe('the address of a platform', () => {
  it('has no slash at its end, no query and no fragment', () => {
    expect(platformAddress('https://shop.example/apotheke/?a=1#b')).toBe(shop.platformUrl);
    expect(platformAddress('http://127.0.0.1:4010/')).toBe('http://127.0.0.1:4010');
  });

  it.each(['shop.example', 'ftp://shop.example', 'https://me:secret@shop.example', '', undefined, 7])(
    'is not %s',
    (text) => {
      expect(() => platformAddress(text)).toThrow('PLATFORM_URL is');
    },
  );
});
