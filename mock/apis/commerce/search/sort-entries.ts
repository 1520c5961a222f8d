import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { parseMoney } from '../money/cents.ts';
import type { Price } from '../pricing/choose-prices.ts';
import { bestOf, type ComparePositions } from './best-of.ts';
import type { BoostLevels } from './boost-levels.ts';
import type { SortRuleId } from './sort-rules.ts';

type Entries = readonly CatalogueEntry[];

/** What orders need to know beyond the products. */
export interface SortFacts {
  /** Relevance by position, where a term was searched. */
  readonly scores?: Float64Array;
  /** Prices by product id, where the order is by price. */
  readonly prices?: ReadonlyMap<string, Price>;
  /** What merchandisers move, where the order is by relevance. */
  readonly levels?: BoostLevels;
}

/**
 * The first so many of some positions in the order of a rule; equals stand by name, then by pack content.
 *
 * @param hits positions among the entries
 */
export function sortEntries(
  entries: Entries,
  hits: Uint32Array,
  most: number,
  rule: SortRuleId,
  facts: SortFacts,
): Uint32Array {
  return bestOf(hits, most, comparison(entries, rule, facts));
}

/** The order of a rule. */
export function comparison(
  entries: Entries,
  rule: SortRuleId,
  { scores, prices, levels }: SortFacts,
): ComparePositions {
  const { byRank, byName } = standings(entries);
  switch (rule) {
    case 'relevance':
      return byLevel(entries, levels, scores ? byScore(scores, byRank) : by(byRank));
    case 'priceAscending':
      return byPrice(entries, prices ?? new Map(), 1, by(byName));
    case 'priceDescending':
      return byPrice(entries, prices ?? new Map(), -1, by(byName));
    case 'nameAscending':
      return by(byName);
    case 'newest':
      return (a, b) => createdAt(entries, b).localeCompare(createdAt(entries, a)) || by(byName)(a, b);
  }
}

/** Places by position. */
interface Standings {
  /** In the order of names. */
  readonly byName: Uint32Array;
  /** In the order of what can be ordered, then of names. */
  readonly byRank: Uint32Array;
}

/** Kept as long as the entries are. */
const kept = new WeakMap<Entries, Standings>();

function standings(entries: Entries): Standings {
  const known = kept.get(entries) ?? {
    byName: Uint32Array.from(entries, ({ nameRank }) => nameRank),
    byRank: Uint32Array.from(entries, (entry) => rank(entry) * entries.length + entry.nameRank),
  };
  kept.set(entries, known);
  return known;
}

/** What can be ordered at once stands first, then what is sold out, then what needs a prescription. */
export function rank({ product }: CatalogueEntry): number {
  if (product.L2C_CM_RegulatoryClassification__c === 'verschreibungspflichtig') return 2;
  return product.AvailableToOrder__c > 0 ? 0 : 1;
}

function by(places: Uint32Array): ComparePositions {
  return (a, b) => (places[a] as number) - (places[b] as number);
}

function byScore(scores: Float64Array, byRank: Uint32Array): ComparePositions {
  return (a, b) =>
    (scores[b] as number) - (scores[a] as number) || (byRank[a] as number) - (byRank[b] as number);
}

/** Higher levels first; the level of a parent is that of its variations too. */
function byLevel(
  entries: Entries,
  levels: BoostLevels | undefined,
  otherwise: ComparePositions,
): ComparePositions {
  if (!levels || levels.size === 0) return otherwise;
  const levelAt = (position: number) => {
    const { Id = '', VariationParentId = null } = entries[position]?.product ?? {};
    return (levels.get(Id) ?? 0) + (levels.get(VariationParentId ?? '') ?? 0);
  };
  return (a, b) => levelAt(b) - levelAt(a) || otherwise(a, b);
}

/** Products without a price come last in both directions. */
function byPrice(
  entries: Entries,
  prices: ReadonlyMap<string, Price>,
  direction: 1 | -1,
  otherwise: ComparePositions,
): ComparePositions {
  const cents = new Map<string, number>();
  for (const [id, { unitPrice }] of prices) cents.set(id, direction * Number(parseMoney(unitPrice)));
  const priceAt = (position: number) => cents.get(entries[position]?.product.Id ?? '');
  return (a, b) => {
    const [left, right] = [priceAt(a), priceAt(b)];
    if (left === undefined || right === undefined) {
      return Number(left === undefined) - Number(right === undefined) || otherwise(a, b);
    }
    return left - right || otherwise(a, b);
  };
}

function createdAt(entries: Entries, position: number): string {
  return entries[position]?.product.CreatedDate ?? '';
}
