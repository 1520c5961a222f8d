import type { Condition, Scalar } from '../where/parse-where.ts';

type Comparison = Extract<Condition, { kind: 'comparison' }>;

/** A condition, or several patterns for one field of which one is enough. */
export type Alternative =
  | Condition
  | { readonly kind: 'patterns'; readonly path: readonly string[]; readonly patterns: readonly Scalar[] };

/**
 * Alternatives that compare one field with a value or pattern each, as one that does so with all of them: the field of
 * each record is then read, and put in lower case, once.
 */
export function gatherAlternatives(alternatives: readonly Condition[]): Alternative[] {
  const groups = Map.groupBy(alternatives, groupOf);
  const others = groups.get(undefined) ?? [];
  groups.delete(undefined);
  return [...[...groups.values()].map((alike) => gathered(alike as Comparison[])), ...others];
}

/** What can be said at once with a condition; undefined for what stands by itself. */
function groupOf(condition: Condition): string | undefined {
  if (condition.kind !== 'comparison') return undefined;
  const { operator, path } = condition;
  return operator === 'eq' || operator === 'like' ? [operator, ...path].join('.') : undefined;
}

function gathered(alike: readonly Comparison[]): Alternative {
  const [first] = alike as [Comparison];
  if (alike.length === 1) return first;
  const { operator, path } = first;
  const values = alike.map(({ value }) => value);
  return operator === 'like'
    ? { kind: 'patterns', path, patterns: values }
    : { kind: 'membership', path, operator: 'in', values };
}
