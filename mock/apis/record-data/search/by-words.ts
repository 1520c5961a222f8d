import { compoundStems } from '../../../store/search/index/compounds.ts';
import { tellingWords } from '../../../store/search/index/term.ts';
import type { Store } from '../../../store/store.ts';
import { type Hits, hitsOf } from './hits/hits.ts';
import { matchesOf, someMatchesOf, sourcesWithMatches } from './hits/matches.ts';
import { type Meaning, readMeanings } from './words/meanings.ts';
import type { Source } from './words/source.ts';

/** What the words of a term find, object by object; objects in which it finds nothing are left out. */
export async function byWords(
  store: Store,
  sources: readonly Source[],
  term: string,
  corrected: boolean,
): Promise<Hits[]> {
  const found = await findMeanings(store, sources, term, corrected);
  return sources.flatMap((source) => {
    const meaning = found.get(source);
    if (!meaning) return [];
    const { words, effectiveTerm, parts } = meaning;
    const best = someMatchesOf(source, parts, effectiveTerm);
    const hits = hitsOf(source, matchesOf(source, parts), effectiveTerm);
    return [{ ...hits, best, words, isCorrected: corrected }];
  });
}

/** What the term means in each object where it finds a record. */
async function findMeanings(
  store: Store,
  sources: readonly Source[],
  term: string,
  corrected: boolean,
): Promise<Map<Source, Meaning>> {
  const found = new Map<Source, Meaning>();
  const add = async (asked: readonly Source[], onlyInUse: boolean): Promise<Source[]> => {
    const meanings = await readMeanings(store, asked, term, { corrected, onlyInUse });
    const filled = await sourcesWithMatches(store, meanings);
    for (const [source, meaning] of meanings) if (filled.has(source)) found.set(source, meaning);
    return [...meanings.keys()].filter((source) => !filled.has(source));
  };
  const empty = await add(sources, corrected);
  // Words of records that are gone are still known: where they find nothing, they may stand in the way of a compound.
  if (!corrected && tellingWords(term).some(mayBeCompound)) await add(empty, true);
  return found;
}

function mayBeCompound(word: string): boolean {
  return compoundStems(word).length > 0;
}
