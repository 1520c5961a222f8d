import { type ApiUsage, parseApiUsage, USAGE_HEADER } from '#http/proxy/api-usage.ts';
import type { Finding } from '../report/finding.ts';
import { REMEDIES } from '../report/remedies.ts';

/** A limit of the platform and how much of it is used up. */
export interface Limit extends ApiUsage {
  readonly name: string;
}

/** The share of a limit from which on it is named. */
const NEARLY = 0.9;

/** What the newest answer that says so tells of calls; undefined where none does. */
export function limitInHeaders(headers: readonly Headers[]): Limit | undefined {
  const usage = parseApiUsage(headers.flatMap((each) => each.get(USAGE_HEADER) ?? []).at(-1));
  return usage && { name: 'api-usage', ...usage };
}

/** The limits of an organisation as `getLimits` lists them. */
export function limitsIn(answer: unknown): Limit[] {
  return Object.entries((answer ?? {}) as Record<string, unknown>).flatMap(([name, limit]) => {
    const { Max, Remaining } = (limit ?? {}) as { Max?: unknown; Remaining?: unknown };
    if (typeof Max !== 'number' || typeof Remaining !== 'number' || Max <= 0) return [];
    return [{ name, used: Max - Remaining, maximum: Max }];
  });
}

/** Limits that are nearly used up. */
export function nearlyReached(limits: readonly Limit[]): Finding[] {
  return limits
    .filter(({ used, maximum }) => used >= maximum * NEARLY)
    .map(({ name, used, maximum }) => ({
      kind: 'limit',
      subject: name,
      what: `is nearly used up: ${used} of ${maximum}`,
      step: REMEDIES.limit,
    }));
}
