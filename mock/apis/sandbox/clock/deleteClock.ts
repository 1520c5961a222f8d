import type { SandboxHandler } from '../sandbox-handler.ts';
import { askedScope } from '../scopes/asked-scope.ts';

/** Goes back to the time of the machine, or of everybody. */
export const deleteClock: SandboxHandler<'deleteClock'> =
  (sandbox) =>
  ({ query }) => {
    askedScope(sandbox, query.scope).clock = undefined;
    return { status: 204 };
  };
