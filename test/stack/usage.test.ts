import { expect, it } from 'vitest';
import { askingApp, createUsageLog } from './usage.ts';

const asked = { method: 'GET', path: '/services/data/v66.0/unheard' };
const page = (via: string) => ({ ...asked, headers: { via, 'sec-fetch-site': 'same-origin' } });
const storefrontServer = { ...asked, headers: { 'user-agent': 'offizin-storefront' } };

it('tells apps apart by the server that asks or passes a page’s request on', () => {
  expect(askingApp(storefrontServer)).toBe('storefront');
  expect(askingApp(page('1.1 shop'))).toBe('storefront');
  expect(askingApp(page('1.1 cdn, 1.1 console'))).toBe('console');
});

it('counts no request of a test, straight to the platform or through the proxy of an app', () => {
  expect(askingApp({ headers: { 'sec-fetch-mode': 'cors' } })).toBeUndefined();
  expect(askingApp({ headers: { via: '1.1 console', 'sec-fetch-mode': 'cors' } })).toBeUndefined();
});

it('answers each operation once, and forgets what was taken', () => {
  const log = createUsageLog();
  log.note('getRecord', page('1.1 console'));
  log.note('getRecord', page('1.1 console'));
  log.note('getProduct', storefrontServer);
  log.note('addFault', { ...asked, headers: {} });
  expect(log.take()).toEqual({ storefront: ['getProduct'], console: ['getRecord'] });
  expect(log.take()).toEqual({ storefront: [], console: [] });
});

it('keeps the address of what no contract knows', () => {
  const log = createUsageLog();
  log.note(undefined, page('1.1 console'));
  expect(log.take().console).toEqual(['GET /services/data/v66.0/unheard']);
});
