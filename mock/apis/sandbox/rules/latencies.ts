import { nothingCalled, refusedValue } from '../refusals.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';
import { askedScope } from '../scopes/asked-scope.ts';
import { addRule, namedOperations, removeRule } from './add-rule.ts';
import { diceFrom } from './dice.ts';
import type { LatencyRule } from './rule.ts';
import { latencyAnswer } from './rule-answers.ts';

/** Holds answers back, by a fixed time or one between two bounds. */
export const addLatency: SandboxHandler<'addLatency'> =
  (sandbox) =>
  ({ query, body }) => {
    const scope = askedScope(sandbox, query.scope);
    const { milliseconds, maxMilliseconds = milliseconds } = body;
    if (maxMilliseconds < milliseconds)
      throw refusedValue('body.maxMilliseconds', `It must be at least milliseconds, ${milliseconds}.`);
    const operationIds = namedOperations(sandbox, body.operationIds);
    const rule: LatencyRule = {
      ruleId: sandbox.nextRuleId(),
      operationIds: operationIds && new Set(operationIds.keys()),
      milliseconds,
      maxMilliseconds,
      dice: diceFrom(body.seed ?? 1),
      remaining: body.times,
    };
    addRule(scope.latencies, rule);
    return { status: 201, body: latencyAnswer(rule) };
  };

/** Lifts a latency. */
export const deleteLatency: SandboxHandler<'deleteLatency'> =
  (sandbox) =>
  ({ path, query }) => {
    if (!removeRule(askedScope(sandbox, query.scope).latencies, path.ruleId))
      throw nothingCalled('rule', path.ruleId);
    return { status: 204 };
  };
