import type { Finding } from '../report/finding.ts';
import type { Exchange } from './caller.ts';
import { type Patience, slowness, type Times } from './times.ts';
import type { Attempt, Walk } from './walk.ts';

/** The steps that read: only they are made more than once, and only their times are compared. */
const reads = (attempts: readonly Attempt[]): Attempt[] =>
  attempts.filter(({ step }) => step.operation.method === 'get');

/** Milliseconds of each request of a read. */
export const readTimes = (attempts: readonly Attempt[]): number[] =>
  reads(attempts).flatMap(({ exchanges }) => exchanges.map(({ milliseconds }) => milliseconds));

/** The reads that are slow each time they are made. */
export async function slowCalls(
  walk: Walk,
  attempts: readonly Attempt[],
  times: Times,
  patience: Patience,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { step, exchanges } of reads(attempts)) {
    const repeat = async () => total(await walk.again(step));
    const { operationId } = step.operation;
    const slow = await slowness(operationId, total(exchanges), times, repeat, patience);
    if (slow) findings.push(slow);
  }
  return findings;
}

const total = (exchanges: readonly Exchange[]): number =>
  exchanges.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
