import type { Clock } from '../../../store/clock.ts';
import { frames } from '../frame.ts';
import type { Scope } from '../scopes/scope.ts';
import { shifted } from './clock-shift.ts';

/**
 * The platform's one clock under the sandbox: for a request the clock of its session, else that of everybody, else the
 * machine's.
 */
export function createSandboxClock(machine: Clock, global: Scope): Clock {
  return () => {
    const shift = frames.getStore()?.session?.clock ?? global.clock;
    return shift ? new Date(shifted(shift, machine())) : machine();
  };
}
