import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { toWebRequest } from './web-request.ts';

/** A request whose caller has gone away before the answer was complete. */
function left(method: string): Request {
  const response = Object.assign(new EventEmitter(), { writableFinished: false });
  const incoming = { method, url: '/cart', headers: {} };
  const request = toWebRequest(incoming as IncomingMessage, response as unknown as ServerResponse, {
    origin: 'http://shop.test',
    body: Buffer.alloc(0),
  });
  response.emit('close');
  return request;
}

it.each(['GET', 'HEAD'])('gives up a %s whose caller has gone', (method) => {
  expect(left(method).signal.aborted).toBe(true);
});

it('has the origin of the server, whatever its address looks like', () => {
  const incoming = { method: 'POST', url: '//elsewhere/cart?a=b', headers: { host: 'elsewhere' } };
  const { url } = toWebRequest(incoming as IncomingMessage, new EventEmitter() as ServerResponse, {
    origin: 'https://shop.example',
    body: Buffer.alloc(0),
  });
  expect(url).toBe('https://shop.example//elsewhere/cart?a=b');
});

it.each(['POST', 'PUT', 'DELETE'])('keeps a %s whose caller has gone', (method) => {
  expect(left(method).signal.aborted).toBe(false);
});
