import { expect, it } from 'vitest';
import { readMockSettings } from './settings.ts';

it('needs nothing', () => {
  expect(readMockSettings({})).toEqual({
    port: 4010,
    host: '127.0.0.1',
    operations: { port: undefined, host: '127.0.0.1', setting: 'MOCK_OPERATIONS_PORT' },
    addresses: [],
    dataDir: '.data',
    databaseUrl: undefined,
    databaseSchema: 'public',
    strict: false,
    violationsFile: undefined,
    products: undefined,
    sandbox: true,
    isStrictPlatform: false,
    sandboxPort: undefined,
    state: 'records',
    isBare: false,
    warmsUp: true,
    sitePath: '',
    shopPath: '',
    shopUrl: undefined,
  });
});

it('reads what is set, an empty text being nothing', () => {
  const settings = readMockSettings({ MOCK_PORT: '4100', MOCK_STRICT: '1', DATABASE_URL: '' });
  expect(settings).toMatchObject({ port: 4100, strict: true, databaseUrl: undefined });
});

it('names the setting that makes no sense', () => {
  expect(() => readMockSettings({ MOCK_PORT: 'many' })).toThrow('MOCK_PORT is "many"');
  expect(() => readMockSettings({ MOCK_PORT: '70000' })).toThrow('from 0 to 65535');
  expect(() => readMockSettings({ MOCK_PRODUCTS: '0' })).toThrow('whole number from 1.');
  expect(() => readMockSettings({ DATABASE_SCHEMA: 'Shop A' })).toThrow('DATABASE_SCHEMA is "Shop A"');
  expect(() => readMockSettings({ MOCK_STATE: 'some' })).toThrow('MOCK_STATE is "some"');
  expect(() => readMockSettings({ MOCK_STORE: 'none' })).toThrow('either package or bare');
  expect(() => readMockSettings({ MOCK_STRICT: 'maybe' })).toThrow('MOCK_STRICT is "maybe"');
  expect(() => readMockSettings({ MOCK_SITE_PATH: 'apotheke' })).toThrow('a path such as /apotheke');
  expect(() => readMockSettings({ SHOP_PATH: '/a b' })).toThrow('SHOP_PATH is "/a b"');
});

it('a strict platform has a sandbox where it is given a port, and always keeps records', () => {
  const strict = { MOCK_PLATFORM: 'strict' };
  expect(readMockSettings(strict)).toMatchObject({ isStrictPlatform: true, sandbox: false });
  const apart = { ...strict, MOCK_SANDBOX_PORT: '4011' };
  expect(readMockSettings(apart)).toMatchObject({ sandbox: true, sandboxPort: 4011 });
  expect(readMockSettings({ ...apart, MOCK_SANDBOX: '0' })).toMatchObject({ sandbox: false });
  expect(() => readMockSettings({ MOCK_SANDBOX_PORT: '4011' })).toThrow('is for MOCK_PLATFORM=strict');
  expect(() => readMockSettings({ ...strict, MOCK_STATE: 'none' })).toThrow('keeps no records');
  expect(() => readMockSettings({ MOCK_PLATFORM: 'real' })).toThrow('either demo or strict');
});
