import type { IncomingMessage } from 'node:http';
import { RouterContextProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { FetchError } from '#client/errors/index.ts';
import { inRequest } from '#http/server/in-request.ts';
import { nameOf } from '#http/server/name-of.ts';
import { handleError } from './handle-error.server.ts';

const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => printed.mockClear());

/** What is printed of an error that no route has caught while a page is made. */
function linesOf(error: unknown, signal = new AbortController().signal): string {
  const request = new Request('http://shop.test/search?q=secret', { signal });
  const name = nameOf({ method: 'GET', url: '/search?q=secret' } as IncomingMessage, 'id-1');
  const asking = { id: 'id-1', name };
  inRequest(asking, () => handleError(error, { request, context: new RouterContextProvider(), params: {} }));
  return printed.mock.calls.flat().join('\n');
}

it('logs the request of the error and its trace, and nothing that was searched for', () => {
  const url = 'http://platform.test/search?searchTerm=secret';
  const cause = new FetchError({ operationId: 'searchProducts', status: 500, url });
  const lines = linesOf(new Error('The list is broken', { cause }));
  expect(lines).toMatch(/^GET \/search \(request id-1\): A page failed\nError: The list is broken\n +at /);
  expect(lines).toContain('Caused by: FetchError: HTTP 500');
  expect(lines).not.toContain('secret');
});

it('logs nothing when whoever asked has gone', () => {
  expect(linesOf(new Error('given up'), AbortSignal.abort())).toBe('');
});
