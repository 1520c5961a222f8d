import type { SandboxHandler } from '../sandbox-handler.ts';
import { askedScope } from '../scopes/asked-scope.ts';

/** Lists the last requests of a session, or of everybody. */
export const getRequestLog: SandboxHandler<'getRequestLog'> =
  (sandbox) =>
  ({ query }) => {
    const { scope, ...filter } = query;
    const sessionId = askedScope(sandbox, scope).sessionId ?? undefined;
    return { status: 200, body: { requests: sandbox.log.find({ ...filter, sessionId }) } };
  };

/** Forgets the requests of a session, or of everybody. */
export const deleteRequestLog: SandboxHandler<'deleteRequestLog'> =
  (sandbox) =>
  ({ query }) => {
    sandbox.log.clear(askedScope(sandbox, query.scope).sessionId ?? undefined);
    return { status: 204 };
  };
