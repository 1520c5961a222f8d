import { notFound } from '#mock/engine/errors/not-found.ts';
import { hitsOfTerm } from '#mock/store/search/index/score-term.ts';
import { typedPzn } from '#pharmacy/pzn.ts';
import type { Catalogue } from '../catalogue/catalogue-entry.ts';
import { facetColumn, withValues } from './facet-columns.ts';
import { CATEGORY_FACET } from './facet-values.ts';

/** What narrows the catalogue; at least one of both. */
export interface Narrowing {
  readonly searchTerm?: string;
  readonly categoryId?: string;
}

export interface Found {
  /** Positions of the entries in the catalogue, in its order. */
  readonly hits: Uint32Array;
  /** Relevance by position, where a term was searched. */
  readonly scores?: Float64Array;
  /** The term with typing errors corrected, where a term was searched. */
  readonly effectiveTerm: string | null;
}

type Weights = Readonly<Record<string, number>>;

/**
 * The products that match a term, lie in a category or below it, or both.
 *
 * @param weights fields to match the term against, with how much a hit counts
 * @throws PlatformFault 404 for an unknown category
 */
export function findEntries(
  catalogue: Catalogue,
  { searchTerm, categoryId }: Narrowing,
  weights: Weights,
): Found {
  const category = categoryId === undefined ? undefined : catalogue.tree.find(categoryId);
  if (categoryId !== undefined && !category) throw notFound();
  if (searchTerm === undefined) return { hits: entriesIn(catalogue, category?.Id), effectiveTerm: null };
  const matched = byTerm(catalogue, searchTerm, weights);
  if (!category) return matched;
  return {
    ...matched,
    hits: withValues(facetColumn(catalogue, CATEGORY_FACET), matched.hits, [category.Id]),
  };
}

/** Positions in each category, one and the same list for as long as the catalogue's texts and facets stay as they are. */
const byCategory = new WeakMap<Catalogue['index'], Map<string, Uint32Array>>();

function entriesIn(catalogue: Catalogue, categoryId: string | undefined): Uint32Array {
  const lists = byCategory.get(catalogue.index) ?? new Map<string, Uint32Array>();
  byCategory.set(catalogue.index, lists);
  const list = lists.get(categoryId ?? '') ?? listOf(catalogue, categoryId);
  lists.set(categoryId ?? '', list);
  return list;
}

function listOf(catalogue: Catalogue, categoryId: string | undefined): Uint32Array {
  const all = Uint32Array.from(catalogue.entries.keys());
  return categoryId === undefined
    ? all
    : withValues(facetColumn(catalogue, CATEGORY_FACET), all, [categoryId]);
}

/** A PZN finds its one product; digits that are nobody's PZN are matched like any word. */
function byTerm(catalogue: Catalogue, term: string, weights: Weights): Found {
  const pzn = weights.L2C_CM_PZN__c === undefined ? undefined : typedPzn(term)?.pzn;
  const named = pzn === undefined ? undefined : withPzn(catalogue, pzn);
  if (!named || named.length === 0) return hitsOfTerm(catalogue.index, term, weights);
  return { hits: named, scores: new Float64Array(catalogue.entries.length), effectiveTerm: term.trim() };
}

/** A PZN is a word of its own, so that few products have to be looked at. */
function withPzn({ entries, index }: Catalogue, pzn: string): Uint32Array {
  const { hits } = hitsOfTerm(index, pzn, { L2C_CM_PZN__c: 1 }, { corrected: false });
  return hits.filter((hit) => entries[hit]?.product.L2C_CM_PZN__c === pzn);
}
