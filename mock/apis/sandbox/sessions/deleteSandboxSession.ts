import { sessionsConstants } from '#generated/sandbox/constants.gen.ts';
import { writeCookie } from '#http/cookies.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';
import { askedScope } from '../scopes/asked-scope.ts';

/** Ends the session of the request, and all that is set for it. */
export const deleteSandboxSession: SandboxHandler<'deleteSandboxSession'> = (sandbox) => () => {
  const scope = askedScope(sandbox);
  sandbox.registry.close(scope);
  const cookie = writeCookie(sessionsConstants.sandboxCookieName, '', {
    maxAgeSeconds: 0,
    secure: false,
  });
  return { status: 204, headers: { 'set-cookie': cookie } };
};
