import type { SandboxHandler } from '../sandbox-handler.ts';
import { askedScope } from '../scopes/asked-scope.ts';
import { clearScope } from '../scopes/scope.ts';

/** Lifts all that is set for a scope. */
export const deleteSandboxControls: SandboxHandler<'deleteSandboxControls'> =
  (sandbox) =>
  ({ query }) => {
    clearScope(askedScope(sandbox, query.scope));
    return { status: 204 };
  };
