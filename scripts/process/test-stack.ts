import { rmSync } from 'node:fs';
import { buildIfStale } from '../build/app.ts';
import { APPS } from '../build/sources.ts';
import { type ServiceName, Stack, type StackOptions } from './stack.ts';
import { temporarySettings } from './temporary-settings.ts';

/** A stack that stands as long as the work in it takes. */
export interface TestStack {
  readonly stack: Stack;
  /** Where each server answers, or would if it had been started. */
  readonly origins: Readonly<Record<ServiceName, string>>;
}

/**
 * Builds what is stale, starts these servers on free ports over a data folder of their own, in this order, and stops and
 * removes all of it when the work is done or has failed.
 */
export async function inTestStack<T>(
  names: readonly ServiceName[],
  work: (stack: TestStack) => Promise<T>,
  options: Omit<StackOptions, 'settings'> = {},
): Promise<T> {
  for (const app of APPS) if (names.includes(app)) await buildIfStale(app);
  const settings = await temporarySettings();
  const stack = new Stack({ ...options, settings });
  const origins = {
    mock: `http://localhost:${settings.mockPort}`,
    storefront: `http://localhost:${settings.storefrontPort}`,
    console: `http://localhost:${settings.consolePort}`,
  };
  try {
    for (const name of names) await stack.startOne(name);
    return await work({ stack, origins });
  } finally {
    await stack.stop();
    rmSync(settings.dataDir, { recursive: true, force: true });
  }
}
