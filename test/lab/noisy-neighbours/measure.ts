import { setTimeout as wait } from 'node:timers/promises';
import { median, quantile } from '#scripts/bench/statistics.ts';
import { emptied, type Ground } from './attack.ts';
import { beginAttack } from './attacker.ts';

/** How long somebody waits who asks for one thing after the other. */
export interface Waiting {
  readonly asked: number;
  /** Those that were not answered with 200. */
  readonly refused: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** What somebody who behaves asks for, and who asks. */
export interface Asked {
  readonly what: string;
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What callers who behave notice of somebody who does not: each in the quiet just before, and beside the attack. */
export interface Beside {
  readonly attack: string;
  readonly what: string;
  readonly quiet: Waiting;
  readonly beside: Waiting;
}

const MEASURED_MS = 5_000;
const BEGUN_MS = 1_000;

/** Begins each attack of these names in turn, and asks for each thing before and meanwhile. */
export async function besideAttacks(
  ground: Ground,
  attacks: readonly string[],
  asked: readonly Asked[],
  told: (one: Beside) => void = () => undefined,
): Promise<Beside[]> {
  const all: Beside[] = [];
  // What the servers still do after their start is over by then, and what they do for the first time done.
  await measureAll(asked);
  for (const attack of attacks) {
    const quiet = await measureAll(asked);
    const end = await beginAttack(attack, ground);
    await wait(BEGUN_MS);
    const beside = await measureAll(asked);
    await end();
    for (const [at, { what }] of asked.entries()) {
      const one = { attack, what, quiet: quiet[at] as Waiting, beside: beside[at] as Waiting };
      told(one);
      all.push(one);
    }
  }
  return all;
}

async function measureAll(asked: readonly Asked[]): Promise<Waiting[]> {
  const all: Waiting[] = [];
  for (const one of asked) all.push(await measure(one));
  return all;
}

async function measure({ address, headers }: Asked): Promise<Waiting> {
  const took: number[] = [];
  let refused = 0;
  for (const until = performance.now() + MEASURED_MS; performance.now() < until; ) {
    const began = performance.now();
    const status = await fetch(address, { headers: { ...headers } }).then(emptied, () => 0);
    took.push(performance.now() - began);
    if (status !== 200) refused += 1;
  }
  const p50 = Math.round(median(took));
  return { asked: took.length, refused, p50, p99: Math.round(quantile(took, 0.99)) };
}
