import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import { type Condition, parseWhere } from './parse-where.ts';

/** What one condition may ask for: more than any list of a person needs, and little enough to be answered at once. */
const MOST = {
  comparisons: 50,
  /** Comparisons with wildcards, which are tried on every record. */
  patterns: 10,
  /** Values of all memberships together. */
  values: 1000,
  /** Wildcards of one pattern; each more multiplies the ways in which a text may fit. */
  wildcards: 4,
} as const;

type Weight = Record<keyof typeof MOST, number>;

/**
 * Reads the `where` of a request.
 *
 * @throws PlatformFault 400 MALFORMED_QUERY with the place where it stops making sense, QUERY_TOO_COMPLICATED with the
 *   limit that it is beyond
 */
export function readWhere(text: string): Condition {
  const condition = parseWhere(text);
  refuseHeavy(condition);
  return condition;
}

/** Refuses a condition that would keep the database from others. */
function refuseHeavy(condition: Condition): void {
  const weight: Weight = { comparisons: 0, patterns: 0, values: 0, wildcards: 0 };
  weigh(condition, weight);
  const over = (Object.keys(MOST) as (keyof Weight)[]).find((name) => weight[name] > MOST[name]);
  if (over === undefined) return;
  const message = `The condition has more than ${MOST[over]} ${WORDS[over]}. Ask for less, or in several requests.`;
  throw new PlatformFault(400, 'QUERY_TOO_COMPLICATED', message);
}

const WORDS: Record<keyof Weight, string> = {
  comparisons: 'comparisons',
  patterns: 'comparisons with like',
  values: 'values in lists',
  wildcards: 'wildcards in one pattern',
};

function weigh(condition: Condition, weight: Weight): void {
  switch (condition.kind) {
    case 'and':
    case 'or':
      for (const one of condition.conditions) weigh(one, weight);
      return;
    case 'not':
      weigh(condition.condition, weight);
      return;
    case 'membership':
      weight.comparisons += 1;
      weight.values += condition.values.length;
      return;
    case 'comparison': {
      weight.comparisons += 1;
      if (condition.operator !== 'like') return;
      weight.patterns += 1;
      weight.wildcards = Math.max(weight.wildcards, String(condition.value).match(/[%_]/g)?.length ?? 0);
    }
  }
}
