import type { Kysely } from 'kysely';
import type { ObjectDefinition } from '../objects/definition/index.ts';
import { objectDefinition } from '../objects/index.ts';
import { affectedByDeletion } from './changes/affected-objects.ts';
import type { ChangeCount } from './changes/change-count.ts';
import { raiseMarks, readMarks } from './changes/shared-marks.ts';
import type { Clock } from './clock.ts';
import type { Connection } from './connection/connection.ts';
import { kyselyOver, type Tables } from './connection/kysely.ts';
import { refuse } from './constraint-error.ts';
import { restoreDeleted } from './deletions/restore.ts';
import { MOMENT } from './deletions/trail-schema.ts';
import type { IdSource } from './id-source.ts';
import type { Increment } from './increment.ts';
import { countSql, type FindOptions, findSql } from './query/find-sql.ts';
import { Parameters } from './query/parameters.ts';
import { whereSql } from './query/where-sql.ts';
import { decodeRows, type JsonRow, selectRows, writtenRows } from './read/rows.ts';
import type { AnyRow, Value } from './row.ts';
import { quoted } from './schema/columns.ts';
import { searchTables } from './search/search-tables.ts';
import type { Store } from './store.ts';
import { GatheringConnection } from './write/gathering-connection.ts';
import { historyFor, keepingChanges } from './write/history.ts';
import { insertSql } from './write/insert-sql.ts';
import { newRow } from './write/new-row.ts';
import type { TableGrowth } from './write/table-growth.ts';
import { updateSql } from './write/update-sql.ts';

const ROWS_PER_STATEMENT = 1000;

/** What every store over one database shares. */
export interface StoreParts {
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly changes: ChangeCount;
  readonly growth: TableGrowth;
  /** Whether no other process writes to the same records. */
  readonly isSoleWriter: boolean;
  /** What is kept in memory beside the records hangs on this; another one when all of them are exchanged. */
  origin: object;
}

type Values = Readonly<Record<string, Value | undefined>>;

/** The record store over one connection: the whole database, or a transaction of it. */
export class RecordStore {
  readonly #connection: Connection;
  readonly #parts: StoreParts;
  readonly #userId: string;
  /** Objects written in the transaction so far; undefined outside of one. */
  readonly #written: Set<string> | undefined;
  #db: Kysely<Tables> | undefined;

  constructor(connection: Connection, parts: StoreParts, userId: string, written?: Set<string>) {
    this.#connection = connection;
    this.#parts = parts;
    this.#userId = userId;
    this.#written = written;
  }

  get origin(): object {
    return this.#parts.origin;
  }

  get isInTransaction(): boolean {
    return this.#written !== undefined;
  }

  /** Lets go of what is kept in memory beside the records. */
  protected forgetOrigin(): void {
    this.#parts.origin = {};
  }

