import { sql } from 'kysely';
import type { Store } from '../../../../store/store.ts';
import { ROOT } from '../../../record-data/querying/joins.ts';
import type { Scope } from '../compile/scope.ts';
import type { Filter } from './filters.ts';

/** A step of the database; one with `Index Cond` looks records up in an index. */
interface Step {
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Step[];
}

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: Step }[];
}

/** Those of the conditions for which the database has an index that it can look them up in. */
export function servedByIndex(store: Store, filters: readonly Filter[], scope: Scope): Promise<Filter[]> {
  return store.transaction(async (inside) => {
    // A table with few records is read as a whole whatever indexes it has.
    await sql`set local enable_seqscan = off`.execute(inside.db);
    const served: Filter[] = [];
    for (const filter of filters.filter(({ isOwn }) => isOwn))
      if (await isServed(inside, filter, scope)) served.push(filter);
    await sql`set local enable_seqscan to default`.execute(inside.db);
    return served;
  });
}

async function isServed({ db }: Store, { where }: Filter, { definition }: Scope): Promise<boolean> {
  const table = sql`${sql.table(definition.apiName)} as ${sql.ref(ROOT)}`;
  const { rows } = await sql<Explained>`explain (format json) select 1 from ${table} where ${where}`.execute(
    db,
  );
  return rows.flatMap((row) => row['QUERY PLAN']).some(({ Plan }) => looksUp(Plan));
}

function looksUp(step: Step): boolean {
  return step['Index Cond'] !== undefined || (step.Plans ?? []).some(looksUp);
}
