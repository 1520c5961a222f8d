import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { toWebRequest } from './web-request.ts';

/** A request whose caller has gone away before the answer was complete. */
function left(method: string): Request {
  const response = Object.assign(new EventEmitter(), { writableFinished: false });
  const incoming = { method, url: '/cart', headers: { host: 'shop.test' } };
  const request = toWebRequest(incoming as IncomingMessage, response as unknown as ServerResponse, {
    secure: false,
    body: Buffer.alloc(0),
  });
  response.emit('close');
  return request;
}

it.each(['GET', 'HEAD'])('gives up a %s whose caller has gone', (method) => {
  expect(left(method).signal.aborted).toBe(true);
});

it.each(['POST', 'PUT', 'DELETE'])('keeps a %s whose caller has gone', (method) => {
  expect(left(method).signal.aborted).toBe(false);
});
