import { fold } from '#mock/search/text/fold.ts';
import { tokens } from '#mock/search/text/tokens.ts';
import type { Catalogue } from '../catalogue/catalogue-entry.ts';

/**
 * Terms of the catalogue that continue what was typed: categories, brands, active ingredients and product names. Terms
 * that begin with it come first, then those with a later word that does, each with the most products first. Before
 * anything is typed, the categories and brands with the most products.
 */
export function suggestedTerms(catalogue: Catalogue, typed: string, most: number): string[] {
  const beginning = fold(typed.trim());
  const terms = beginning === '' ? countedTerms(catalogue, false) : countedTerms(catalogue, true);
  return [...terms.values()]
    .map(({ term, products }) => ({ term, products, place: placeOf(term, beginning) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place || b.products - a.products || a.term.localeCompare(b.term, 'de'))
    .slice(0, most)
    .map(({ term }) => term);
}

interface CountedTerm {
  readonly term: string;
  products: number;
}

function countedTerms({ entries, tree }: Catalogue, withProducts: boolean): ReadonlyMap<string, CountedTerm> {
  const counted = new Map<string, CountedTerm>();
  for (const { product, categoryIds } of entries) {
    const categories = [...categoryIds].map((id) => tree.find(id)?.Name ?? null);
    const named = withProducts ? [product.ActiveIngredient__c, product.Name] : [];
    for (const term of new Set([...categories, product.Brand__c, ...named])) {
      if (term === null) continue;
      const known = counted.get(fold(term));
      if (known) known.products += 1;
      else counted.set(fold(term), { term, products: 1 });
    }
  }
  return counted;
}

/** 0 when the term begins with what was typed, 1 when a later word does, -1 when neither. */
function placeOf(term: string, beginning: string): number {
  if (fold(term).startsWith(beginning)) return 0;
  return tokens(term).some((word) => word.startsWith(beginning)) ? 1 : -1;
}
