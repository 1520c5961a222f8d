import { sql } from 'kysely';
import { objectDefinition } from '../../../objects/index.ts';
import type { AnyRow, Value } from '../../../store/row.ts';
import { searchWeights } from '../../../store/search/records/searched-fields.ts';
import type { Store } from '../../../store/store.ts';

/** The searched texts of a record by field. */
export type RecordTexts = Readonly<Record<string, string | null>>;

/** The searched texts of records of an object, by id. */
export async function readTexts(
  { db }: Store,
  apiName: string,
  ids: readonly string[],
): Promise<Map<string, RecordTexts>> {
  const names = Object.keys(searchWeights(objectDefinition(apiName)));
  const columns = ['Id', ...names].map((name) => sql.ref(name));
  const { rows } = await sql<AnyRow>`select ${sql.join(columns)} from ${sql.table(apiName)}
    where "Id" = any(${[...ids]})`.execute(db);
  return new Map(
    rows.map((row) => [row.Id, Object.fromEntries(names.map((name) => [name, textOf(row[name])]))]),
  );
}

function textOf(value: Value | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
