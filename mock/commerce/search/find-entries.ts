import { notFound } from '#mock/faults/not-found.ts';
import { scoreTerm } from '#mock/search/index/score-term.ts';
import { pznOfTerm } from '#mock/search/text/pzn.ts';
import type { Catalogue, CatalogueEntry } from '../catalogue/catalogue-entry.ts';

/** What narrows the catalogue; at least one of both. */
export interface Narrowing {
  readonly searchTerm?: string;
  readonly categoryId?: string;
}

export interface Found {
  readonly entries: readonly CatalogueEntry[];
  /** Relevance by product id, where a term was searched. */
  readonly scores?: ReadonlyMap<string, number>;
  /** The term with typing errors corrected, where a term was searched. */
  readonly effectiveTerm: string | null;
}

/**
 * The products that match a term, lie in a category or below it, or both.
 *
 * @param weights fields to match the term against, with how much a hit counts
 * @throws PlatformFault 404 for an unknown category
 */
export function findEntries(
  catalogue: Catalogue,
  { searchTerm, categoryId }: Narrowing,
  weights: Readonly<Record<string, number>>,
): Found {
  const category = categoryId === undefined ? undefined : catalogue.tree.find(categoryId);
  if (categoryId !== undefined && !category) throw notFound();
  if (searchTerm === undefined) return { entries: entriesIn(catalogue, category?.Id), effectiveTerm: null };
  const matched = byTerm(catalogue, searchTerm, weights);
  if (!category) return matched;
  const entries = matched.entries.filter(({ categoryIds }) => categoryIds.has(category.Id));
  return { ...matched, entries };
}

/** Entries of each category, one and the same list for as long as the catalogue stays as it is. */
const byCategory = new WeakMap<readonly CatalogueEntry[], Map<string, readonly CatalogueEntry[]>>();

function entriesIn({ entries }: Catalogue, categoryId: string | undefined): readonly CatalogueEntry[] {
  if (categoryId === undefined) return entries;
  const lists = byCategory.get(entries) ?? new Map<string, readonly CatalogueEntry[]>();
  byCategory.set(entries, lists);
  const list = lists.get(categoryId) ?? entries.filter(({ categoryIds }) => categoryIds.has(categoryId));
  lists.set(categoryId, list);
  return list;
}

/** A PZN finds its one product; digits that are nobody's PZN are matched like any word. */
function byTerm(
  { entries, index }: Catalogue,
  term: string,
  weights: Readonly<Record<string, number>>,
): Found {
  const pzn = weights.L2C_CM_PZN__c === undefined ? undefined : pznOfTerm(term);
  const named = pzn && entries.filter(({ product }) => product.L2C_CM_PZN__c === pzn);
  if (named && named.length > 0) return { entries: named, scores: new Map(), effectiveTerm: term.trim() };
  const { scores, effectiveTerm } = scoreTerm(index, term, weights);
  const scored = [...scores].flatMap(([position, score]) => {
    const entry = entries[position];
    return entry ? [{ entry, score }] : [];
  });
  return {
    entries: scored.map(({ entry }) => entry),
    scores: new Map(scored.map(({ entry, score }) => [entry.product.Id, score])),
    effectiveTerm,
  };
}
