import { expect, test } from 'vitest';
import type { Operation } from '../operation.ts';
import { lifetimeMs } from './lifetime.ts';

const reading = (cache?: { lifetimeMs: number }) => lifetimeMs({ api: 'commerce', cache } as Operation);

test('SF-CACHE-01 a read is used for five minutes, for as long as its contract says, or for ever at -1', () => {
  expect([reading(), reading({ lifetimeMs: 900_000 }), reading({ lifetimeMs: -1 })]).toEqual([
    300_000,
    900_000,
    Number.POSITIVE_INFINITY,
  ]);
});
