import { expect, test } from 'vitest';
import type { Connection } from './connection/connection.ts';
import { ID_BLOCK, IdSource } from './id-source.ts';

/** More than a call can have arguments. */
const MANY = 200_000;

test('a large catalogue gets all its ids at once, each only once', async () => {
  const ids = await new IdSource().take(countingConnection(), 'Product2', MANY);
  expect(ids).toHaveLength(MANY);
  expect(new Set(ids).size).toBe(MANY);
});

/** A connection whose sequence goes on from one. */
function countingConnection(): Connection {
  const query = async (_: string, [steps]: readonly unknown[]) => ({
    rows: Array.from({ length: Number(steps) }, (_, step) => ({ start: 1 + step * ID_BLOCK })),
  });
  return { query } as unknown as Connection;
}
