import { addFault, addLatency, deleteFault, deleteLatency } from '#generated/sandbox/client.gen.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import type { SandboxScope } from './sessions.ts';

export type SandboxLatency = Data<'addLatency'>;
export type LatencyInput = Input<'addLatency'>['body'];
export type SandboxFault = Data<'addFault'>;
export type FaultInput = Input<'addFault'>['body'];

/** Holds answers back, in milliseconds; where several latencies fit a request, they add up. */
export async function addSandboxLatency(
  platform: Platform,
  latency: LatencyInput,
  scope: SandboxScope = 'session',
): Promise<SandboxLatency> {
  return (await platform.send(addLatency, { query: { scope }, body: latency })).data;
}

export async function liftSandboxLatency(
  platform: Platform,
  ruleId: string,
  scope: SandboxScope = 'session',
): Promise<void> {
  await platform.send(deleteLatency, { path: { ruleId }, query: { scope } });
}

/**
 * Spoils answers; of several faults that fit a request the first decides.
 *
 * @throws FetchError 400 whose message begins with the place of the value that makes no sense
 */
export async function addSandboxFault(
  platform: Platform,
  fault: FaultInput,
  scope: SandboxScope = 'session',
): Promise<SandboxFault> {
  return (await platform.send(addFault, { query: { scope }, body: fault })).data;
}

export async function liftSandboxFault(
  platform: Platform,
  ruleId: string,
  scope: SandboxScope = 'session',
): Promise<void> {
  await platform.send(deleteFault, { path: { ruleId }, query: { scope } });
}
