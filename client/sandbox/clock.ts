import { deleteClock, updateClock } from '#generated/sandbox/client.gen.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import type { SandboxScope } from './sessions.ts';

export type SandboxClock = Data<'getClock'>;
export type ClockChange = Input<'updateClock'>['body'];

/** Sets the clock, moves it on, stops it or lets it run. */
export async function changeSandboxClock(
  platform: Platform,
  change: ClockChange,
  scope: SandboxScope = 'session',
): Promise<SandboxClock> {
  return (await platform.send(updateClock, { query: { scope }, body: change })).data;
}

/** Goes back to the time of the machine. */
export async function resetSandboxClock(platform: Platform, scope: SandboxScope = 'session'): Promise<void> {
  await platform.send(deleteClock, { query: { scope } });
}
