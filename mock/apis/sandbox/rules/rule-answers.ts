import type { components } from '#generated/sandbox/types.gen.ts';
import type { FaultRule, LatencyRule } from './rule.ts';

export function latencyAnswer(rule: LatencyRule): components['schemas']['Latency'] {
  const { ruleId, operationIds, milliseconds, maxMilliseconds, remaining = null } = rule;
  return { ruleId, operationIds: listOf(operationIds), milliseconds, maxMilliseconds, remaining };
}

export function faultAnswer(rule: FaultRule): components['schemas']['Fault'] {
  const { ruleId, kind, effect, probability } = rule;
  return {
    ruleId,
    kind,
    status: rule.status ?? null,
    example: rule.example ?? null,
    retryAfterSeconds: rule.retryAfterSeconds ?? null,
    operationIds: listOf(rule.operationIds),
    effect,
    probability,
    remaining: rule.remaining ?? null,
  };
}

function listOf(operationIds: ReadonlySet<string> | undefined): string[] | null {
  return operationIds ? [...operationIds] : null;
}
