import type { components } from '#generated/sandbox/types.gen.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Scope } from '../scopes/scope.ts';
import { shifted } from './clock-shift.ts';

/** The clock of a scope at a moment of the machine's: its own, else that of everybody, else the machine's. */
export function clockAnswer(
  { registry }: Sandbox,
  scope: Scope,
  real: Date,
): components['schemas']['SandboxClock'] {
  const shift = scope.clock ?? registry.global.clock;
  return {
    now: (shift ? new Date(shifted(shift, real)) : real).toISOString(),
    realNow: real.toISOString(),
    isChanged: scope.clock !== undefined,
    isFrozen: shift !== undefined && 'stillAt' in shift,
  };
}
