import { expect, test } from 'vitest';
import { getCartSummary } from '#generated/commerce/client.gen.ts';
import { stubClock } from '../testing/stub-clock.ts';
import { poll, pollDelayMs } from './poll.ts';

const table = getCartSummary.poll;

test('SF-CART-02 SF-CART-03 four tries wait nothing, the next 100 ms more each, later ones twice as long from 750 ms', () => {
  const delays = Array.from({ length: 14 }, (_, index) => pollDelayMs(table, index + 1));
  expect(delays).toEqual([0, 0, 0, 0, 100, 200, 300, 400, 750, 1500, 3000, 6000, 12_000, 24_000]);
});

test('stops at the first value that is done', async () => {
  const { clock, waits } = stubClock();
  let reads = 0;
  const value = await poll({
    operationId: 'x',
    clock,
    table,
    read: async () => ++reads,
    isDone: (n) => n === 6,
  });
  expect(value).toBe(6);
  expect(waits).toEqual([100, 200]);
});

test('SF-CART-03 the fifteenth try is not sent', async () => {
  const { clock } = stubClock();
  let reads = 0;
  const endless = poll({ operationId: 'x', clock, table, read: async () => ++reads, isDone: () => false });
  await expect(endless).rejects.toMatchObject({
    code: 'ASYNC_MAXIMUM_WAIT_EXCEEDED',
    message: 'async maximum wait exceeded',
  });
  expect(reads).toBe(14);
});

test('stops when the caller gives up', async () => {
  const { clock } = stubClock();
  const given = poll({
    operationId: 'x',
    clock,
    table,
    read: async () => 1,
    isDone: () => false,
    signal: AbortSignal.abort(),
  });
  await expect(given).rejects.toMatchObject({ name: 'AbortedError' });
});
