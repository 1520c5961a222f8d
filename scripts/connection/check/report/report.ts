import type { Limit } from '../calls/limits.ts';
import type { Person } from '../calls/step.ts';
import type { Times } from '../calls/times.ts';
import type { Finding } from './finding.ts';

export type Outcome = 'works' | 'differs' | 'missing' | 'not tried';

/** What came of one call of the apps. */
export interface CallReport {
  readonly operationId: string;
  /** As whom it was made. */
  readonly by?: Person;
  readonly outcome: Outcome;
  /** Why it was not tried. */
  readonly reason?: string;
  readonly milliseconds?: number;
}

/** A change of contracts that lets them declare what the platform answers. */
export interface Patch {
  /** Unified diffs, one after the other. */
  readonly text: string;
  /** Differences for which no change could be worked out. */
  readonly without: readonly string[];
}

/** Everything that a check has found. */
export interface Report {
  readonly platformUrl: string;
  readonly checkedAt: string;
  /** The newest version that the platform speaks; absent where it does not say. */
  readonly version?: string;
  readonly wrote: boolean;
  readonly calls: readonly CallReport[];
  readonly findings: readonly Finding[];
  readonly limits: readonly Limit[];
  readonly times: Times;
  readonly patch: Patch;
}
