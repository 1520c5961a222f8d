import { chanceOf, type Dice } from './dice.ts';

/** To which requests a rule applies, and how often still. */
interface Rule {
  readonly ruleId: string;
  /** Undefined for all operations. */
  readonly operationIds: ReadonlySet<string> | undefined;
  /** Undefined without end. */
  remaining: number | undefined;
}

/** Holds answers back. */
export interface LatencyRule extends Rule {
  readonly milliseconds: number;
  readonly maxMilliseconds: number;
  readonly dice: Dice;
}

export type FaultKind = 'status' | 'reset' | 'hang' | 'truncated' | 'empty500' | 'html200';

/** Spoils answers. */
export interface FaultRule extends Rule {
  readonly kind: FaultKind;
  readonly status: number | undefined;
  readonly example: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly effect: 'none' | 'done';
  readonly probability: number;
  readonly dice: Dice;
}

/** Whether a rule concerns an operation; one that does may still be left to chance. */
export function concerns({ operationIds, remaining }: Rule, operationId: string): boolean {
  return remaining !== 0 && (operationIds === undefined || operationIds.has(operationId));
}

/** Counts one application, and forgets the rule when it is used up. */
export function useUp<R extends Rule>(rules: R[], rule: R): void {
  if (rule.remaining === undefined) return;
  rule.remaining -= 1;
  if (rule.remaining === 0) rules.splice(rules.indexOf(rule), 1);
}

/** The milliseconds for which the latencies of a scope hold a request back; uses them up. */
export function takeLatency(rules: LatencyRule[], operationId: string): { ms: number; ruleIds: string[] } {
  const fitting = rules.filter((rule) => concerns(rule, operationId));
  let ms = 0;
  for (const rule of fitting) {
    const range = rule.maxMilliseconds - rule.milliseconds;
    ms += rule.milliseconds + (range > 0 ? Math.round(chanceOf(rule.dice) * range) : 0);
    useUp(rules, rule);
  }
  return { ms, ruleIds: fitting.map(({ ruleId }) => ruleId) };
}

/** The first fault of a scope that fits and that chance lets happen; uses it up. */
export function takeFault(rules: FaultRule[], operationId: string): FaultRule | undefined {
  for (const rule of [...rules]) {
    if (!concerns(rule, operationId)) continue;
    if (rule.probability < 1 && chanceOf(rule.dice) >= rule.probability) continue;
    useUp(rules, rule);
    return rule;
  }
  return undefined;
}
