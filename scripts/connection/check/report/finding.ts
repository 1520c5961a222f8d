import type { Fault } from '../answers/faults.ts';

/** What is found: an answer beside its contract, something that the platform lacks, a limit, or a slow call. */
export const KINDS = ['missing', 'drift', 'limit', 'slow'] as const;
export type Kind = (typeof KINDS)[number];

/** One thing that is otherwise than the apps expect it. */
export interface Finding {
  readonly kind: Kind;
  /** The call, or the object and its part. */
  readonly subject: string;
  /** What is the matter, a sentence without the subject. */
  readonly what: string;
  /** What to do about it. */
  readonly step: string;
  /** Where an answer differs from its contract, for the patch. */
  readonly difference?: Difference;
}

/** A fault of an answer with the place of its schema. */
export interface Difference {
  readonly operationId: string;
  readonly status: number;
  readonly fault: Fault;
}
