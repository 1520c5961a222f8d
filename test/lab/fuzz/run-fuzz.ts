import { commerceSuite } from '../operations/commerce/suite.ts';
import { type Declared, operationsWithRows } from '../operations/declared.ts';
import { recordDataSuite } from '../operations/record-data/suite.ts';
import type { BaseWorld } from '../operations/row.ts';
import { sandboxSuite } from '../operations/sandbox/suite.ts';
import type { Suite } from '../random-requests/suite.ts';
import { followUps } from './follow-ups.ts';
import { makeCall, ROUND } from './make-call.ts';
import { Stage } from './stage.ts';
import { type FuzzRun, Tally } from './tally.ts';
import type { Tamper } from './trial.ts';

export interface FuzzOptions {
  /** Requests in all; a round is always finished. */
  readonly requests: number;
  /** What is sent follows from it; the seed of a round is that of the run plus the number of the round. */
  readonly seed: number;
  /** How many of a round's requests each operation gets, all unless told. */
  readonly perOperation?: number;
  /** The only operations to be asked. */
  readonly only?: readonly string[];
  readonly tamper?: Tamper;
  /** Told after every API of a round. */
  readonly progress?: (run: FuzzRun) => void | Promise<void>;
  readonly signal?: AbortSignal;
}

/** Sends requests of every kind to every operation of all contracts, round by round, each in a new world. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzRun> {
  const tally = new Tally(options.seed);
  const watch = watchProcess(tally);
  try {
    for (let round = 0; tally.requests < options.requests && !options.signal?.aborted; round += 1) {
      await fuzzSuite(commerceSuite, options, round, tally);
      await options.progress?.(tally.run());
      await fuzzSuite(recordDataSuite, options, round, tally);
      await options.progress?.(tally.run());
      await fuzzSuite(sandboxSuite, options, round, tally);
      await options.progress?.(tally.run());
      if (tally.requests === 0) throw new Error('There is no such operation.');
    }
  } finally {
    watch.end();
  }
  return tally.run();
}

async function fuzzSuite<W extends BaseWorld>(
  suite: Suite<W>,
  { seed, perOperation = ROUND.length, only, tamper }: FuzzOptions,
  round: number,
  tally: Tally,
): Promise<void> {
  const operations = operationsWithRows(suite.apis, suite.rows).filter(
    ({ operationId }) => only?.includes(operationId) ?? true,
  );
  if (operations.length === 0) return;
  const stage = await Stage.open({ suite, tally, seed: seed + round, tamper });
  try {
    for (const [index, operation] of operations.entries()) {
      await fuzzOperation({ stage, operation, round, from: index, count: perOperation, seed });
      await followUps(stage, operation);
    }
  } finally {
    await stage.close();
  }
}

interface Turn<W extends BaseWorld> {
  readonly stage: Stage<W>;
  readonly operation: Declared;
  readonly round: number;
  /** Where in the round the operation begins, so that a part of it holds all kinds in the end. */
  readonly from: number;
  readonly count: number;
  readonly seed: number;
}

async function fuzzOperation<W extends BaseWorld>(turn: Turn<W>): Promise<void> {
  const { stage, operation, round, count, seed } = turn;
  const from = count === ROUND.length ? 0 : turn.from + round * count;
  let sent = 0;
  for (let at = from; sent < count && at < from + ROUND.length; at += 1) {
    const kind = ROUND[at % ROUND.length] as (typeof ROUND)[number];
    stage.world.clock.advance(1000);
    if (kind === 'plain') {
      await stage.sendUsual(operation);
      sent += 1;
      continue;
    }
    const call = makeCall(kind, {
      operation,
      pools: stage.pools,
      usual: await stage.usualCall(operation),
      turn: round * ROUND.length + at,
      seed: seed + round * 1000 + at,
    });
    // Not every kind can be sent to every operation.
    if (!call) continue;
    await stage.trial.send(kind, operation, call);
    sent += 1;
  }
}

/** An error that nobody caught is a fault of the platform, which shares this process. */
function watchProcess(tally: Tally) {
  const uncaught = (error: unknown) => tally.uncaught(error);
  process.on('unhandledRejection', uncaught);
  return { end: () => void process.off('unhandledRejection', uncaught) };
}
