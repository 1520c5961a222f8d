import { setImmediate as turnOfTheLoop, setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRequest } from '#http/server/in-request.ts';
import { timeOfItsOwn } from '#http/turns/testing/time-of-its-own.ts';
import type { Database } from './connection.ts';
import { openPglite } from './pglite.ts';
import { Turns } from './turns.ts';

const pass = timeOfItsOwn();

let database: Database;
beforeAll(async () => {
  database = await openPglite({});
});
afterAll(() => database.close());

test('transactions come one after the other, in the order in which they were asked for', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const one = (name: string) =>
    turns.transaction(async () => {
      seen.push(`${name} begins`);
      await wait(1);
      seen.push(`${name} ends`);
    });
  await Promise.all([one('first'), one('second')]);
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('a transaction that fails holds nobody up', async () => {
  const turns = new Turns();
  const failing = turns.transaction(() => Promise.reject(new Error('refused')));
  const next = turns.transaction(async () => 'done');
  await expect(failing).rejects.toThrow('refused');
  await expect(next).resolves.toBe('done');
});

test('writers come although somebody reads without end', async () => {
  const turns = new Turns();
  let isReading = true;
  const reading = (async () => {
    for (; isReading; pass(1)) await turns.statement(() => turnOfTheLoop());
  })();
  await turns.transaction(() => turnOfTheLoop());
  await Promise.all([turns.transaction(() => wait(1)), turns.transaction(async () => undefined)]);
  isReading = false;
  await reading;
});

test('PF-SEC-11 whoever reads waits for one transaction, not for all that were asked for before', async () => {
  const transactions = 6;
  let ended = 0;
  const write = () =>
    database.transaction(async (connection) => {
      for (let at = 0; at < 20; at += 1) await connection.query('select 1');
      ended += 1;
    });
  const all = Array.from({ length: transactions }, write);
  const endedAtRead: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    await database.query('select 2');
    endedAtRead.push(ended);
  }
  await Promise.all(all);
  // All five statements of the reader are answered after the transaction that was under way.
  expect(Math.max(...endedAtRead)).toBeLessThan(3);
});

test('PF-SEC-11 a long transaction does not hold up what needs no database', async () => {
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await turnOfTheLoop();
      turns += 1;
    }
  })();
  await database.transaction(async (connection) => {
    const before = turns;
    const until = performance.now() + 100;
    for (; performance.now() < until; pass(1)) await connection.query('select 1');
    expect(turns - before).toBeGreaterThan(3);
  });
  isOver = true;
  await others;
});

test('PF-SEC-14 a request of several short statements waits once for those who need the database much', async () => {
  const turns = new Turns();
  const work = async () => {
    pass(4);
    await turnOfTheLoop();
  };
  const started = Array.from({ length: 6 }, () => 0);
  let isOver = false;
  const busy = started.map((_, at) =>
    inRequest({ id: String(at), name: 'busy' }, async () => {
      while (!isOver) {
        started[at] = (started[at] ?? 0) + 1;
        await turns.statement(work);
      }
    }),
  );
  while (started.some((count) => count < 6)) await turnOfTheLoop();
  let before = 0;
  const sum = () => started.reduce((all, one) => all + one, 0);
  await inRequest({ id: 'short', name: 'short' }, async () => {
    for (let at = 0; at < 5; at += 1) {
      await turns.statement(turnOfTheLoop);
      if (at === 0) before = sum();
    }
  });
  expect(sum() - before).toBeLessThan(2);
  isOver = true;
  await Promise.all(busy);
});
