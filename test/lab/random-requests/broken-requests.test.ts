import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMock, type Mock } from '#mock/create-mock.ts';
import { openTestStore } from '#mock/store/testing.ts';

/** At the base of the site, where guests may ask: elsewhere whoever has no session is told that alone. */
const STORE = '/webruntime/api/services/data/v64.0/commerce/webstores/0ZE000000000001AAA';

const REGISTRATIONS = `${STORE}/buyers/registrations`;

let mock: Mock;
let port: number;
beforeAll(async () => {
  mock = await createMock({
    store: await openTestStore(),
    bodyLimits: { json: 1000 },
    replace: {
      getVersions: () => {
        throw new Error('secret');
      },
    },
    httpLimits: { drainMs: 50 },
    log: () => undefined,
    violationsFile: process.env.MOCK_VIOLATIONS_FILE,
  });
  port = await mock.listen(0);
});
afterAll(() => mock.close());

interface Answer {
  readonly status: number;
  readonly head: string;
  readonly errors: readonly { readonly errorCode: string; readonly message: string }[];
}

/** Sends a request as it is written and reads until the server hangs up. */
async function exchange(method: string, path: string, body = ''): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: close',
    ...(body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`] : []),
  ];
  let received = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`));
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('close', () => resolve(received)).on('error', reject);
  const [answerHead = '', answerBody = ''] = (await promise).split('\r\n\r\n');
  return {
    status: Number(answerHead.split(' ')[1]),
    head: answerHead,
    errors: JSON.parse(answerBody || '[]'),
  };
}

const broken: readonly [name: string, status: number, send: () => Promise<Answer>][] = [
  ['a malformed percent escape', 400, () => exchange('GET', `${STORE}/carts/%E0%A4%A`)],
  ['malformed JSON', 400, () => exchange('POST', REGISTRATIONS, '{"email":')],
  ['a body over the limit', 413, () => exchange('POST', REGISTRATIONS, `"${'x'.repeat(5000)}"`)],
  ['an unknown path', 404, () => exchange('GET', `${STORE}/no-such-thing`)],
  ['a wrong method', 405, () => exchange('DELETE', `${STORE}/application-context`)],
  ['a handler that throws', 500, () => exchange('GET', '/services/data')],
];

describe('the platform answers', () => {
  it.each(broken)(
    '%s with %i in the declared form within a second, and goes on',
    async (_name, status, send) => {
      const began = performance.now();
      const answer = await send();
      expect(performance.now() - began).toBeLessThan(1000);
      expect(answer.status).toBe(status);
      expect(answer.head).toContain('content-type: application/json');
      expect(answer.errors).toEqual([
        { errorCode: expect.stringMatching(/^[A-Z_]+$/), message: expect.stringMatching(/\w/) },
      ]);
      expect(JSON.stringify(answer.errors)).not.toMatch(/secret|\.ts|node_modules/);
      expect((await exchange('OPTIONS', '/services/data')).status).toBe(204);
    },
  );

  it('a wrong method with the right ones', async () => {
    const { head } = await exchange('DELETE', `${STORE}/application-context`);
    expect(head).toContain('allow: GET, HEAD, OPTIONS');
  });

  it('many broken requests at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => broken[index % broken.length]?.[2]()),
    );
    expect(answers.map((answer) => answer?.status)).toEqual(
      Array.from({ length: 60 }, (_, index) => broken[index % broken.length]?.[1]),
    );
  });
});
