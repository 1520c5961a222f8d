import { type RawBuilder, sql } from 'kysely';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { typedPzn } from '#pharmacy/pzn.ts';
import { CATEGORY_FACET, fieldFacets } from '../facet-values.ts';
import type { Refinements } from '../refinements.ts';
import type { Weights } from '../searched-fields.ts';
import { hasCode, hasKey, hasProduct } from '../term/product-words.ts';
import { readTerm, type Shelf, typedTerm } from '../term/read-term.ts';
import type { TermPart } from '../term/term-part.ts';
import { pznPart } from './pzn-part.ts';
import { isLargeShop } from './shop-size.ts';

/** What narrows the catalogue; at least one of both. */
export interface Narrowing {
  readonly searchTerm?: string;
  readonly categoryId?: string;
}

/**
 * A condition on a row `p` of what products are searched in, or on a group `g` of products that stand in the same
 * categories and have the same facets.
 */
export type Condition = RawBuilder<unknown>;

/** Products that are looked for. */
export interface Hits {
  readonly shelf: Shelf;
  /** Whether a product matches the term; undefined where none was searched. */
  readonly term?: Condition | undefined;
  /** Whether a group of products is looked for. */
  readonly within: Condition;
  /** Whether a term may match so many that they are estimated. */
  readonly mayBeVeryMany: boolean;
  /** What decides their relevance; none where no term was searched. */
  readonly parts: readonly TermPart[];
  /** The term with typing errors corrected, where a term was searched. */
  readonly effectiveTerm: string | null;
}

/**
 * The products that match a term, lie in a category or below it, or both.
 *
 * @param weights fields to match the term against, with how much a hit counts
 * @throws PlatformFault 404 for an unknown category
 */
export async function findHits(
  shelf: Shelf,
  { searchTerm, categoryId }: Narrowing,
  weights: Weights,
): Promise<Hits> {
  const category = categoryId === undefined ? undefined : shelf.tree.find(categoryId);
  if (categoryId !== undefined && !category) throw notFound();
  const within = category ? inCategories(shelf, [category.Id]) : allOf([]);
  if (searchTerm === undefined)
    return { shelf, within, mayBeVeryMany: false, parts: [], effectiveTerm: null };
  const { parts, effectiveTerm } = await matchingTerm(shelf, searchTerm, weights);
  // A term of signs alone says nothing that a product could have.
  const term = parts.length === 0 ? undefined : allOf(parts.map(matches));
  const mayBeVeryMany = term !== undefined && (await isLargeShop(shelf.store));
  return { shelf, term, within, mayBeVeryMany, parts, effectiveTerm };
}

/** A PZN finds its one product; digits that are nobody's PZN are matched like any word. */
async function matchingTerm(shelf: Shelf, term: string, weights: Weights) {
  const pzn = weights.L2C_CM_PZN__c === undefined ? undefined : typedPzn(term)?.pzn;
  const named = pzn === undefined ? undefined : await pznPart(shelf.store, pzn);
  if (named) return { parts: [named], effectiveTerm: term.trim() };
  const typed = await typedTerm(shelf, term);
  const read = await readTerm(shelf, typed, weights, false);
  // Words of products that are gone are still known: where nothing is found, they may have stood in the way.
  const isFound = read.parts.length === 0 || (await hasProduct(shelf.store, allOf(read.parts.map(matches))));
  return isFound ? read : readTerm(shelf, typed, weights, true);
}

/** Whether a product has a word of a part in its fields, or stands in a category that has one. */
function matches({ codes, keys, categories }: TermPart): Condition {
  const words = keys ?? [...codes().keys()];
  const inFields = keys ? hasKey(keys) : hasCode(words);
  if (categories.size === 0) return words.length === 0 ? sql`false` : inFields;
  return sql`(${inFields} or ${inGroups(sql`g."Categories" && ${[...categories.keys()]}::text[]`)})`;
}

/** Whether a product is in a group that meets a condition. */
export function inGroups(condition: Condition): Condition {
  if (condition === ANY) return ANY;
  return sql`p."Group" = any(array(select g."Number" from "_search_groups" g where ${condition}))`;
}

/** Whether the products of a group stand in one of the categories or below it. */
export function inCategories({ tree }: Shelf, ids: Iterable<string>): Condition {
  const all = new Set(Array.from(ids, (id) => [...tree.withDescendants(id)]).flat());
  return sql`g."Categories" && ${[...all]}::text[]`;
}

/** Whether the products of a group obey all refinements, or all but those of one facet. */
export function obeys(shelf: Shelf, refinements: Refinements, except?: string): Condition {
  const known = fieldFacets();
  const conditions = [...refinements]
    .filter(([facet]) => facet !== except)
    .map(([facet, values]) => {
      if (facet === CATEGORY_FACET) return inCategories(shelf, values);
      const field = known.find((name) => name === facet);
      return field ? sql`g.${sql.ref(field)} = any(${[...values]}::text[])` : sql`false`;
    });
  return allOf(conditions);
}

/** What everything meets. */
const ANY: Condition = sql`true`;

/** All of the conditions. */
export function allOf(conditions: readonly Condition[]): Condition {
  const telling = conditions.filter((one) => one !== ANY);
  return telling.length === 0 ? ANY : sql.join(telling, sql` and `);
}
