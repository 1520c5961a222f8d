import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LeastServedFirst } from './least-served-first.ts';
import { timeOfItsOwn } from './testing/time-of-its-own.ts';

const pass = timeOfItsOwn();
const open = () => new LeastServedFirst(async () => undefined);

test('PF-SEC-14 who has been served least comes next', async () => {
  const queue = open();
  const [greedy, modest] = [{ name: 'greedy' }, { name: 'modest' }];
  await queue.run(greedy, async () => pass(50));
  const served: string[] = [];
  const errand = (name: string) => async () => {
    served.push(name);
    pass(1);
  };
  await Promise.all([
    queue.run({}, errand('first')),
    queue.run(greedy, errand('greedy')),
    queue.run(modest, errand('modest')),
    queue.run({}, errand('new')),
  ]);
  expect(served).toEqual(['first', 'modest', 'new', 'greedy']);
});

test('what somebody has waited counts for them, a tenth of what they were served', async () => {
  const queue = open();
  const greedy = {};
  await queue.run(greedy, async () => pass(2));
  const served: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const slow = queue.run({}, () => held);
  const waiting = queue.run(greedy, async () => void served.push('greedy'));
  const soon = queue.run({}, async () => void served.push('soon'));
  pass(21);
  const late = queue.run({}, async () => void served.push('late'));
  release();
  await Promise.all([slow, waiting, soon, late]);
  expect(served).toEqual(['soon', 'greedy', 'late']);
});

test('whoever was served for long waits a second behind others at most', async () => {
  const queue = open();
  const greedy = {};
  await queue.run(greedy, async () => pass(300));
  let isOver = false;
  let waited = 0;
  const newcomer = async (): Promise<void> => {
    while (!isOver)
      await queue.run({}, async () => {
        pass(5);
        waited += 5;
      });
  };
  const newcomers = [newcomer(), newcomer()];
  await queue.run(greedy, async () => {
    isOver = true;
  });
  expect(waited).toBeGreaterThanOrEqual(1_000);
  expect(waited).toBeLessThan(1_020);
  await Promise.all(newcomers);
});

test('where a pause is due nobody goes in without it', async () => {
  let isDue = false;
  let pauses = 0;
  const between = async () => {
    pauses += 1;
    isDue = false;
  };
  const queue = new LeastServedFirst(between, () => isDue);
  await queue.run({}, async () => undefined);
  expect(pauses).toBe(0);
  isDue = true;
  await queue.run({}, async () => undefined);
  await queue.run({}, async () => undefined);
  expect(pauses).toBe(1);
});

test('errands that do not count as service cost nothing', async () => {
  const queue = open();
  const held = {};
  await queue.run(
    held,
    async () => pass(50),
    () => false,
  );
  const served: string[] = [];
  await Promise.all([
    queue.run({}, async () => pass(1)),
    queue.run(held, async () => void served.push('held')),
    queue.run({}, async () => void served.push('new')),
  ]);
  expect(served).toEqual(['held', 'new']);
});

test('one at a time, and an errand that fails lets the next one in', async () => {
  const queue = open();
  let inside = 0;
  let most = 0;
  const errand = (fails: boolean) => async () => {
    inside += 1;
    most = Math.max(most, inside);
    await wait(1);
    inside -= 1;
    if (fails) throw new Error('failed');
  };
  const all = await Promise.allSettled(
    [true, false, true, false].map((fails) => queue.run({}, errand(fails))),
  );
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect(most).toBe(1);
  await expect(queue.run({}, async () => 'still open')).resolves.toBe('still open');
});
