import { nothingCalled } from '../refusals.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';
import { askedScope } from '../scopes/asked-scope.ts';
import { removeRule } from './add-rule.ts';

/** Lifts a fault. */
export const deleteFault: SandboxHandler<'deleteFault'> =
  (sandbox) =>
  ({ path, query }) => {
    if (!removeRule(askedScope(sandbox, query.scope).faults, path.ruleId))
      throw nothingCalled('rule', path.ruleId);
    return { status: 204 };
  };
