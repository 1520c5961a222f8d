import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { restartPauseMs, STEADY_MS } from '#http/process/restart-pause.ts';
import type { ServiceName, Stack } from './stack.ts';

export interface KeepRunningOptions {
  /** Tells the terminal that a service has ended, and that it runs again. */
  readonly say: (line: string) => void;
  /** Aborted when the stack is stopped, from when on nothing is started. */
  readonly stopping: AbortSignal;
  /** Milliseconds before the first new start; each one that follows at once waits twice as long. */
  readonly firstPauseMs?: number;
}

const FIRST_PAUSE_MS = 1_000;
const MOST_STARTS = 6;

/**
 * Starts each service of a stack again that ends by itself.
 *
 * @returns the first service that ends again and again, which another start would not help
 */
export function keepRunning(
  stack: Pick<Stack, 'services' | 'startOne'>,
  options: KeepRunningOptions,
): Promise<ServiceName> {
  return Promise.race([...stack.services.keys()].map((name) => keepOne(stack, name, options)));
}

async function keepOne(
  stack: Pick<Stack, 'services' | 'startOne'>,
  name: ServiceName,
  { say, stopping, firstPauseMs = FIRST_PAUSE_MS }: KeepRunningOptions,
): Promise<ServiceName> {
  for (let starts = 0; starts < MOST_STARTS; starts += 1) {
    const began = performance.now();
    const how = await endOf(stack, name);
    if (stopping.aborted) break;
    if (performance.now() - began > STEADY_MS) starts = 0;
    const pauseMs = restartPauseMs(firstPauseMs, starts);
    say(`The ${name} ended (${how}). It is started again in ${pauseMs / 1000} s.`);
    await wait(pauseMs);
    if (stopping.aborted) break;
    await stack.startOne(name).then(
      () => say(`The ${name} runs again.`),
      // What it printed has been shown; it counts as one that ended at once.
      () => undefined,
    );
  }
  return name;
}

async function endOf({ services }: Pick<Stack, 'services'>, name: ServiceName): Promise<string> {
  const child = services.get(name)?.process;
  if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child?.signalCode ?? `code ${child?.exitCode}`;
}
