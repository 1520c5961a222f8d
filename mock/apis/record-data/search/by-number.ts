import { sql } from 'kysely';
import { typedPzn } from '#pharmacy/pzn.ts';
import { toLongId } from '../../../store/ids.ts';
import { pznWeights } from '../../../store/search/records/searched-fields.ts';
import type { Store } from '../../../store/store.ts';
import { byWords } from './by-words.ts';
import { type Hits, hitsOf } from './hits/hits.ts';
import { everyMatch } from './hits/matches.ts';
import { mayBeKnown, type Source } from './words/source.ts';

/** The record whose id the term is, or those with the PZN that it spells. */
export async function byNumber(store: Store, sources: readonly Source[], term: string): Promise<Hits[]> {
  const id = toLongId(term.trim());
  const named = id ? await byId(store, sources, id, term.trim()) : [];
  if (named.length > 0) return named;
  const pzn = typedPzn(term)?.pzn;
  if (!pzn) return [];
  const numbered = sources.map((source) => ({ ...source, weights: pznWeights(source.definition) }));
  const withPzn = numbered.filter(({ weights }) => Object.keys(weights).length > 0);
  return byWords(store, withPzn, pzn, false);
}

async function byId({ db }: Store, sources: readonly Source[], id: string, term: string): Promise<Hits[]> {
  const source = sources.find(({ definition }) => id.startsWith(definition.keyPrefix));
  if (!source) return [];
  const isIt = sql`s."Id" = ${id}`;
  const query = sql`select from "_search_records" s where ${isIt} and ${mayBeKnown(source)}`;
  const { rows } = await query.execute(db);
  return rows.length > 0 ? [hitsOf(source, everyMatch(source, isIt, 1), term)] : [];
}
