import type { SandboxHandler } from '../sandbox-handler.ts';
import { askedScope } from '../scopes/asked-scope.ts';

/** Forgets the requests of a session, or of everybody. */
export const deleteRequestLog: SandboxHandler<'deleteRequestLog'> =
  (sandbox) =>
  ({ query }) => {
    sandbox.log.clear(askedScope(sandbox, query.scope).sessionId ?? undefined);
    return { status: 204 };
  };
