import type { ClockShift } from '../clock/clock-shift.ts';
import type { FaultRule, LatencyRule } from '../rules/rule.ts';
import type { RunningScenario } from '../scenarios/scenario.ts';

/** Everything that is set for the requests of one sandbox session, or for those of everybody. */
export interface Scope {
  readonly name: 'session' | 'global';
  /** Name in the request log; null for everybody. */
  readonly sessionId: string | null;
  readonly label: string | null;
  readonly latencies: LatencyRule[];
  readonly faults: FaultRule[];
  /** By name, in the order in which they were started. */
  readonly scenarios: Map<string, RunningScenario>;
  clock: ClockShift | undefined;
}

export function createScope(name: Scope['name'], sessionId: string | null, label: string | null): Scope {
  return { name, sessionId, label, latencies: [], faults: [], scenarios: new Map(), clock: undefined };
}

/** Lifts all that is set. */
export function clearScope(scope: Scope): void {
  scope.latencies.length = 0;
  scope.faults.length = 0;
  scope.scenarios.clear();
  scope.clock = undefined;
}

/** Whether answers of the scope are those of the platform. */
export function isUnset({ latencies, faults, scenarios }: Scope): boolean {
  return latencies.length === 0 && faults.length === 0 && scenarios.size === 0;
}
