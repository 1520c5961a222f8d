import type { Label } from './label.ts';

/**
 * How the values of two records are compared: the same whatever the case, the same in whatever spelling of its umlauts,
 * or similar as first names or as names of organisations are.
 */
export type MatchMethod = 'Exact' | 'Spelling' | 'FirstName' | 'OrganisationName';

/** Two records match when all of the fields do; one that is empty in either record never does. */
export interface MatchingRule<Name extends string = string> {
  readonly name: string;
  /** At least one of them is compared by `Exact` or `Spelling`: the others are judged among what that leaves. */
  readonly fields: readonly { readonly field: Name; readonly method: MatchMethod }[];
}

/** What happens to a record that matches others. An alert asks before it is saved, a report does not. */
export interface DuplicateConsequence {
  readonly action: 'Allow' | 'Block';
  readonly operations: readonly ('Alert' | 'Report')[];
}

/** A condition on the record that is saved. */
export interface DuplicateRuleFilter<Name extends string = string> {
  readonly field: Name;
  readonly operation: 'equals' | 'notEqual';
  readonly value: string;
}

/** Which records are duplicates of one another, and what follows (RD-DUP-01). */
export interface DuplicateRule<Name extends string = string> {
  readonly name: string;
  /** What the person is told. */
  readonly message: Label;
  /** Records that match by any of them are duplicates. */
  readonly matching: readonly MatchingRule<Name>[];
  readonly onInsert: DuplicateConsequence;
  readonly onUpdate: DuplicateConsequence;
  /** All of them must hold for the rule to apply; it always applies unless told. */
  readonly filters?: readonly DuplicateRuleFilter<Name>[];
}
