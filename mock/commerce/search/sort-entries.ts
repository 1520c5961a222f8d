import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { parseMoney } from '../money/cents.ts';
import type { Price } from '../pricing/choose-prices.ts';
import type { SortRuleId } from './sort-rules.ts';

type Compare = (a: CatalogueEntry, b: CatalogueEntry) => number;

/** What orders need to know beyond the products. */
export interface SortFacts {
  /** Relevance by product id, where a term was searched. */
  readonly scores?: ReadonlyMap<string, number>;
  /** Prices by product id, where the order is by price. */
  readonly prices?: ReadonlyMap<string, Price>;
}

/** Orders that follow from the entries alone, kept as long as the entries are. */
const kept = new WeakMap<readonly CatalogueEntry[], Map<SortRuleId, readonly CatalogueEntry[]>>();

/** Puts entries in the order of a rule; equals stand by name, then by pack content. */
export function sortEntries(
  entries: readonly CatalogueEntry[],
  rule: SortRuleId,
  facts: SortFacts,
): readonly CatalogueEntry[] {
  if (facts.scores || facts.prices) return sorted(entries, rule, facts);
  const orders = kept.get(entries) ?? new Map<SortRuleId, readonly CatalogueEntry[]>();
  kept.set(entries, orders);
  const order = orders.get(rule) ?? sorted(entries, rule, facts);
  orders.set(rule, order);
  return order;
}

function sorted(entries: readonly CatalogueEntry[], rule: SortRuleId, facts: SortFacts): CatalogueEntry[] {
  const first = comparisons(facts)[rule];
  return [...entries].sort((a, b) => first(a, b) || byName(a, b));
}

function comparisons({ scores, prices }: SortFacts): Readonly<Record<SortRuleId, Compare>> {
  return {
    relevance: scores ? (a, b) => byScore(scores)(a, b) || byOrderability(a, b) : byOrderability,
    priceAscending: byPrice(prices ?? new Map(), 1),
    priceDescending: byPrice(prices ?? new Map(), -1),
    nameAscending: byName,
    newest: (a, b) => b.product.CreatedDate.localeCompare(a.product.CreatedDate),
  };
}

function byScore(scores: ReadonlyMap<string, number>): Compare {
  return (a, b) => (scores.get(b.product.Id) ?? 0) - (scores.get(a.product.Id) ?? 0);
}

/** What can be ordered at once stands first, then what is sold out, then what needs a prescription. */
const byOrderability: Compare = (a, b) => rank(a) - rank(b);

function rank({ product }: CatalogueEntry): number {
  if (product.L2C_CM_RegulatoryClassification__c === 'verschreibungspflichtig') return 2;
  return product.AvailableToOrder__c > 0 ? 0 : 1;
}

/** Products without a price come last in both directions. */
function byPrice(prices: ReadonlyMap<string, Price>, direction: 1 | -1): Compare {
  return (a, b) => {
    const [left, right] = [prices.get(a.product.Id), prices.get(b.product.Id)];
    if (!left || !right) return Number(!left) - Number(!right);
    return direction * Number(parseMoney(left.unitPrice) - parseMoney(right.unitPrice));
  };
}

function byName(a: CatalogueEntry, b: CatalogueEntry): number {
  return a.nameRank - b.nameRank;
}
