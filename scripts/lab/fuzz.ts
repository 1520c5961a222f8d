import { runFuzz } from '#test/lab/fuzz/run-fuzz.ts';
import type { FuzzRun } from '#test/lab/fuzz/tally.ts';
import { chosenSeed, endedByHand } from './figures.ts';
import { writeVerification } from './verification.ts';

/** The least share of successful answers that an operation must have had. */
const LEAST_SUCCESS = 0.2;

/**
 * Sends requests of every kind to every operation of all contracts. SEED repeats a run; a round that found something is
 * repeated alone by its own seed and `fuzz 1`. What has been shown is written after every round.
 */
export async function fuzz(requests: number): Promise<boolean> {
  const seed = chosenSeed();
  const only = process.env.ONLY?.split(',');
  console.log(`Sending ${requests} requests to every operation of all contracts (SEED=${seed}) …`);
  const began = performance.now();
  const told = new Set<string>();
  const run = await runFuzz({
    requests,
    seed,
    ...(only && { only }),
    signal: endedByHand(),
    progress: async (sofar) => {
      const rate = sofar.requests / ((performance.now() - began) / 1000);
      console.log(`  ${sofar.requests} requests, ${rate.toFixed(0)} a second, ${summary(sofar)}`);
      for (const failure of sofar.failures) {
        const text = JSON.stringify(failure, null, 1);
        if (!told.has(text)) console.error(text);
        told.add(text);
      }
      if (sofar.requests > 1 && !only) await write(sofar, requests, seed);
    },
  });
  console.log(`${run.requests} requests: ${summary(run)}`);
  return isHeld(run);
}

const isHeld = (run: FuzzRun): boolean =>
  Object.values(run.faults).every((count) => count === 0) &&
  run.uncaught === 0 &&
  run.leastSuccess.share >= LEAST_SUCCESS;

function summary({ faults, uncaught, leastSuccess }: FuzzRun): string {
  const { serverErrors, contractViolations, wronglyAccepted, changedRows, leaks } = faults;
  const share = `${(leastSuccess.share * 100).toFixed(0)} % successful answers at least (${leastSuccess.operationId})`;
  return `${serverErrors} server errors, ${contractViolations} contract violations, ${wronglyAccepted} wrongly accepted, ${changedRows} refusals that changed records, ${leaks} answers that tell of the inside, ${uncaught} uncaught errors, ${share}`;
}

function write(run: FuzzRun, asked: number, seed: number): Promise<void> {
  const { failures: _, requests, operations, ...figures } = run;
  return writeVerification('fuzz', {
    experiment:
      'Contract fuzz: examples, values at the limits, random valid and broken requests, missing parameters and media types, other methods, no session and a made-up one, to every operation of all contracts; what was created is read back, what was deleted is asked for again',
    size: `${requests.toLocaleString('en-GB')} requests to ${operations} operations`,
    seed,
    result: summary(run),
    command: `npm run lab -- fuzz ${asked}`,
    doesNotProve:
      'sequences longer than two requests, which the walks take; requests of commerce, content and record data are handed to the platform within one process, where only those of the sandbox go through HTTP',
    figures,
  });
}
