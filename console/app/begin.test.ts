import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routedFetch } from '#client/testing/stub-fetch.ts';
import { getObjectInfo } from '#generated/record-data/client.gen.ts';
import { begin } from './begin.ts';

const ID = '001000000000001AAA';
const { fetch, requests } = routedFetch({
  'GET /services/data': () => [200, [{ label: 'Summer', url: '/services/data/v64.0', version: '64.0' }]],
  'GET /object-info/Case': () => [200, { apiName: 'Case' }],
});
const page = (path: string) => new URL(path, 'https://console.example') as unknown as Location;

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('fetch', fetch);
  const localStorage = { getItem: (key: string) => (key.endsWith('.locale') ? '"en"' : null) };
  vi.stubGlobal('window', { localStorage, location: { pathname: '/' } });
});
afterEach(() => vi.unstubAllGlobals());

test('a record is asked for before there is anything to draw it, in the language that was chosen', async () => {
  const { locale, record } = begin(page(`/o/Account/${ID}`));
  expect(locale).toBe('en');
  await record;
  const asked = requests.map(({ url }) => new URL(url).pathname);
  expect(asked.some((path) => path.endsWith(`/record-ui/${ID}`))).toBe(true);
  expect(asked.some((path) => path.endsWith(`/records/${ID}`))).toBe(true);
});

test('what is asked for later is in the language spoken then, and told to whoever listens', async () => {
  const { platform, record, speak, listen } = begin(page('/dashboard'));
  await record;
  expect(requests).toEqual([]);
  const heard: string[] = [];
  listen(({ operation }) => heard.push(operation.operationId));
  speak(() => 'de');
  await platform.read(getObjectInfo, { path: { objectApiName: 'Case' } });
  expect(platform.context()).toMatchObject({ language: 'de' });
  expect(heard).toContain('getObjectInfo');
});
