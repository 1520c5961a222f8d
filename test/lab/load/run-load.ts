import { cpus } from 'node:os';
import { run as runCommand } from '#scripts/process/run.ts';
import type { Service } from '#scripts/process/service.ts';
import { inTestStack } from '#scripts/process/test-stack.ts';
import { SLOW_BODIES } from '../noisy-neighbours/as-guest.ts';
import { type Beside, besideAttacks } from '../noisy-neighbours/measure.ts';
import { simplePage } from '../noisy-neighbours/simple-page.ts';
import { AliveQuestions, TELL_ALIVE } from './alive.ts';
import { growthOf } from './growth.ts';
import { type Overload, overload } from './overload.ts';
import type { Sample } from './sample.ts';
import { Sampler, type SamplingOptions } from './sampler.ts';
import { openShoppers, shop, type Traffic, type TrafficOptions } from './traffic.ts';

export interface LoadOptions extends TrafficOptions, SamplingOptions {
  readonly visitors: number;
  /** An environment in which servers have a bug. */
  readonly mutant?: Readonly<Record<string, string>>;
}

export interface LoadRun extends Traffic {
  readonly samples: readonly Sample[];
  readonly beside: readonly Beside[];
  readonly overload: Overload;
}

const SERVERS = ['mock', 'storefront'] as const;

/**
 * Mixed traffic of shoppers at a held rate on the built storefront, storefront and platform on a core each, with both
 * processes watched; then a simple page beside slow bodies, and in the end more than can be answered at once.
 */
export function runLoad(options: LoadOptions): Promise<LoadRun> {
  const questions = new AliveQuestions();
  return inTestStack(
    SERVERS,
    async ({ stack: { services }, origins: { storefront, mock } }) => {
      await pinToCores([...services.values()]);
      const shoppers = await openShoppers({ storefront, mock }, options.visitors);
      const sampler = new Sampler({ ...options, services, questions });
      const answered = (ms: number) => sampler.took.push(ms);
      const traffic = await shop(shoppers, options, answered).finally(() => sampler.end());
      const ground = { storefront, mock, staff: '' };
      const beside = await besideAttacks(ground, [SLOW_BODIES], [simplePage(storefront)]);
      return { ...traffic, samples: sampler.samples, beside, overload: await overload(storefront) };
    },
    { environment: loading(options.mutant), onLine: (service, line) => questions.read(service, line) },
  );
}

/** Whether all was answered, also beside attacks, nothing grew, and what was too much was refused as promised. */
export function isHeld({ failed, samples, beside, overload: { other, recovered } }: LoadRun): boolean {
  const isRefused = beside.some((one) => one.beside.refused > 0);
  return failed === 0 && !isRefused && other === 0 && recovered && growthOf(samples).length === 0;
}

/** An environment in which servers can be asked what is alive, and have a bug if need be. */
function loading(mutant: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { ...mutant, NODE_OPTIONS: `--import=${TELL_ALIVE} ${mutant.NODE_OPTIONS ?? ''}` };
}

/** Gives each server a core of its own, as far as there are any. */
async function pinToCores(services: readonly Service[]): Promise<void> {
  for (const [at, { process }] of services.entries())
    await runCommand('taskset', ['-acp', String(at % cpus().length), String(process.pid)]);
}
