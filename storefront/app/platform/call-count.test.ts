import { expect, it } from 'vitest';
import { CallCount } from './call-count.server.ts';

it('counts calls with their time together, failed ones too', async () => {
  const calls = new CallCount();
  const fetch = calls.counting(async (request) => {
    if (request.url.endsWith('/down')) throw new TypeError('fetch failed');
    return new Response();
  });
  await fetch(new Request('http://platform.example/a'));
  expect(calls.header()).toMatch(/^platform;desc="1 call";dur=\d+$/);
  await expect(fetch(new Request('http://platform.example/down'))).rejects.toThrow('fetch failed');
  expect(calls.header()).toMatch(/^platform;desc="2 calls";dur=\d+$/);
});
