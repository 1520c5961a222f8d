import type { ObjectDefinition } from '../../objects/definition/index.ts';
import { nameField, objectDefinitions } from '../../objects/index.ts';
import type { Connection } from '../connection/connection.ts';
import { decodeRows, type JsonRow, selectRows } from '../read/rows.ts';
import type { AnyRow, Value } from '../row.ts';
import { quoted } from '../schema/columns.ts';
import { trackedChanges } from './tracked-changes.ts';

const histories = new Map(
  objectDefinitions.flatMap((history) => (history.historyOf ? [[history.historyOf, history] as const] : [])),
);

/** The object that keeps the changes of another one's records, if a write of these fields may change what it tracks. */
export function historyFor(
  { apiName, tracked }: ObjectDefinition,
  changes: Readonly<Record<string, unknown>>,
): ObjectDefinition | undefined {
  return tracked.some((name) => changes[name] !== undefined) ? histories.get(apiName) : undefined;
}

/** Lets `write` change a record in a transaction, and answers with the record what its history has to keep. */
export async function keepingChanges(
  connection: Connection,
  definition: ObjectDefinition,
  id: string,
  write: () => Promise<AnyRow | undefined>,
): Promise<{ row: AnyRow | undefined; kept: Record<string, Value>[] }> {
  const before = await locked(connection, definition, id);
  const row = await write();
  if (!before || !row) return { row, kept: [] };
  const nameOf = (target: ObjectDefinition, of: string) => readName(connection, target, of);
  return { row, kept: await trackedChanges(definition, before, row, nameOf) };
}

/** The record as it is, which nobody else changes before the end of the transaction. */
async function locked(
  connection: Connection,
  definition: ObjectDefinition,
  id: string,
): Promise<AnyRow | undefined> {
  const sql = selectRows(definition, quoted(definition.apiName), 'where "Id" = $1 for update');
  const { rows } = await connection.query<JsonRow>(sql, [id]);
  return decodeRows(definition, rows)[0];
}

async function readName(
  connection: Connection,
  definition: ObjectDefinition,
  id: string,
): Promise<string | undefined> {
  const sql = `select ${quoted(nameField(definition))} as "name" from ${quoted(definition.apiName)} where "Id" = $1`;
  const { rows } = await connection.query<{ name: string | null }>(sql, [id]);
  return rows[0]?.name ?? undefined;
}
