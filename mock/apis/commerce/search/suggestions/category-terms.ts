import { fold } from '#mock/store/search/text/fold.ts';
import { countCategories } from '../hits/count-categories.ts';
import { allOf, inCategories } from '../hits/hits.ts';
import type { Shelf } from '../term/read-term.ts';
import { placeOf, type SuggestedTerm } from './suggested-term.ts';

/** The categories that continue what was typed and have products; all of those before anything is typed. */
export async function categoryTerms(shelf: Shelf, beginning: string): Promise<SuggestedTerm[]> {
  const terms = Array.from(shelf.tree.all(), ({ Id, Name }) => ({ Id, term: Name, folded: fold(Name) }));
  const fitting = terms.filter((term) => placeOf(term, beginning) >= 0);
  if (fitting.length === 0) return [];
  const ids = fitting.map(({ Id }) => Id);
  const counts = await countCategories(shelf, beginning === '' ? allOf([]) : inCategories(shelf, ids));
  return fitting.flatMap(({ Id, ...term }) => {
    const products = counts.get(Id) ?? 0;
    return products === 0 ? [] : [{ ...term, products }];
  });
}
