import { type RawBuilder, sql } from 'kysely';
import type { MatchingRule, MatchMethod, ObjectDefinition } from '../../../objects/definition/index.ts';
import type { AnyRow, Value } from '../../../store/row.ts';
import { fold } from '../../../store/search/text/fold.ts';
import { foldedColumn } from '../../../store/search/text/fold-sql.ts';
import type { Store } from '../../../store/store.ts';
import { areSimilarFirstNames, areSimilarOrganisations } from './similar-names.ts';

type Values = Readonly<Record<string, Value | undefined>>;

/** Records beyond this are not judged: no person has that many doubles. */
const MOST_CANDIDATES = 500;

/** How similar names are judged, among the records that the other fields leave. */
const JUDGED: Partial<Record<MatchMethod, (a: string, b: string) => boolean>> = {
  FirstName: areSimilarFirstNames,
  OrganisationName: areSimilarOrganisations,
};

/** Ids of the other records that match a record by a rule; none where one of the rule's fields is empty. */
export async function matchingIds(
  { db }: Store,
  definition: ObjectDefinition,
  { fields }: MatchingRule,
  record: Values,
): Promise<string[]> {
  if (fields.some(({ field }) => textOf(record[field]) === '')) return [];
  const columns = ['Id', ...fields.map(({ field }) => field)].map((name) => sql.ref(name));
  const conditions = fields.flatMap(
    ({ field, method }) => condition(definition, field, method, record) ?? [],
  );
  const { rows } = await sql<AnyRow>`
    select ${sql.join(columns)} from ${sql.table(definition.apiName)}
    where "Id" <> ${String(record.Id ?? '')} and ${sql.join(conditions, sql` and `)}
    order by "CreatedDate", "Id" limit ${MOST_CANDIDATES}`.execute(db);
  return rows
    .filter((row) =>
      fields.every(
        ({ field, method }) => JUDGED[method]?.(textOf(row[field]), textOf(record[field])) ?? true,
      ),
    )
    .map(({ Id }) => Id);
}

function condition(
  { fields }: ObjectDefinition,
  name: string,
  method: MatchMethod,
  record: Values,
): RawBuilder<unknown> | undefined {
  const [column, text] = [sql.ref(name), textOf(record[name])];
  if (method === 'Spelling') return sql`${foldedColumn(sql`trim(${column})`)} = ${fold(text)}`;
  if (method !== 'Exact') return undefined;
  // A unique field has an index for what it holds, and holds it in one form.
  return fields[name]?.unique
    ? sql`${column} = ${text}`
    : sql`lower(trim(${column})) = ${text.toLowerCase()}`;
}

function textOf(value: Value | undefined): string {
  return String(value ?? '').trim();
}
