import { type RawBuilder, sql } from 'kysely';
import { SHORTEST_INFIX } from '#mock/store/search/index/matching-words.ts';
import { MARKS, PLACES, TEXTS, wordCode, wordKey } from '#mock/store/search/products/searched-product.ts';
import { stem } from '#mock/store/search/text/stem.ts';
import type { Store } from '#mock/store/store.ts';
import { type Weights, wholeTexts } from '../searched-fields.ts';

/** A folded word that stands in a product. */
export interface ProductWord {
  readonly word: string;
  readonly number: number;
  /** How a product writes it. */
  readonly spelling: string;
}

type Condition = RawBuilder<unknown>;

/** Whether a product still has the word where it is looked for; words whose products are gone stay behind. */
function isInUse(weights: Weights): Condition {
  const texts = wholeTexts(weights);
  const has = texts
    ? sql`p."Keys" && array(select w."Number" * ${sql.lit(TEXTS)} + text from unnest(${texts}::int[]) text)`
    : sql`p."Words" && array(select w."Number" * ${sql.lit(MARKS)} + mark from unnest(${marksOf(weights)}::int[]) mark)`;
  return sql`exists (select from "_search_products" p where ${has})`;
}

/** The marks of the places that are searched. */
const marksOf = (weights: Weights): number[] =>
  PLACES.filter((place) => weights[place] !== undefined).flatMap((place) => [
    wordCode(0, place, false),
    wordCode(0, place, true),
  ]);

/** After every word that begins with another. */
const LAST = '\u{10ffff}';

/** Whether a word, of the table under the name `w`, begins so; a range, which its index can answer. */
export const beginsWith = (beginning: string): Condition =>
  sql`w."Word" >= ${beginning} and w."Word" < ${beginning + LAST}`;

/** So many words of the products a term is taken for, its typed words sharing them. */
const MOST_WORDS = 1_000;

/**
 * The words of the products that begin with typed ones or contain them, up to their inflection. Of very many, as those
 * that begin with one letter in a large shop, the shortest are taken, the typed one among them: each costs a search as
 * much as any other, and one after the longest says little.
 */
export function wordsLike(store: Store, typed: readonly string[]): Promise<ProductWord[]> {
  const most = Math.ceil(MOST_WORDS / Math.max(typed.length, 1));
  return readWords(store, typed.flatMap(conditionsOf), undefined, most);
}

function conditionsOf(typed: string): Condition[] {
  const beginning = /^\d/.test(typed) ? typed : stem(typed);
  const begins = beginsWith(beginning);
  if (/^\d/.test(typed) || beginning.length < SHORTEST_INFIX) return [begins];
  return [begins, sql`w."Letters" is not null and w."Word" like ${`%${beginning}%`}`];
}

/** The words that products have in use whose stem is one of these. */
export function wordsOfStems(
  store: Store,
  stems: readonly string[],
  weights: Weights,
): Promise<ProductWord[]> {
  const list = sql`any(${[...stems]}::text[])`;
  return readWords(
    store,
    [sql`w."Letters" is not null and w."Stem" = ${list}`, sql`w."Word" = ${list}`],
    weights,
  );
}

/** The words that products have in use which may be that few typing errors away. */
export function wordsNear(store: Store, typed: string, errors: number): Promise<ProductWord[]> {
  const [least, most] = [typed.length - errors, typed.length + errors];
  return readWords(store, [
    sql`w."Letters" is not null and length(w."Word") between ${least}::int and ${most}::int
        and bit_count(w."Letters" # "_search_letters"(${typed})) <= ${2 * errors}::int`,
  ]);
}

/** Those of the words that a product has in use. */
export async function inUse(
  store: Store,
  words: readonly string[],
  weights: Weights,
): Promise<ProductWord[]> {
  return words.length === 0 ? [] : readWords(store, [sql`w."Word" = any(${[...words]}::text[])`], weights);
}

/** Whether a product has one of the words. */
export async function anyInUse(
  store: Store,
  words: readonly ProductWord[],
  weights: Weights,
): Promise<boolean> {
  if (words.length === 0) return false;
  const keys = keysOf(words, weights);
  if (keys) return hasProduct(store, hasKey(keys));
  const codes = words.flatMap(({ number }) => marksOf(weights).map((mark) => number * MARKS + mark));
  return hasProduct(store, hasCode(codes));
}

/** What the words are known by in the texts that are searched; undefined where some of their places are not. */
export function keysOf(words: readonly ProductWord[], weights: Weights): number[] | undefined {
  const texts = wholeTexts(weights);
  return texts && words.flatMap(({ number }) => texts.map((text) => wordKey(number, text)));
}

/** Whether a product has one of some words anywhere in a text. */
export const hasKey = (keys: readonly number[]): Condition => sql`p."Keys" && ${[...keys]}::int[]`;

/** Whether a product has one of some words in one of some places. */
export const hasCode = (codes: readonly number[]): Condition => sql`p."Words" && ${[...codes]}::int[]`;

/** Whether there is a product, of what they are searched in under the name `p`, that meets a condition. */
export async function hasProduct({ db }: Store, condition: Condition): Promise<boolean> {
  const query = sql`select from "_search_products" p where ${condition} limit 1`;
  return (await query.execute(db)).rows.length > 0;
}

/**
 * @param inUseAt places in which a product has to have the words
 * @param most words of each condition
 */
async function readWords(store: Store, conditions: readonly Condition[], inUseAt?: Weights, most?: number) {
  if (conditions.length === 0) return [];
  const used = inUseAt ? sql`and ${isInUse(inUseAt)}` : sql``;
  const shortest = most === undefined ? sql`` : sql`order by length(w."Word"), w."Word" limit ${most}`;
  const found = conditions.map(
    (condition) => sql`(select w."Word" as "word", w."Number" as "number", w."Spelling" as "spelling"
      from "_search_words" w where ${condition} ${used} ${shortest})`,
  );
  return (await sql<ProductWord>`${sql.join(found, sql` union `)}`.execute(store.db)).rows;
}
