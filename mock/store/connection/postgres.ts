import { createHash } from 'node:crypto';
import pg from 'pg';
import { type Connection, type Database, type Result, withinSavepoint } from './connection.ts';
import { parsers } from './parsers.ts';
import { isPlannedAnew } from './planned-anew.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

class ClientConnection implements Connection {
  readonly #client: pg.ClientBase;
  readonly #depth: number;

  constructor(client: pg.ClientBase, depth: number) {
    this.#client = client;
    this.#depth = depth;
  }

  query<R>(sql: string, parameters: readonly unknown[] = []): Promise<Result<R>> {
    return run<R>(this.#client, sql, parameters);
  }

  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return withinSavepoint(this, this.#depth, work, new ClientConnection(this.#client, this.#depth + 1));
  }
}

/** For how long one statement may run, in milliseconds: longer than building an index of a large store takes. */
const STATEMENT_MS = 30_000;

/**
 * Compiling a statement and starting helpers for it take longer than those of the platform run. What a search finds in a
 * large store takes more memory than a server gives a statement by itself, which then looks at whole pages of rows.
 */
const SHORT_STATEMENTS = '-c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=32MB';

/**
 * A PostgreSQL server, reached by a pool of connections. `schema`, made where it is missing, keeps the tables apart from
 * others; its name is a plain one, in lower case. A statement
 * that runs longer than `statementMs` is ended and fails.
 */
export async function openPostgres(options: {
  url: string;
  schema: string;
  statementMs?: number;
}): Promise<Database> {
  const { url, schema, statementMs = STATEMENT_MS } = options;
  const pool = new pg.Pool({
    connectionString: url,
    options: `-c timezone=UTC -c search_path=${schema} -c statement_timeout=${statementMs} ${SHORT_STATEMENTS}`,
    types,
    max: 10,
  });
  // A server that goes away while a connection idles must not end this process; the next query reports it.
  pool.on('error', () => undefined);
  const database = new PostgresDatabase(pool, schema);
  try {
    await database.exclusively(() => createSchema(database, schema));
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Looked for first, since making one asks for a right that its user may not have. */
async function createSchema(database: Database, schema: string): Promise<void> {
  const { rows } = await database.query('select 1 from pg_namespace where nspname = $1', [schema]);
  if (rows.length === 0) await database.query(`create schema "${schema}"`);
}

class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly #pool: pg.Pool;
  readonly #lock: string;

  constructor(pool: pg.Pool, schema: string) {
    this.#pool = pool;
    this.#lock = `offizin ${schema}`;
  }

  query<R>(sql: string, parameters: readonly unknown[] = []): Promise<Result<R>> {
    return run<R>(this.#pool, sql, parameters);
  }

  async transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#withClient(async (client) => {
      await client.query('begin');
      try {
        const result = await work(new ClientConnection(client, 1));
        await client.query('commit');
        return result;
      } catch (error) {
        // Where the connection itself is gone, the server rolls back alone and the first error says why.
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    });
  }

  async exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.#withClient(async (client) => {
      // Waiting for another process may take as long as that one needs.
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock(hashtext($1))', [this.#lock]);
      try {
        return await work();
      } finally {
        await client.query('select pg_advisory_unlock(hashtext($1))', [this.#lock]);
        await client.query('reset statement_timeout');
      }
    });
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error) => {
      broken = error;
    };
    client.on('error', onError);
    try {
      return await work(client);
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }
}

/** Most statements with parameters are prepared by the server under a name, so that it plans each of them once. */
async function run<R>(
  client: pg.Pool | pg.ClientBase,
  text: string,
  parameters: readonly unknown[],
): Promise<Result<R>> {
  const name = parameters.length > 0 && !isPlannedAnew(text) ? statementName(text) : undefined;
  const result = await client.query({ ...(name ? { name } : {}), text, values: [...parameters] });
  return { rows: result.rows as R[], affected: result.rowCount ?? 0 };
}

const names = new Map<string, string>();

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= 500) return undefined;
  const name = createHash('sha1').update(text).digest('hex').slice(0, 20);
  names.set(text, name);
  return name;
}
