import fc from 'fast-check';
import { anyCommand } from './commands/index.ts';
import { newModel } from './model.ts';
import type { Mutant } from './mutants.ts';
import { openPlatform, type Platform } from './platform.ts';
import { openShop } from './shop.ts';

const MOST_STEPS = 40;

export interface WalkOptions {
  readonly walks: number;
  /** The first walk has this seed, every further one the next. */
  readonly seed: number;
  readonly mutant?: Mutant | undefined;
  readonly progress?: (done: number) => void;
  /** How many divergences end the run; 1 unless told. */
  readonly most?: number;
  /** Whether to look for the shortest way to a divergence; yes unless told. */
  readonly shrinks?: boolean;
  /** Ends the run before the next walk. */
  readonly signal?: AbortSignal;
}

/** A walk on which platform and model parted. */
export interface FoundDivergence {
  /** A run of one walk with this seed takes the same walk again. */
  readonly seed: number;
  /** The shortest sequence of steps that leads there. */
  readonly steps: string;
  readonly what: string;
}

export interface WalkRun {
  readonly database: string;
  readonly walks: number;
  readonly steps: number;
  readonly orders: number;
  readonly divergences: readonly FoundDivergence[];
}

/** Takes random walks through a shop on PostgreSQL, or on the embedded database where no address is given. */
export async function runWalks(databaseUrl: string | undefined, options: WalkOptions): Promise<WalkRun> {
  const platform = await openPlatform(databaseUrl);
  try {
    return await takeWalks(platform, options);
  } finally {
    await platform.close();
  }
}

/** Takes random walks through the shop and compares the platform with the model after every step. */
export async function takeWalks(platform: Platform, options: WalkOptions): Promise<WalkRun> {
  const { walks, seed, mutant, progress, most = 1, shrinks = true, signal } = options;
  const counts = { steps: 0, orders: 0 };
  const divergences: FoundDivergence[] = [];
  const walk = fc.asyncProperty(
    fc.commands([anyCommand], { maxCommands: MOST_STEPS, size: 'max' }),
    async (commands) => {
      const model = newModel(platform.now());
      const shop = await openShop(platform);
      await fc.asyncModelRun(() => ({ model, real: shop }), commands);
      counts.steps += model.steps;
      counts.orders += model.orders.length;
    },
  );
  platform.apply(mutant);
  let taken = 0;
  for (; taken < walks && divergences.length < most && !signal?.aborted; taken += 1) {
    const found = await fc.check(walk, { seed: seed + taken, numRuns: 1, endOnFailure: !shrinks });
    progress?.(taken + 1);
    if (!found.failed) continue;
    const what = String((found.errorInstance as Error | null)?.message ?? found.errorInstance);
    divergences.push({ seed: seed + taken, steps: String(found.counterexample?.[0]), what });
  }
  return { database: platform.database, walks: taken, ...counts, divergences };
}
