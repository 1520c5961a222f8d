import { describe, expect, it } from 'vitest';
import { runSoql } from './run-soql.ts';

const SEED = Number(process.env.SEED ?? 20_260_601);
const STATEMENTS = 200;
/** A machine that does much else asks a few statements a second. */
const TIMEOUT_MS = 300_000;

describe('random statements', () => {
  it(
    `PF-SOQL-08 are answered as the records in memory say, and refused with a reason where their words are mixed up (SEED=${SEED})`,
    async () => {
      const run = await runSoql({ statements: STATEMENTS, seed: SEED });
      const [first] = run.differences;
      expect(first, `SEED=${SEED}: ${first?.soql}`).toBeUndefined();
      expect(run.statements).toBe(STATEMENTS);
      expect(run.finding).toBeGreaterThan(STATEMENTS / 2);
      expect(run.refused).toBeGreaterThan(STATEMENTS / 2);
    },
    TIMEOUT_MS,
  );
});
