import type { SandboxHandler } from '../sandbox-handler.ts';
import { askedScope } from '../scopes/asked-scope.ts';
import { clockAnswer } from './clock-answer.ts';

/** Tells what time it is for the requests of a scope. */
export const getClock: SandboxHandler<'getClock'> =
  (sandbox) =>
  ({ query }) => ({
    status: 200,
    body: clockAnswer(sandbox, askedScope(sandbox, query.scope), sandbox.machine()),
  });
