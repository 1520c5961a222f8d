import { sessionsConstants } from '#generated/sandbox/constants.gen.ts';
import { writeCookie } from '#http/cookies.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';
import { askedScope } from '../scopes/asked-scope.ts';

const { sandboxCookieName, sessionIdleSeconds } = sessionsConstants;

/** Opens a session of the sandbox; the key is answered once, in body and cookie. */
export const createSandboxSession: SandboxHandler<'createSandboxSession'> =
  ({ registry }) =>
  ({ body }) => {
    const label = body?.label ?? null;
    const { key, scope } = registry.open(label);
    const cookie = writeCookie(sandboxCookieName, key, {
      maxAgeSeconds: sessionIdleSeconds,
      secure: false,
    });
    return {
      status: 201,
      headers: { 'set-cookie': cookie },
      body: { sessionId: scope.sessionId ?? '', key, label },
    };
  };

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
