import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { sendCompressed } from './send-compressed.ts';

it('drops the page of somebody who has gone on, and takes that for no failure', async () => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const body = Readable.from(['page']);
  response.destroy();
  await sendCompressed(request, response, { status: 200, headers: { 'content-type': 'text/html' }, body });
  expect(body.destroyed).toBe(true);
  expect(response.headersSent).toBe(false);
});
