import { type RawBuilder, sql } from 'kysely';
import type { ObjectDefinition } from '../../../../objects/definition/index.ts';
import type { AnyRow, Value } from '../../../../store/row.ts';
import type { SearchableTexts } from '../../../../store/search/index/search-index.ts';
import type { Store } from '../../../../store/store.ts';
import { searchWeights } from '../../../../store/search/records/searched-fields.ts';

/** The searched texts of a record. */
export interface RecordTexts {
  readonly id: string;
  readonly texts: SearchableTexts;
}

/** The searched texts of all records of an object, or of those that were changed at or after a moment. */
export async function readTexts(
  { db }: Store,
  definition: ObjectDefinition,
  changedSince?: Date,
): Promise<RecordTexts[]> {
  const names = Object.keys(searchWeights(definition));
  const columns = ['Id', ...names].map((name) => sql.ref(name));
  const rows = await sql<AnyRow>`
    select ${sql.join(columns)} from ${sql.table(definition.apiName)}
    where ${since(changedSince)} order by "Id"`.execute(db);
  return rows.rows.map((row) => ({
    id: row.Id,
    texts: Object.fromEntries(names.map((name) => [name, textOf(row[name])])),
  }));
}

function since(moment: Date | undefined): RawBuilder<unknown> {
  return moment ? sql`"SystemModstamp" >= ${moment.toISOString()}` : sql`true`;
}

function textOf(value: Value | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
