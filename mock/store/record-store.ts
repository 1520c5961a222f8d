import type { Kysely } from 'kysely';
import type { ObjectDefinition } from '../objects/definition/index.ts';
import { objectDefinition } from '../objects/index.ts';
import type { ChangeCount } from './change-count.ts';
import type { Clock } from './clock.ts';
import type { Connection } from './connection/connection.ts';
import { kyselyOver, type Tables } from './connection/kysely.ts';
import { explained } from './constraint-error.ts';
import type { IdSource } from './id-source.ts';
import type { Increment } from './increment.ts';
import { countSql, type FindOptions, findSql } from './query/find-sql.ts';
import { Parameters } from './query/parameters.ts';
import { whereSql } from './query/where-sql.ts';
import { decodeRows, type JsonRow, selectRows, writtenRows } from './read/rows.ts';
import type { AnyRow, Value } from './row.ts';
import { quoted } from './schema/columns.ts';
import type { Store } from './store.ts';
import { insertSql } from './write/insert-sql.ts';
import { newRow } from './write/new-row.ts';
import { updateSql } from './write/update-sql.ts';

const ROWS_PER_STATEMENT = 1000;

/** What every store over one database shares. */
export interface StoreParts {
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly changes: ChangeCount;
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
  #db: Kysely<Tables> | undefined;

  constructor(connection: Connection, parts: StoreParts, userId: string) {
    this.#connection = connection;
    this.#parts = parts;
    this.#userId = userId;
  }

  get origin(): object {
    return this.#parts.origin;
  }

  /** Lets go of what is kept in memory beside the records. */
  protected forgetOrigin(): void {
    this.#parts.origin = {};
  }

  /** The same store on a connection that is in a transaction. */
  protected over(connection: Connection): Store {
    return asStore(new RecordStore(connection, this.#parts, this.#userId));
  }

  changeCount(apiName: string): number | undefined {
    return this.#parts.isSoleWriter ? this.#parts.changes.of(apiName) : undefined;
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
    const [stored] = await this.#rows(definition, sql, [JSON.stringify([row])]);
    this.#parts.changes.add(definition.apiName);
    return stored as AnyRow;
  }

  async insertMany(apiName: string, values: readonly Values[]): Promise<string[]> {
    const definition = objectDefinition(apiName);
    const rows = await this.#newRows(definition, values);
    const chunks = Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
      JSON.stringify(rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT)),
    );
    await this.#connection
      .transaction(async (connection) => {
        for (const chunk of chunks) await connection.query(insertSql(definition), [chunk]);
      })
      .catch((error: unknown) => Promise.reject(explained(error)));
    this.#parts.changes.add(definition.apiName);
    return rows.map((row) => row.Id as string);
  }

  async update(
    apiName: string,
    id: string,
    changes: Readonly<Record<string, Value | Increment | undefined>>,
    guard?: object,
  ): Promise<AnyRow | undefined> {
    const definition = objectDefinition(apiName);
    const { sql, parameters } = updateSql(definition.apiName, id, changes, guard, this.#writer());
    const [row] = await this.#rows(definition, writtenRows(definition, sql), parameters);
    this.#parts.changes.add(definition.apiName);
    return row;
  }

  async delete(apiName: string, id: string): Promise<boolean> {
    return (await this.#write(`delete from ${tableOf(apiName)} where "Id" = $1`, [id])) > 0;
  }

  async deleteWhere(apiName: string, where: object): Promise<number> {
    const parameters = new Parameters();
    const condition = whereSql(apiName, where, parameters);
    return this.#write(`delete from ${tableOf(apiName)} where ${condition}`, parameters.values);
  }

  async transaction<T>(work: (store: Store) => Promise<T>): Promise<T> {
    try {
      return await this.#connection.transaction((connection) =>
        work(asStore(new RecordStore(connection, this.#parts, this.#userId))),
      );
    } catch (error) {
      this.#parts.changes.addToAll();
      throw error;
    }
  }

  as(userId: string): Store {
    return asStore(new RecordStore(this.#connection, this.#parts, userId));
  }

  async #newRows(definition: ObjectDefinition, values: readonly Values[]): Promise<Record<string, Value>[]> {
    const wanting = values.filter((value) => !value.Id).length;
    const ids = await this.#parts.ids.take(this.#connection, definition.apiName, wanting);
    const writer = this.#writer();
    let next = 0;
    return values.map((value) => newRow(definition, (value.Id || ids[next++]) as string, value, writer));
  }

  #writer() {
    return { userId: this.#userId, now: this.#parts.clock() };
  }

  async #rows(definition: ObjectDefinition, sql: string, parameters: readonly unknown[]): Promise<AnyRow[]> {
    try {
      return decodeRows(definition, (await this.#connection.query<JsonRow>(sql, parameters)).rows);
    } catch (error) {
      throw explained(error);
    }
  }

  async #write(sql: string, parameters: readonly unknown[]): Promise<number> {
    try {
      const { affected } = await this.#connection.query(sql, parameters);
      if (affected > 0) this.#parts.changes.addToAll();
      return affected;
    } catch (error) {
      throw explained(error);
    }
  }
}

/** One implementation serves both the typed calls and those whose object is known at run time only. */
function asStore(store: RecordStore): Store {
  return store as unknown as Store;
}

function tableOf(apiName: string): string {
  return quoted(objectDefinition(apiName).apiName);
}
