import { getScenarios, removeScenario, startScenario } from '#generated/sandbox/client.gen.ts';
import type { Data } from '../operation.ts';
import type { Platform } from '../platform.ts';
import type { SandboxScope } from './sessions.ts';

export type SandboxScenario = Data<'getScenarios'>['scenarios'][number];
export type ActiveScenario = Data<'startScenario'>;

/** Every state of a real shop that the platform can be put into. */
export async function readScenarios(platform: Platform): Promise<SandboxScenario[]> {
  return (await platform.send(getScenarios, {})).data.scenarios;
}

/** Starts a scenario, for so many answers or as long as it usually lasts. */
export async function runScenario(
  platform: Platform,
  scenarioName: string,
  { times, scope = 'session' }: { times?: number; scope?: SandboxScope } = {},
): Promise<ActiveScenario> {
  const body = times === undefined ? {} : { times };
  return (await platform.send(startScenario, { path: { scenarioName }, query: { scope }, body })).data;
}

/** Ends a scenario; it may have ended by itself. */
export async function endScenario(
  platform: Platform,
  scenarioName: string,
  scope: SandboxScope = 'session',
): Promise<void> {
  await platform.send(removeScenario, { path: { scenarioName }, query: { scope } });
}
