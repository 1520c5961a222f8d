import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from './large-bodies.ts';

const large = new Uint8Array(100_000);

test('PF-SEC-18 large bodies are taken apart one after the other, and others go on between them', async () => {
  let inside = 0;
  let most = 0;
  let turns = 0;
  const seen: number[] = [];
  const all = Promise.all(
    [1, 2, 3].map((number) =>
      inTurn(large, async () => {
        most = Math.max(most, ++inside);
        seen.push(turns);
        await turnOfTheLoop();
        inside -= 1;
        return number;
      }),
    ),
  );
  let isOver = false;
  const others = (async () => {
    for (; !isOver; turns += 1) await turnOfTheLoop();
  })();
  expect(await all).toEqual([1, 2, 3]);
  isOver = true;
  await others;
  expect(most).toBe(1);
  expect(new Set(seen).size).toBe(3);
});

test('PF-SEC-18 between two of them others have as long as the first took', async () => {
  const spans: { began: number; ended: number }[] = [];
  const busy = () => {
    const began = performance.now();
    while (performance.now() - began < 20);
    spans.push({ began, ended: performance.now() });
  };
  await Promise.all([inTurn(large, busy), inTurn(large, busy)]);
  const [first, second] = spans as [(typeof spans)[0], (typeof spans)[0]];
  // Timers count whole milliseconds.
  expect(second.began - first.ended).toBeGreaterThanOrEqual(first.ended - first.began - 2);
});

test('one that cannot be taken apart holds up nobody, and small ones wait for none', async () => {
  const held = Promise.withResolvers<void>();
  const first = inTurn(large, () => held.promise);
  const failing = inTurn(large, () => {
    throw new Error('unreadable');
  });
  const next = inTurn(large, () => 'next');
  await expect(inTurn(new Uint8Array(10), () => 'small')).resolves.toBe('small');
  held.resolve();
  await first;
  await expect(failing).rejects.toThrow('unreadable');
  await expect(next).resolves.toBe('next');
});
