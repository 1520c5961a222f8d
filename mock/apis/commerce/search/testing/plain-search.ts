import type { Row } from '#mock/store/row.ts';
import { matchingWords } from '#mock/store/search/index/matching-words.ts';
import { SEARCHED_FIELDS } from '#mock/store/search/products/searched-product.ts';
import { tokens } from '#mock/store/search/text/tokens.ts';
import type { CategoryTree } from '../../catalogue/category-tree.ts';
import { parseMoney } from '../../money/cents.ts';
import type { Price } from '../../pricing/choose-prices.ts';
import { CATEGORY_FACET, type FacetField } from '../facet-values.ts';
import type { Refinements } from '../refinements.ts';
import type { SortRuleId } from '../sort-rules.ts';

/** A product that can be found, with the categories it is in and all those above them. */
export interface PlainEntry {
  readonly product: Row<'Product2'>;
  readonly categoryIds: ReadonlySet<string>;
}

type Compare = (a: PlainEntry, b: PlainEntry) => number;
type Scores = ReadonlyMap<PlainEntry, number>;

/** The texts of an entry by field. */
function textsOf({ product, categoryIds }: PlainEntry, tree: CategoryTree): [string, string][] {
  const categories = [...categoryIds].map((id) => tree.find(id)?.Name).join(' ');
  const texts = SEARCHED_FIELDS.map((name): [string, string] => [name, String(product[name] ?? '')]);
  return [...texts, ['ProductCategory', categories]];
}

/** Relevance of every entry that matches all words, looking at each entry by itself. */
export function plainScores(
  entries: readonly PlainEntry[],
  tree: CategoryTree,
  term: string,
  weights: Readonly<Record<string, number>>,
): Scores {
  const all = entries.flatMap((entry) => textsOf(entry, tree).flatMap(([, text]) => tokens(text)));
  const words = [...new Set(all)];
  const parts = [...new Set(tokens(term))].flatMap((word) => matchingWords(words, word).parts);
  const scores = new Map<PlainEntry, number>();
  for (const entry of entries) {
    const places = textsOf(entry, tree).flatMap(([field, text]) =>
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
  entries: readonly PlainEntry[],
  rule: SortRuleId,
  { scores, prices }: { scores?: Scores; prices: ReadonlyMap<string, Price> },
): PlainEntry[] {
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

const collator = new Intl.Collator('de', { numeric: true });

function byName({ product: a }: PlainEntry, { product: b }: PlainEntry): number {
  return (
    collator.compare(a.Name, b.Name) ||
    (a.PackAmount__c ?? 0) - (b.PackAmount__c ?? 0) ||
    a.Id.localeCompare(b.Id)
  );
}

/** The values an entry has under a facet, each once. */
function facetValues({ product, categoryIds }: PlainEntry, facet: string): Iterable<string> {
  if (facet === CATEGORY_FACET) return categoryIds;
  const value = product[facet as FacetField];
  return value === null ? [] : [value];
}

function rank({ product }: PlainEntry): number {
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
  entries: readonly PlainEntry[],
  refinements: Refinements,
  except?: string,
): PlainEntry[] {
  const narrowing = [...refinements].filter(([facet]) => facet !== except);
  return entries.filter((entry) =>
    narrowing.every(([facet, chosen]) => [...facetValues(entry, facet)].some((value) => chosen.has(value))),
  );
}

/** How many entries have each value of a facet. */
export function plainCounts(entries: readonly PlainEntry[], facet: string): Map<string, number> {
  const values = entries.flatMap((entry) => [...facetValues(entry, facet)]);
  return new Map([...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]));
}
