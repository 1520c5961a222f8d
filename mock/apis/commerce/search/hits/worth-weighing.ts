import { sql } from 'kysely';
import { hasCode } from '../term/product-words.ts';
import type { TermPart } from '../term/term-part.ts';
import { allOf, type Condition, type Hits, inGroups } from './hits.ts';
import { groupsOf, isOneOf, type PageChoice, plannedFor } from './page-choice.ts';

/** So many products are weighed at least; more where a page lies beyond them. */
const WEIGHED = 500;

/**
 * How close each part of a term has to come to the most that it can count, from step to step: as the first word of a
 * name, as any word of it, and as a brand or an active ingredient.
 */
const STEPS = [0.83, 0.75, 0.6];

/**
 * Ids of the hits that are weighed against each other, where there are very many: those in which each part of the term
 * counts most, then those in which it counts nearly as much, then others, until there are enough; and what a
 * merchandiser raised. Undefined where all are.
 */
export async function worthWeighing(hits: Hits, choice: PageChoice): Promise<readonly string[] | undefined> {
  const { term, parts, shelf } = hits;
  const { offset = 0, limit, total, facts } = choice;
  const most = WEIGHED * Math.ceil((offset + limit) / WEIGHED);
  if (!term || (total !== undefined && total <= most)) return undefined;
  const groups = inGroups(groupsOf(hits, choice));
  const idsOf = async (condition: Condition, limit: number) => {
    // Planned as if all were read: for a few of them it would read through the table, and find them late.
    const query = sql<{ id: string }>`${plannedFor(hits)}
      with matching as materialized (
        select p."Id" as id from "_search_products" p where ${allOf([condition, groups])})
      select id from matching limit ${limit}`;
    return (await query.execute(shelf.store.db)).rows.map(({ id }) => id);
  };
  const some = await idsOf(term, most + 1);
  if (some.length <= most) return undefined;
  const raised = Array.from(facts?.levels ?? []).flatMap(([id, level]) => (level > 0 ? [id] : []));
  const best = new Set(raised.length === 0 ? [] : await idsOf(allOf([term, isOneOf(raised)]), most));
  for (const step of STEPS) {
    const ids = await idsOf(allOf(parts.map((part) => countsAtLeast(part, step))), most);
    for (const id of ids) best.add(id);
    if (ids.length === most) break;
  }
  return [...best, ...some.filter((id) => !best.has(id)).slice(0, Math.max(0, most - best.size))];
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
