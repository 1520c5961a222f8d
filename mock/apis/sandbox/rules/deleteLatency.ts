import { nothingCalled } from '../refusals.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';
import { askedScope } from '../scopes/asked-scope.ts';
import { removeRule } from './add-rule.ts';

/** Lifts a latency. */
export const deleteLatency: SandboxHandler<'deleteLatency'> =
  (sandbox) =>
  ({ path, query }) => {
    if (!removeRule(askedScope(sandbox, query.scope).latencies, path.ruleId))
      throw nothingCalled('rule', path.ruleId);
    return { status: 204 };
  };
