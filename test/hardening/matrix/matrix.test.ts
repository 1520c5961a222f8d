import { expect, it } from 'vitest';
import { declaredOperations } from '../walk/declared.ts';
import { runMatrix } from './run-matrix.ts';

it('every operation is decided for every role, and foreign things are answered as absent ones', {
  timeout: 300_000,
}, async () => {
  const { operations, requests, wrong } = await runMatrix();
  expect(wrong).toEqual([]);
  expect(operations).toBe(declaredOperations('commerce', 'cms', 'record-data').length);
  expect(requests).toBeGreaterThan(5 * operations);
});
