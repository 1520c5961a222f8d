import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { inRequest } from './in-request.ts';
import { nameOf } from './name-of.ts';
import { logInRequest } from './request-log.ts';

const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => printed.mockClear());

const get = (url: string, id: string) => ({
  id,
  name: nameOf({ method: 'GET', url } as IncomingMessage, id),
});
const lines = () => printed.mock.calls.map(([line]) => line);

it('names the request of each line, without its query, also where several are worked on at once', async () => {
  const work = async () => {
    await sleep(5);
    logInRequest('it failed');
  };
  await Promise.all([
    inRequest(get('/search?q=secret', 'id-1'), work),
    inRequest(get('/cart', 'id-2'), work),
  ]);
  logInRequest('nobody asked');
  expect(lines()).toEqual([
    'GET /search (request id-1): it failed',
    'GET /cart (request id-2): it failed',
    'nobody asked',
  ]);
});

it('names it for the copy of this module that a build carries', async () => {
  const path = './request-log.ts?copy';
  const copy: typeof import('./request-log.ts') = await import(path);
  expect(copy.logInRequest).not.toBe(logInRequest);
  inRequest(get('/cart', 'id-3'), () => copy.logInRequest('it failed'));
  expect(lines()).toEqual(['GET /cart (request id-3): it failed']);
});
