import { expect, it } from 'vitest';
import { declaredOperations } from '../operations/declared.ts';
import { PATIENT } from '../patient.ts';
import { FAULTS } from './checks.ts';
import { runFuzz } from './run-fuzz.ts';

/** Always the same, so that a change of the code is what makes this test fail; `npm run lab -- fuzz` takes new ones. */
const seed = Number(process.env.SEED ?? 20261122);
const PER_OPERATION = 2;

it(`every operation keeps its contract whatever is sent (SEED=${seed})`, PATIENT, async () => {
  const run = await runFuzz({ requests: 1, seed, perOperation: PER_OPERATION });
  expect(run.failures).toEqual([]);
  expect(run.faults).toEqual(Object.fromEntries(FAULTS.map((fault) => [fault, 0])));
  expect(run.uncaught).toBe(0);
  const operations = declaredOperations('commerce', 'cms', 'record-data', 'platform', 'sandbox').length;
  expect(run.operations).toBe(operations);
  expect(run.requests).toBeGreaterThan(operations);
});