  /** The same store on a connection that is in a transaction. */
  protected over(connection: Connection): Store {
    return asStore(new RecordStore(connection, this.#parts, this.#userId, new Set()));
  }

  async changeMarks(apiNames: readonly string[]): Promise<string[]> {
    const own = apiNames.map((apiName) => `${this.#parts.changes.of(apiName)}`);
    if (this.#parts.isSoleWriter) return own;
    const shared = await readMarks(this.#connection, apiNames);
    // What this transaction has written is not marked before its end, but to be read by itself already.
    return shared.map((mark, at) =>
      this.#written?.has(apiNames[at] ?? '') ? `${mark} and ${own[at]}` : mark,
    );
  }

  get db(): Kysely<Tables> {
    this.#db ??= kyselyOver(this.#connection);
    return this.#db;
  }

  async get(apiName: string, id: string): Promise<AnyRow | undefined> {
    const definition = objectDefinition(apiName);
    const sql = selectRows(definition, quoted(definition.apiName), 'where "Id" = $1');
    const [row] = await this.#rows(definition, sql, [id]);
    return row;
  }

  async getMany(apiName: string, ids: readonly string[]): Promise<AnyRow[]> {
    if (ids.length === 0) return [];
    const definition = objectDefinition(apiName);
    const sql = selectRows(definition, quoted(definition.apiName), 'where "Id" = any($1)');
    const rows = await this.#rows(definition, sql, [[...ids]]);
    const byId = new Map(rows.map((row) => [row.Id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async find(apiName: string, options: FindOptions = {}): Promise<AnyRow[]> {
    const definition = objectDefinition(apiName);
    const { sql, parameters } = findSql(definition, options);
    return this.#rows(definition, sql, parameters);
  }

  async findOne(apiName: string, options: FindOptions = {}): Promise<AnyRow | undefined> {
    const [row] = await this.find(apiName, { ...options, limit: 1 });
    return row;
  }

  async count(apiName: string, where?: object): Promise<number> {
    const { sql, parameters } = countSql(objectDefinition(apiName), where);
    const { rows } = await this.#connection.query<{ count: number }>(sql, parameters);
    return Number(rows[0]?.count);
  }

  async insert(apiName: string, values: Values): Promise<AnyRow> {
    const definition = objectDefinition(apiName);
    const [row] = await this.#newRows(definition, [values]);
    const sql = writtenRows(definition, `${insertSql(definition)} returning *`);
    return this.#writing(async (connection, wrote) => {
      const [stored] = await this.#rows(definition, sql, [JSON.stringify([row])], connection);
      wrote([definition.apiName]);
      return stored as AnyRow;
    });
  }

  async insertLater(apiName: string, values: Values): Promise<string> {
    const definition = objectDefinition(apiName);
    const connection = this.#connection;
    if (!(connection instanceof GatheringConnection)) return (await this.insert(apiName, values)).Id;
    return this.#writing(async (_, wrote) => {
      const [row] = await this.#newRows(definition, [values]);
      await connection.keep(insertSql(definition), row as Record<string, Value>);
      wrote([definition.apiName]);
      return row?.Id as string;
    });
  }

  async insertMany(apiName: string, values: readonly Values[]): Promise<string[]> {
    const definition = objectDefinition(apiName);
    return this.#writing(async (connection, wrote) => {
      const insert = (inner: Connection) => this.#insertRows(inner, definition, values);
      const ids = await connection.transaction(insert).catch(refuse);
      wrote([definition.apiName]);
      return ids;
    });
  }

  async #insertRows(
    connection: Connection,
    definition: ObjectDefinition,
    values: readonly Values[],
  ): Promise<string[]> {
    const ids: string[] = [];
    for (let from = 0; from < values.length; from += ROWS_PER_STATEMENT) {
      const part = values.slice(from, from + ROWS_PER_STATEMENT);
      const rows = await this.#newRows(definition, part, connection);
      await connection.query(insertSql(definition), [JSON.stringify(rows)]);
      for (const { Id } of rows) ids.push(Id as string);
      if (this.#parts.growth.hasDoubled(definition.apiName, rows.length))
        await analyze(connection, [definition]);
    }
    return ids;
  }

  async update(
    apiName: string,
    id: string,
    changes: Readonly<Record<string, Value | Increment | undefined>>,
    guard?: object,
  ): Promise<AnyRow | undefined> {
    const definition = objectDefinition(apiName);
    const { sql, parameters } = updateSql(definition.apiName, id, changes, guard, this.#writer());
    const write = async (connection: Connection): Promise<AnyRow | undefined> =>
      (await this.#rows(definition, writtenRows(definition, sql), parameters, connection))[0];
    const history = historyFor(definition, changes);
    return this.#writing(async (connection, wrote) => {
      const row = history
        ? await connection.transaction(async (inner) => {
            const { row, kept } = await keepingChanges(inner, definition, id, () => write(inner));
            await this.#insertRows(inner, history, kept);
            return row;
          })
        : await write(connection);
      wrote(history ? [definition.apiName, history.apiName] : [definition.apiName]);
      return row;
    });
  }

  async delete(apiName: string, id: string): Promise<boolean> {
    return (await this.deleteWhere(apiName, { Id: id })) > 0;
  }

  async deleteWhere(apiName: string, where: object): Promise<number> {
    const definition = objectDefinition(apiName);
    const parameters = new Parameters();
    const condition = whereSql(apiName, where, parameters);
    const now = parameters.add(this.#parts.clock().toISOString());
    // The trigger that notes deletions reads the moment, also for records that go with these.
    const moment = `(select set_config('${MOMENT}', ${now}, true)) is not null`;
    const sql = `delete from ${quoted(definition.apiName)} where ${moment} and (${condition})`;
    return this.#writing(async (connection, wrote) => {
      const { affected } = await connection.query(sql, parameters.values).catch(refuse);
      if (affected > 0) wrote(affectedByDeletion(definition.apiName));
      return affected;
    });
  }

  async undelete(ids: readonly string[]): Promise<string[]> {
    return this.#writing(async (connection, wrote) => {
      const writer = this.#writer();
      const restored = await connection
        .transaction((inner) => restoreDeleted(inner, ids, writer))
        .catch(refuse);
      wrote([...restored.keys()]);
      return [...restored.values()].flat();
    });
  }

  async refreshStatistics(apiNames: readonly string[]): Promise<void> {
    if (apiNames.includes('Product2')) await this.#connection.query('select "_search_recount"()');
    await analyze(this.#connection, apiNames.map(objectDefinition));
  }

  async transaction<T>(work: (store: Store) => Promise<T>): Promise<T> {
    try {
      return await this.#connection.transaction(async (connection) => {
        const written = this.#written ?? new Set();
        const gathering = new GatheringConnection(connection);
        const result = await work(asStore(new RecordStore(gathering, this.#parts, this.#userId, written)));
        await gathering.flush();
        if (!this.#written) await this.tellOthers(connection, written);
        return result;
      });
    } catch (error) {
      this.#parts.changes.addToAll();
      throw error;
    }
  }

  as(userId: string): Store {
    return asStore(new RecordStore(this.#connection, this.#parts, userId, this.#written));
  }

  async #newRows(
    definition: ObjectDefinition,
    values: readonly Values[],
    connection: Connection = this.#connection,
  ): Promise<Record<string, Value>[]> {
    const wanting = values.filter((value) => !value.Id).length;
    const ids = await this.#parts.ids.take(connection, definition.apiName, wanting);
    const writer = this.#writer();
    let next = 0;
    return values.map((value) => newRow(definition, (value.Id || ids[next++]) as string, value, writer));
  }

  #writer() {
    return { userId: this.#userId, now: this.#parts.clock() };
  }

  async #rows(
    definition: ObjectDefinition,
    sql: string,
    parameters: readonly unknown[],
    connection: Connection = this.#connection,
  ): Promise<AnyRow[]> {
    const { rows } = await connection.query<JsonRow>(sql, parameters).catch(refuse);
    return decodeRows(definition, rows);
  }

  /** Runs `work`, which names the objects that it `wrote`; other processes learn of it in the same transaction. */
  async #writing<T>(
    work: (connection: Connection, wrote: (objects: readonly string[]) => void) => Promise<T>,
  ): Promise<T> {
    const written = this.#written ?? new Set();
    const wrote = (objects: readonly string[]): void => {
      for (const object of objects) {
        written.add(object);
        this.#parts.changes.add(object);
      }
    };
    if (this.#parts.isSoleWriter || this.#written) return work(this.#connection, wrote);
    return this.#connection.transaction(async (connection) => {
      const result = await work(connection, wrote);
      await this.tellOthers(connection, written);
      return result;
    });
  }

  /** Lets other processes know, at the end of the transaction, that records of these objects may have changed. */
  protected async tellOthers(connection: Connection, written: Iterable<string>): Promise<void> {
    if (!this.#parts.isSoleWriter) await raiseMarks(connection, written);
  }
}

/** Has the database count the records of objects, and what they are searched in, unless another writer does so now. */
async function analyze(connection: Connection, definitions: readonly ObjectDefinition[]): Promise<void> {
  const tables = definitions.flatMap((definition) => [definition.apiName, ...searchTables(definition)]);
  await connection.query(`analyze (skip_locked) ${[...new Set(tables)].map(quoted).join(', ')}`);
}

/** One implementation serves both the typed calls and those whose object is known at run time only. */
function asStore(store: RecordStore): Store {
  return store as unknown as Store;
}
