import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { compressedOnce } from './compress.ts';
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

describe('what every cache may keep', () => {
  const drawing = `<svg>${'<path d="M0 0h1v1z"/>'.repeat(4_000)}</svg>`;
  const headers = { 'content-type': 'image/svg+xml', 'content-length': drawing.length, etag: '"1"' };
  const asked = async (cacheControl: string) => {
    const server = createServer((request, response) => {
      const body = Readable.from([Buffer.from(drawing)]);
      const answer = { status: 200, headers: { ...headers, 'cache-control': cacheControl }, body };
      sendCompressed(request, response, answer).catch(() => response.destroy());
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { 'accept-encoding': 'br' } });
    server.close();
    return answer;
  };

  it('PF-SEC-17 is compressed as a whole', async () => {
    const answer = await asked('public, max-age=60');
    expect(await answer.text()).toBe(drawing);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(drawing.length / 10);
    expect(answer.headers.get('etag')).toBe('W/"1"');
  });

  it('PF-SEC-17 once for all who are sent these bytes', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => compressedOnce(Buffer.from(drawing), 'br')));
    expect(second).toBe(first);
    expect(await compressedOnce(Buffer.from(drawing), 'gzip')).not.toEqual(first);
    expect(await compressedOnce(Buffer.from(`${drawing} `), 'br')).not.toEqual(first);
  });

  it('is compressed as it comes where it is not for all', async () => {
    const answer = await asked('private, max-age=60');
    expect(await answer.text()).toBe(drawing);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-length')).toBeNull();
  });
});
