import { expect, it } from 'vitest';
import { createWebServer } from '#http/web-server.ts';
import { createApiServer } from '#mock/engine/http/server.ts';

const MOST = 3;

/** Answers that come once they are released. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { released: promise, release: resolve };
}

/** The first so many answers to come. */
function first(count: number, answers: readonly Promise<Response>[]): Promise<Response[]> {
  const { promise, resolve } = Promise.withResolvers<Response[]>();
  const come: Response[] = [];
  for (const answer of answers)
    void answer.then((one) => {
      if (come.push(one) === count) resolve([...come]);
    });
  return promise;
}

const servers = {
  'of an app': (released: Promise<void>) =>
    createWebServer({
      app: 'shop',
      platformUrl: 'http://127.0.0.1:1',
      files: new Map(),
      page: () => released.then(() => new Response('page')),
      limits: { mostAtOnce: MOST },
    }),
  'of the platform': (released: Promise<void>) =>
    createApiServer({
      handle: () => released.then(() => ({ status: 200, body: 'answer' })),
      log: () => undefined,
      limits: { mostAtOnce: MOST },
    }),
};

it.each(Object.entries(servers))(
  'a server %s refuses what is too much, answers what it has begun, and goes on',
  async (_, create) => {
    const { released, release } = held();
    const server = create(released);
    const origin = `http://127.0.0.1:${await server.listen(0)}`;
    try {
      const answers = Array.from({ length: 2 * MOST }, () => fetch(origin));
      // Before the release nobody is answered but those who are refused.
      const refused = await first(MOST, answers);
      for (const answer of refused) {
        expect(answer.status).toBe(503);
        expect(answer.headers.get('retry-after')).toBe('1');
        expect(await answer.json()).toMatchObject([{ errorCode: 'SERVER_UNAVAILABLE' }]);
      }
      release();
      const ended = await Promise.all(answers);
      const statuses = ended.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(MOST);
      await Promise.all(ended.map((answer) => answer.bodyUsed || answer.text()));
      expect((await fetch(origin)).status).toBe(200);
    } finally {
      await server.close();
    }
  },
);
