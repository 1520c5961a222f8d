import { expect, test } from 'vitest';
import { isPlannedAnew, PLANNED_ANEW } from './planned-anew.ts';
import { StatementCache } from './statement-cache.ts';

test('a statement that is planned anew is never prepared, another one is at its second appearance', async () => {
  const prepared: string[] = [];
  const runner = { exec: async (sql: string) => prepared.push(sql) };
  const cache = new StatementCache();
  const run = async (sql: string) => [
    await cache.execution(runner, sql, [1]),
    await cache.execution(runner, sql, [1]),
  ];
  const text = 'select $1';
  expect(await run(`${PLANNED_ANEW}\n  ${text}`)).toEqual([undefined, undefined]);
  expect(prepared).toEqual([]);
  expect((await run(text))[1]).toContain('execute');
});

test('it is known by its beginning', () => {
  expect(isPlannedAnew(`${PLANNED_ANEW}select 1`)).toBe(true);
  expect(isPlannedAnew(`\n  ${PLANNED_ANEW}\n select 1`)).toBe(true);
  expect(isPlannedAnew(`select '${PLANNED_ANEW}'`)).toBe(false);
});
