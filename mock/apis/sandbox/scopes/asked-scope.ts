import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import { frames } from '../frame.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Scope } from './scope.ts';

/**
 * The scope that a call of the sandbox asks for: everybody's, or that of the session it belongs to.
 *
 * @throws PlatformFault 400 SANDBOX_SESSION_REQUIRED for a call that belongs to no session
 */
export function askedScope({ registry }: Sandbox, scope: 'session' | 'global' = 'session'): Scope {
  if (scope === 'global') return registry.global;
  const session = frames.getStore()?.session;
  if (session) return session;
  throw new PlatformFault(
    400,
    'SANDBOX_SESSION_REQUIRED',
    'header.x-sandbox: The request belongs to no sandbox session. Create one, or ask for scope=global.',
  );
}
