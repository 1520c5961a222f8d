import { matchingWords } from '#mock/store/search/index/matching-words.ts';
import { tokens } from '#mock/store/search/text/tokens.ts';
import type { Catalogue, CatalogueEntry } from '../../catalogue/catalogue-entry.ts';
import { parseMoney } from '../../money/cents.ts';
import type { Price } from '../../pricing/choose-prices.ts';
import { facetValues } from '../facet-values.ts';
import type { Refinements } from '../refinements.ts';
import { SEARCHED_FIELDS } from '../searched-fields.ts';
import type { SortRuleId } from '../sort-rules.ts';

type Compare = (a: CatalogueEntry, b: CatalogueEntry) => number;
type Scores = ReadonlyMap<CatalogueEntry, number>;

/** Relevance of every entry that matches all words, looking at each entry by itself. */
export function plainScores(
  { entries, tree, index }: Catalogue,
  term: string,
  weights: Readonly<Record<string, number>>,
): Scores {
  const parts = [...new Set(tokens(term))].flatMap((word) => matchingWords(index.words, word).parts);
  const scores = new Map<CatalogueEntry, number>();
  for (const entry of entries) {
    const categories = [...entry.categoryIds].map((id) => tree.find(id)?.Name).join(' ');
    const texts = SEARCHED_FIELDS.map((name) => [name, String(entry.product[name] ?? '')] as const);
    const places = [...texts, ['ProductCategory', categories] as const].flatMap(([field, text]) =>
      tokens(text).map((word, _, words) => ({ field, word, first: word === words[0] })),
    );
    const best = parts.map((quality) =>
      Math.max(
        0,
        ...places.map(
          ({ field, word, first }) => (weights[field] ?? 0) * (quality.get(word) ?? 0) * (first ? 1.1 : 1),
        ),
      ),
    );
    if (best.length > 0 && best.every((score) => score > 0)) {
      scores.set(
        entry,
        best.reduce((sum, score) => sum + score),
      );
    }
  }
  return scores;
}

/** All entries in the order of a rule, sorted as a whole. */
export function plainOrder(
  entries: readonly CatalogueEntry[],
  rule: SortRuleId,
  { scores, prices }: { scores?: Scores; prices: ReadonlyMap<string, Price> },
): CatalogueEntry[] {
  const byName: Compare = (a, b) => a.nameRank - b.nameRank;
  const byScore: Compare = (a, b) => (scores?.get(b) ?? 0) - (scores?.get(a) ?? 0) || rank(a) - rank(b);
  const rules: Readonly<Record<SortRuleId, Compare>> = {
    relevance: byScore,
    priceAscending: byPrice(prices, 1),
    priceDescending: byPrice(prices, -1),
    nameAscending: byName,
    newest: (a, b) => b.product.CreatedDate.localeCompare(a.product.CreatedDate),
  };
  return entries.toSorted((a, b) => rules[rule](a, b) || byName(a, b));
}

function rank({ product }: CatalogueEntry): number {
  if (product.L2C_CM_RegulatoryClassification__c === 'verschreibungspflichtig') return 2;
  return product.AvailableToOrder__c > 0 ? 0 : 1;
}

function byPrice(prices: ReadonlyMap<string, Price>, direction: 1 | -1): Compare {
  return (a, b) => {
    const [left, right] = [prices.get(a.product.Id), prices.get(b.product.Id)];
    if (!left || !right) return Number(!left) - Number(!right);
    return direction * Number(parseMoney(left.unitPrice) - parseMoney(right.unitPrice));
  };
}

/** The entries that obey all refinements but those of one facet. */
export function plainlyRefined(
  entries: readonly CatalogueEntry[],
  refinements: Refinements,
  except?: string,
): CatalogueEntry[] {
  const narrowing = [...refinements].filter(([facet]) => facet !== except);
  return entries.filter((entry) =>
    narrowing.every(([facet, chosen]) => [...facetValues(entry, facet)].some((value) => chosen.has(value))),
  );
}

/** How many entries have each value of a facet. */
export function plainCounts(entries: readonly CatalogueEntry[], facet: string): Map<string, number> {
  const values = entries.flatMap((entry) => [...facetValues(entry, facet)]);
  return new Map([...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]));
}
