import { sql } from 'kysely';
import { isSampled, SAMPLED } from '#mock/store/search/products/searched-product.ts';
import { hasCode } from '../term/product-words.ts';
import type { TermPart } from '../term/term-part.ts';
import { allOf, type Condition, type Hits, inGroups } from './hits.ts';
import { groupsOf, isOneOf, type PageChoice, plannedFor } from './page-choice.ts';

/** Up to so many products are all weighed. */
const FEW = 1_000;

/** Of more, so many at least; more where a page lies beyond them. */
const WEIGHED = 250;

/**
 * How close each part of a term has to come to the most that it can count, from step to step: as the first word of a
 * name, as any word of it, and as a brand or an active ingredient.
 */
const STEPS = [0.83, 0.75, 0.6];

/**
 * Ids of the hits that are weighed against each other, where there are very many: those in which each part of the term
 * counts most, then those in which it counts nearly as much, and others where these do not fill the page; and what a
 * merchandiser raised. Undefined where all are.
 */
export async function worthWeighing(hits: Hits, choice: PageChoice): Promise<readonly string[] | undefined> {
  const { term, parts, mayBeVeryMany } = hits;
  const { offset = 0, limit, facts } = choice;
  if (!term || !mayBeVeryMany) return undefined;
  const most = WEIGHED * Math.ceil((offset + limit) / WEIGHED);
  const idsOf = (condition: Condition, limit = most) => readIds(hits, choice, condition, limit);
  const sampled = allOf([sql.raw(isSampled('p')), term]);
  const isMany =
    choice.total === undefined
      ? (await idsOf(sampled, Math.ceil(FEW / SAMPLED) + 1)).length > FEW / SAMPLED
      : choice.total > FEW;
  if (!isMany) return undefined;
  const raised = Array.from(facts?.levels ?? []).flatMap(([id, level]) => (level > 0 ? [id] : []));
  const best = new Set(raised.length === 0 ? [] : await idsOf(allOf([term, isOneOf(raised)])));
  for (const step of STEPS) {
    const ids = await idsOf(allOf(parts.map((part) => countsAtLeast(part, step))));
    for (const id of ids) best.add(id);
    if (ids.length === most) break;
  }
  for (const others of [sampled, term])
    if (best.size < offset + limit) for (const id of await idsOf(others)) best.add(id);
  return [...best];
}

async function readIds(
  hits: Hits,
  choice: PageChoice,
  condition: Condition,
  limit: number,
): Promise<string[]> {
  // Planned as if all were read: for a few of them it would read through the table, and find them late.
  const query = sql<{ id: string }>`${plannedFor(hits)}
    with matching as materialized (
      select p."Id" as id from "_search_products" p
      where ${allOf([condition, inGroups(groupsOf(hits, choice))])})
    select id from matching limit ${limit}`;
  return (await query.execute(hits.shelf.store.db)).rows.map(({ id }) => id);
}

/** Whether a part of a term counts at least such a share of what it can for a product. */
function countsAtLeast({ codes, categories, firstCategories }: TermPart, share: number): Condition {
  const words = codes();
  const scores = [words, categories, firstCategories].flatMap((scored) => [...scored.values()]);
  const least = share * Math.max(0, ...scores);
  const having = <Key>(scored: ReadonlyMap<Key, number>): Key[] =>
    Array.from(scored).flatMap(([key, score]) => (score >= least ? [key] : []));
  const [anywhere, first] = [having(categories), having(firstCategories)];
  const inFields = hasCode(having(words));
  if (anywhere.length + first.length === 0) return inFields;
  const standing = sql`g."Categories" && ${anywhere}::text[] or g."Categories"[1] = any(${first}::text[])`;
  return sql`(${inFields} or ${inGroups(standing)})`;
}
