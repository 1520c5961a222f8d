import { sql } from 'kysely';
import { isMissingField } from '#mock/model/access/bare-store.ts';
import { MARKS, type SearchedField, wordCode } from '#mock/store/search/products/searched-product.ts';
import { fold } from '#mock/store/search/text/fold.ts';
import { tokens } from '#mock/store/search/text/tokens.ts';
import type { Store } from '#mock/store/store.ts';
import { isFieldFacet } from '../facet-values.ts';
import { COUNTED } from '../hits/count-categories.ts';
import { allOf, type Condition } from '../hits/hits.ts';
import { beginsWith } from '../term/product-words.ts';
import type { Shelf } from '../term/read-term.ts';
import { categoryTerms } from './category-terms.ts';
import { placeOf, type SuggestedTerm } from './suggested-term.ts';

const collator = new Intl.Collator('de');

/**
 * Terms of the catalogue that continue what was typed: categories, brands, active ingredients and product names. Terms
 * that begin with it come first, then those with a later word that does, each with the most products first. Before
 * anything is typed, the categories and brands with the most products.
 */
export async function suggestedTerms(shelf: Shelf, typed: string, most: number): Promise<string[]> {
  const beginning = fold(typed.trim());
  const terms = [...(await categoryTerms(shelf, beginning)), ...(await productTerms(shelf, beginning, most))];
  const placed = merged(terms).map((term) => ({ ...term, place: placeOf(term, beginning) }));
  return placed
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place || b.products - a.products || collator.compare(a.term, b.term))
    .slice(0, most)
    .map(({ term }) => term);
}

/** Terms that are spelled alike as one. */
function merged(terms: readonly SuggestedTerm[]): SuggestedTerm[] {
  return Array.from(Map.groupBy(terms, ({ folded }) => folded).values(), (alike) => ({
    ...(alike[0] as SuggestedTerm),
    products: alike.reduce((sum, { products }) => sum + products, 0),
  }));
}

/** Of very many products that have what was typed, the terms of so many are weighed. */
const WEIGHED = 250;

/** Brands, and once something is typed active ingredients and names, that have its words; as many as can be shown. */
async function productTerms({ store }: Shelf, beginning: string, most: number): Promise<SuggestedTerm[]> {
  if (beginning === '') return brandTerms(store, most);
  const fields = named(['ActiveIngredient__c', 'Brand__c', 'Name']);
  const columns = sql.join(
    fields.map((name) => (isFieldFacet(name) ? sql`g.${sql.ref(name)}` : sql`p.${sql.ref(name)}`)),
  );
  const read = async (products: Condition, terms: Condition, limit: number) => {
    const query = sql<SuggestedTerm>`
      with matching as materialized (select p.* from "_search_products" p where ${products}),
      counted as materialized (
        select t.term, count(*)::int as products
        from (select * from matching limit ${WEIGHED}) p
        join "_search_groups" g on g."Number" = p."Group"
        cross join lateral (select distinct t.term from unnest(array[${columns}]) t(term) where t.term is not null) t
        group by t.term),
      term as materialized (select term, "_search_fold"(term) as folded, products from counted)
      select term, folded, products from term where ${terms}
      order by products desc, term collate "_search_order" limit ${limit}`;
    return (await query.execute(store.db)).rows;
  };
  const words = tokens(beginning);
  const begins = sql`starts_with(folded, ${beginning})`;
  const found = await read(haveWords(words, fields, true), begins, most);
  if (found.length >= most) return found;
  // To take every name apart takes much longer.
  const later = sql`not ${begins} and exists (
    select from "_search_spellings"(term) w where starts_with("_search_fold"(w.spelling), ${beginning}))`;
  return [...found, ...(await read(haveWords(words, fields, false), later, most - found.length))];
}

/** The brands with the most products. */
async function brandTerms(store: Store, most: number): Promise<SuggestedTerm[]> {
  if (isMissingField('Product2', 'Brand__c')) return [];
  const query = sql<SuggestedTerm>`
    with counted as (${COUNTED}),
    term as (
      select g."Brand__c" as term, sum(c.products)::int as products
      from counted c join "_search_groups" g on g."Number" = c.number where g."Brand__c" is not null group by 1)
    select term, "_search_fold"(term) as folded, products from term
    order by products desc, term collate "_search_order" limit ${most}`;
  return (await query.execute(store.db)).rows;
}

function named<Name extends SearchedField>(fields: readonly Name[]): Name[] {
  return fields.filter((name) => !isMissingField('Product2', name));
}

/**
 * Whether the fields of a product have all words, of which the last may go on.
 *
 * @param isFirst whether a field has to begin with the first of them
 */
function haveWords(words: readonly string[], fields: readonly SearchedField[], isFirst: boolean): Condition {
  return allOf(
    words.map((word, at) => {
      const marks = isFirst && at === 0 ? [true] : [true, false];
      return hasWord(word, at === words.length - 1, fields, marks);
    }),
  );
}

/** Whether one of the fields of a product has a word, or one that begins so, as its first one or as a later one. */
function hasWord(
  word: string,
  isBeginning: boolean,
  fields: readonly SearchedField[],
  isFirst: readonly boolean[],
): Condition {
  const codes = fields.flatMap((field) => isFirst.map((first) => wordCode(0, field, first)));
  const words = isBeginning ? beginsWith(word) : sql`w."Word" = ${word}`;
  return sql`p."Words" && array(select w."Number" * ${sql.lit(MARKS)} + mark
    from "_search_words" w cross join unnest(${codes}::int[]) mark where ${words})`;
}
