import { type RawBuilder, sql } from 'kysely';
import { fold } from '../../../../../store/search/text/fold.ts';
import { tokens } from '../../../../../store/search/text/tokens.ts';
import type { Store } from '../../../../../store/store.ts';
import { type Matches, matchesOf, NO_MATCHES } from '../../../../record-data/search/hits/matches.ts';
import { readMeanings } from '../../../../record-data/search/words/meanings.ts';
import { wordsWhere } from '../../../../record-data/search/words/record-words.ts';
import type { Source } from '../../../../record-data/search/words/source.ts';
import type { TermTree } from './term-tree.ts';

/** The records that match a term, each word as if it were searched for alone, typing errors aside (PF-REST-23). */
export async function matchTerm(store: Store, tree: TermTree, source: Source): Promise<Matches> {
  switch (tree.kind) {
    case 'words':
      return matchWords(store, tree.words, source);
    case 'phrase':
      return matchPhrase(store, tokens(tree.words), source);
    case 'pattern':
      return matchPattern(store, fold(tree.pattern), source);
    default:
      return joined(
        tree.kind,
        await matchTerm(store, tree.left, source),
        await matchTerm(store, tree.right, source),
      );
  }
}

function joined(kind: 'and' | 'or' | 'not', left: Matches, right: Matches): Matches {
  switch (kind) {
    case 'and':
      return sql`select l."Id", l."Name", l.score + r.score as score from (${left}) l join (${right}) r using ("Id")`;
    case 'not':
      return sql`select l.* from (${left}) l where l."Id" not in (select r."Id" from (${right}) r)`;
    case 'or':
      return sql`select "Id", min("Name") as "Name", max(score) as score
        from ((${left}) union all (${right})) either group by "Id"`;
  }
}

async function matchWords(store: Store, words: string, source: Source): Promise<Matches> {
  const reading = { corrected: false, onlyInUse: true };
  const meaning = (await readMeanings(store, [source], words, reading)).get(source);
  return meaning && meaning.parts.length > 0 ? matchesOf(source, meaning.parts) : NO_MATCHES;
}

/** `*` stands for any characters and `?` for one. */
function matchPattern(store: Store, pattern: string, source: Source): Promise<Matches> {
  const like = pattern
    .replaceAll(/[\\%_]/g, '\\$&')
    .replaceAll('*', '%')
    .replaceAll('?', '_');
  return matchWhere(store, source, (word) => sql`${word} like ${like}`);
}

async function matchWhere(
  store: Store,
  source: Source,
  condition: (word: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<Matches> {
  const numbers = await wordsWhere(store, source.definition.apiName, condition);
  return numbers.length === 0
    ? NO_MATCHES
    : matchesOf(source, [new Map(numbers.map((number) => [number, 1]))]);
}

/** Records in which the words stand as they are, one after the other in one text. */
async function matchPhrase(store: Store, words: readonly string[], source: Source): Promise<Matches> {
  if (words.length === 0) return NO_MATCHES;
  let all: Matches | undefined;
  for (const one of words) {
    const found = await matchWhere(store, source, (word) => sql`${word} = ${one}`);
    all = all ? joined('and', all, found) : found;
  }
  const { apiName } = source.definition;
  const texts = Object.keys(source.weights).map((name) => sql`(${sql.ref(`r.${name}`)}::text)`);
  // Words are letters and digits, so that none of them means more in a pattern.
  const phrase = `% ${words.join(' ')} %`;
  return sql`select m.* from (${all}) m where exists (
    select from ${sql.table(apiName)} r cross join lateral (values ${sql.join(texts)}) said(content)
    where r."Id" = m."Id" and ' ' || (
      select string_agg("_search_fold"(spelling), ' ' order by place) from "_search_spellings"(said.content)
    ) || ' ' like ${phrase})`;
}
