import { isMissingField } from '#mock/model/access/bare-store.ts';
import { fold } from '#mock/store/search/text/fold.ts';
import { tokens } from '#mock/store/search/text/tokens.ts';
import type { Catalogue, CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { bestOf } from './best-of.ts';

/**
 * Terms of the catalogue that continue what was typed: categories, brands, active ingredients and product names. Terms
 * that begin with it come first, then those with a later word that does, each with the most products first. Before
 * anything is typed, the categories and brands with the most products.
 */
export function suggestedTerms(catalogue: Catalogue, typed: string, most: number): string[] {
  const beginning = fold(typed.trim());
  const terms = termsOf(catalogue)[beginning === '' ? 'general' : 'all'];
  const places = terms.map((term) => placeOf(term, beginning));
  const fitting = Uint32Array.from(terms.keys()).filter((at) => (places[at] as number) >= 0);
  const term = (at: number) => terms[at] as CountedTerm;
  const best = bestOf(
    fitting,
    most,
    (a, b) =>
      (places[a] as number) - (places[b] as number) ||
      term(b).products - term(a).products ||
      collator.compare(term(a).term, term(b).term) ||
      a - b,
  );
  return Array.from(best, (at) => term(at).term);
}

const collator = new Intl.Collator('de');

interface CountedTerm {
  readonly term: string;
  readonly folded: string;
  readonly words: readonly string[];
  products: number;
}

interface Terms {
  readonly all: readonly CountedTerm[];
  /** Categories and brands. */
  readonly general: readonly CountedTerm[];
}

/** Kept as long as the index is: it is made anew whenever one of these texts changes. */
const kept = new WeakMap<Catalogue['index'], Terms>();

function termsOf(catalogue: Catalogue): Terms {
  const terms = kept.get(catalogue.index) ?? {
    all: countedTerms(catalogue, true),
    general: countedTerms(catalogue, false),
  };
  kept.set(catalogue.index, terms);
  return terms;
}

function countedTerms({ entries, tree }: Catalogue, withProducts: boolean): readonly CountedTerm[] {
  const counted = new Map<string, CountedTerm>();
  for (const { product, categoryIds } of entries) {
    const categories = [...categoryIds].map((id) => tree.find(id)?.Name ?? null);
    const named = withProducts ? [textOf(product, 'ActiveIngredient__c'), product.Name] : [];
    for (const term of new Set([...categories, textOf(product, 'Brand__c'), ...named])) {
      if (term === null) continue;
      const folded = fold(term);
      const known = counted.get(folded);
      if (known) known.products += 1;
      else counted.set(folded, { term, folded, words: tokens(term), products: 1 });
    }
  }
  return [...counted.values()];
}

/** A text of a product; null also where the store lacks the field. */
function textOf(product: CatalogueEntry['product'], name: 'ActiveIngredient__c' | 'Brand__c') {
  return isMissingField('Product2', name) ? null : product[name];
}

/** 0 when the term begins with what was typed, 1 when a later word does, -1 when neither. */
function placeOf({ folded, words }: CountedTerm, beginning: string): number {
  if (folded.startsWith(beginning)) return 0;
  return words.some((word) => word.startsWith(beginning)) ? 1 : -1;
}
