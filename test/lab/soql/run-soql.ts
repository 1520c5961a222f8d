import { openRest, type Program, type Rest } from '#mock/apis/platform/testing/rest.ts';
import { breakStatement, brokenPromise } from './break-statement.ts';
import { isSame, withoutAttributes } from './differences.ts';
import { evaluate } from './evaluate/evaluate.ts';
import type { World } from './evaluate/world.ts';
import { randomStatement } from './generate/statements.ts';
import { Random } from './random.ts';
import { fillRecords } from './records.ts';
import { writeSoql } from './write-soql.ts';

/** A statement whose answer is another one than the records say, or that breaks a promise. */
export interface Difference {
  readonly soql: string;
  readonly expected: unknown;
  readonly answered: unknown;
}

export interface SoqlRun {
  readonly seed: number;
  readonly statements: number;
  /** Statements that found at least one record. */
  readonly finding: number;
  /** Statements that were broken, of which `refused` made no sense any more. */
  readonly broken: number;
  readonly refused: number;
  readonly differences: readonly Difference[];
}

export interface SoqlOptions {
  readonly statements: number;
  /** Repeats the statements. */
  readonly seed: number;
  readonly signal?: AbortSignal;
  readonly progress?: (done: number) => void;
}

const TODAY = '2026-06-01';

/**
 * Asks random statements of the platform and works each out over the same records in memory; asks it once more with its
 * words mixed up, which has to be answered or refused with a reason. The seed repeats a run.
 */
export async function runSoql({ statements, seed, signal, progress }: SoqlOptions): Promise<SoqlRun> {
  const rest = await openRest();
  try {
    const { world, program } = await fill(rest);
    const random = new Random(seed);
    const differences: Difference[] = [];
    let [done, finding, refused] = [0, 0, 0];
    for (; done < statements && !signal?.aborted; done += 1) {
      const statement = randomStatement(random, world.records);
      const soql = writeSoql(statement);
      const expected = evaluate(statement, world);
      const answered = await answerTo(program, soql);
      if (expected.totalSize > 0) finding += 1;
      if (!isSame(expected, answered)) differences.push({ soql, expected, answered });
      const broken = breakStatement(random, soql);
      const { status, body } = await program.query(broken);
      if (status !== 200) refused += 1;
      const promise = brokenPromise(status, body);
      if (promise) differences.push({ soql: broken, expected: promise, answered: body });
      progress?.(done + 1);
    }
    return { seed, statements: done, finding, broken: done, refused, differences };
  } finally {
    await rest.close();
  }
}

async function fill(rest: Rest): Promise<{ world: World; program: Program }> {
  const program = await rest.user('Merchandiser');
  const other = await rest.user('Support');
  const userId = String(program.session.userId);
  const records = await fillRecords(rest.store, [userId, String(other.session.userId)]);
  return { world: { records, today: TODAY, userId }, program };
}

async function answerTo(program: Program, soql: string): Promise<unknown> {
  const { status, body } = await program.query(soql);
  return status === 200
    ? { totalSize: body.totalSize, records: withoutAttributes(body.records) }
    : { status, body };
}
