import { type RawBuilder, sql } from 'kysely';
import { SHORTEST_INFIX } from '../../../../store/search/index/matching-words.ts';
import { stem } from '../../../../store/search/text/stem.ts';
import type { Store } from '../../../../store/store.ts';
import { type Condition, isMet, isSearchedPlace, mayBeKnown, numbers, type Source } from './source.ts';

/** A folded word that stands, or stood, in records of an object. */
export interface RecordWord {
  readonly object: string;
  readonly word: string;
  readonly number: string;
  /** How a record writes it. */
  readonly spelling: string;
}

/** After every word that begins with another. */
const LAST = '\u{10ffff}';

/** So many words of an object a term is taken for, its typed words sharing them. */
const MOST_WORDS = 1_000;

/**
 * The words of objects that begin with typed ones or contain them, up to their inflection. Of very many in one object,
 * as those that begin with one digit, the shortest are taken, the typed one among them.
 */
function wordsLike(
  store: Store,
  objects: readonly string[],
  typed: readonly string[],
): Promise<RecordWord[]> {
  const most = Math.ceil(MOST_WORDS / Math.max(typed.length, 1));
  return readWords(store, objects, typed.flatMap(conditionsOf), most);
}

function conditionsOf(typed: string): Condition[] {
  const beginning = /^\d/.test(typed) ? typed : stem(typed);
  const begins = sql`w."Word" >= ${beginning} and w."Word" < ${beginning + LAST}`;
  if (/^\d/.test(typed) || beginning.length < SHORTEST_INFIX) return [begins];
  return [begins, sql`w."Letters" is not null and w."Word" like ${`%${beginning}%`}`];
}

/** The words of objects whose stem is one of these. */
export function wordsOfStems(
  store: Store,
  objects: readonly string[],
  stems: readonly string[],
): Promise<RecordWord[]> {
  const list = sql`any(${[...stems]}::text[])`;
  return readWords(store, objects, [
    sql`w."Letters" is not null and w."Stem" = ${list}`,
    sql`w."Word" = ${list}`,
  ]);
}

/** The words of objects that may be that few typing errors away. */
export function wordsNear(
  store: Store,
  objects: readonly string[],
  typed: string,
  errors: number,
): Promise<RecordWord[]> {
  const [least, most] = [typed.length - errors, typed.length + errors];
  return readWords(store, objects, [
    sql`w."Letters" is not null and length(w."Word") between ${least}::int and ${most}::int
      and bit_count(w."Letters" # "_search_letters"(${typed})) <= ${2 * errors}::int`,
  ]);
}

/** The words of an object that a test on them means. */
export async function wordsWhere(
  { db }: Store,
  object: string,
  condition: (word: RawBuilder<unknown>) => Condition,
): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`select distinct w."Number"::text as "number"
    from "_search_record_words" w where w."Object" = ${object} and ${condition(sql`w."Word"`)}`.execute(db);
  return rows.map(({ number }) => number);
}

/** Those of the words that stand where they are searched, in a record that may be known of; by object. */
export async function inUse(
  { db }: Store,
  sources: readonly Source[],
  words: readonly RecordWord[],
): Promise<RecordWord[]> {
  const queries = sources.flatMap((source) => {
    const own = words.filter(({ object }) => object === source.definition.apiName);
    return own.length === 0 ? [] : [usedSql(source, own)];
  });
  if (queries.length === 0) return [];
  const { rows } = await sql<{ number: string }>`${sql.join(queries, sql` union all `)}`.execute(db);
  const used = new Set(rows.map(({ number }) => number));
  return words.filter(({ number }) => used.has(number));
}

function usedSql(source: Source, words: readonly RecordWord[]): RawBuilder<unknown> {
  const place = isSearchedPlace(source);
  const stands = place
    ? sql`and exists (select from unnest(s."Words", s."Marks") c(number, mark)
        where c.number = w.number and ${place})`
    : sql``;
  return sql`select w.number::text as "number" from unnest(${numbers(words.map(({ number }) => number))}) w(number)
    where ${isMet(sql`s."Words" && array[w.number] and ${mayBeKnown(source)} ${stands}`)}`;
}

/** The words that sources have like typed ones: all, or those in use. */
export async function lookUp(
  store: Store,
  sources: readonly Source[],
  typed: readonly string[],
  onlyInUse: boolean,
): Promise<RecordWord[]> {
  const like = await wordsLike(store, namesOf(sources), typed);
  return onlyInUse ? inUse(store, sources, like) : like;
}

/** The names of the objects that sources are of. */
export const namesOf = (sources: readonly Source[]): string[] =>
  sources.map(({ definition }) => definition.apiName);

/** @param most words of each object and condition */
async function readWords(
  { db }: Store,
  objects: readonly string[],
  conditions: readonly Condition[],
  most?: number,
): Promise<RecordWord[]> {
  if (conditions.length === 0 || objects.length === 0) return [];
  const shortest = most === undefined ? sql`` : sql`order by length(w."Word"), w."Word" limit ${most}`;
  const found = conditions.map(
    (condition) => sql`select w.* from unnest(${[...objects]}::text[]) o(name) cross join lateral (
      select w."Object" as "object", w."Word" as "word", w."Number"::text as "number", w."Spelling" as "spelling"
      from "_search_record_words" w where w."Object" = o.name and ${condition} ${shortest}) w`,
  );
  const { rows } = await sql<RecordWord>`${sql.join(found, sql` union all `)}`.execute(db);
  // Two writers may have stored the same word at once.
  return [...new Map(rows.map((word) => [word.number, word])).values()];
}
