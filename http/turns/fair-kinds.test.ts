import { setImmediate as turnOfTheLoop, setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairKinds } from './fair-kinds.ts';
import { timeOfItsOwn } from './testing/time-of-its-own.ts';

const pass = timeOfItsOwn();

test('PF-SEC-21 of those who wait the kind that has lately taken least begins first', async () => {
  const queue = new FairKinds();
  const begun: string[] = [];
  await queue.begin('hard', async () => pass(20));
  await queue.begin('easy', async () => undefined);
  const piece = (kind: string) => queue.begin(kind, async () => void begun.push(kind));
  await Promise.all([queue.begin('new', async () => undefined), piece('hard'), piece('hard'), piece('easy')]);
  expect(begun).toEqual(['easy', 'hard', 'hard']);
});

test('a kind that is asked for seldom does not stand behind one that is asked for all the time', async () => {
  const queue = new FairKinds();
  const begun: string[] = [];
  const piece = (kind: string) =>
    queue.begin(kind, async () => {
      pass(5);
      begun.push(kind);
    });
  await piece('seldom');
  for (let times = 0; times < 5; times += 1) await piece('often');
  begun.length = 0;
  await Promise.all([piece('often'), piece('often'), piece('often'), piece('seldom')]);
  expect(begun).toEqual(['often', 'seldom', 'often', 'often']);
});

test('what a kind took is forgotten', async () => {
  const queue = new FairKinds();
  await queue.begin('once hard', async () => pass(40));
  pass(500);
  await queue.begin('once hard', async () => undefined);
  await queue.begin('middling', async () => pass(10));
  const begun: string[] = [];
  const piece = (kind: string) => queue.begin(kind, async () => void begun.push(kind));
  await Promise.all([queue.begin('new', async () => undefined), piece('middling'), piece('once hard')]);
  expect(begun).toEqual(['once hard', 'middling']);
});

test('each begins in a turn of the event loop of its own', async () => {
  const queue = new FairKinds();
  let turn = 0;
  let isOver = false;
  const counted = (async () => {
    for (; !isOver; turn += 1) await turnOfTheLoop();
  })();
  const turns = await Promise.all(['a', 'b', 'c'].map((kind) => queue.begin(kind, async () => turn)));
  isOver = true;
  await counted;
  expect(new Set(turns).size).toBe(3);
});

test('nobody waits for another to be finished, and one that fails holds up nobody', async () => {
  const queue = new FairKinds();
  const finished: string[] = [];
  const slow = queue.begin('slow', () => wait(50).then(() => void finished.push('slow')));
  const failed = queue.begin('failed', async () => {
    throw new Error('failed');
  });
  const quick = queue.begin('quick', async () => void finished.push('quick'));
  await expect(failed).rejects.toThrow('failed');
  await Promise.all([slow, quick]);
  expect(finished).toEqual(['quick', 'slow']);
});
