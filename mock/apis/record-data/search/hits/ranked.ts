import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../../../store/store.ts';
import { type Joins, ROOT } from '../../querying/joins.ts';
import type { Matches } from './matches.ts';

/** What narrows and arranges records that were found. */
export interface Narrowing {
  readonly joins: Joins;
  /** Conditions on the records themselves; their tables are those that `joins` has reached. */
  readonly predicates: readonly RawBuilder<unknown>[];
  /** Their order; the best first without any. */
  readonly order?: RawBuilder<unknown> | undefined;
}

/** Which of the records. */
export interface Choice {
  readonly narrowing?: Narrowing | undefined;
  readonly offset?: number;
  readonly limit?: number | undefined;
}

/** Some of the records that were found, in their order. */
export interface Ranked {
  readonly ids: readonly string[];
  /** How many there are in all. */
  readonly total: number;
  /** How well the first of them matches. */
  readonly score: number;
}

interface Line {
  readonly id: string;
  readonly score: number;
  readonly total: number;
}

/** Reads a part of what was found, in one statement: the best first, equals by name. */
export async function readRanked(store: Store, matches: Matches, part: Choice): Promise<Ranked> {
  const rows = await readLines(store, matches, part);
  const [first] = rows;
  if (!first && (part.offset ?? 0) > 0) {
    const { total } = await readRanked(store, matches, { ...part, offset: 0, limit: 1 });
    return { ids: [], total, score: 0 };
  }
  return { ids: rows.map(({ id }) => id), total: first?.total ?? 0, score: first?.score ?? 0 };
}

/** How well the best of the records matches; 0 without any. */
export async function bestScore({ db }: Store, matches: Matches): Promise<number> {
  const { rows } = await sql<{ best: number | null }>`
    select max(m.score) as "best" from (${matches}) m`.execute(db);
  return rows[0]?.best ?? 0;
}

async function readLines(
  { db }: Store,
  matches: Matches,
  { narrowing, offset = 0, limit }: Choice,
): Promise<Line[]> {
  const { from, where, order } = narrowing ? narrowed(narrowing) : ALL;
  const { rows } = await sql<Line>`
    with m as ${narrowing ? sql`materialized` : sql``} (${matches})
    select m."Id" as "id", m.score as "score", count(*) over ()::int as "total"
    from ${from} where ${where} order by ${order} limit ${limit ?? null} offset ${offset}`.execute(db);
  return rows;
}

const BEST_FIRST = sql`m.score desc, m."Name", m."Id"`;
const ALL = { from: sql`m`, where: sql`true`, order: BEST_FIRST };

function narrowed({ joins, predicates, order = BEST_FIRST }: Narrowing) {
  const id = sql.ref(`${ROOT}.Id`);
  // The ids as a list, so that the records are looked up by them.
  const conditions = [sql`${id} = any(array(select "Id" from m))`, ...predicates];
  return {
    from: sql`${joins.from} join m on m."Id" = ${id}`,
    where: sql.join(conditions, sql` and `),
    order,
  };
}
