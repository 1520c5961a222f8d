import { PGlite, type Transaction } from '@electric-sql/pglite';
import { type Connection, type Database, type Result, withinSavepoint } from './connection.ts';
import { DataFolder, NoRoomError } from './data-folder.ts';
import { databaseModule } from './database-module.ts';
import { parsers } from './parsers.ts';
import { isWriting, StatementCache } from './statement-cache.ts';
import { Turns } from './turns.ts';

type Session = Pick<Transaction, 'query' | 'exec'>;

class SessionConnection implements Connection {
  readonly #session: Session;
  readonly #statements: StatementCache;
  readonly #turns: Turns;
  readonly #depth: number;

  constructor(session: Session, statements: StatementCache, turns: Turns, depth: number) {
    this.#session = session;
    this.#statements = statements;
    this.#turns = turns;
    this.#depth = depth;
  }

  async query<R>(sql: string, parameters: readonly unknown[] = []): Promise<Result<R>> {
    if (this.#depth > 0) await this.#turns.breathe();
    const execution = await this.#statements.execution(this.#session, sql, parameters);
    const result = execution
      ? (await this.#session.exec(execution))[0]
      : await this.#session.query(sql, [...parameters]);
    const rows = (result?.rows ?? []) as R[];
    const affected = result?.affectedRows ?? 0;
    if (isWriting(sql)) await this.#statements.noteWritten(this.#session, Math.max(affected, rows.length));
    return { rows, affected };
  }

  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const inner = new SessionConnection(this.#session, this.#statements, this.#turns, this.#depth + 1);
    return withinSavepoint(this, this.#depth, work, inner);
  }
}

/** What PostgreSQL takes by itself to keep pages in, in MB. */
const USUAL_BUFFERS = 128;
/** The same for a small database that lives shortly: to clear the usual memory takes longer than all else of its start. */
export const SMALL_BUFFERS = 32;

/**
 * PostgreSQL inside this process: in a folder, or in memory without one, where it may begin with an image. `buffers` is
 * its memory for pages, in MB. Throws a NoRoomError where a full disk is in the way.
 */
export async function openPglite(options: {
  folder?: string;
  image?: Blob;
  buffers?: number | undefined;
}): Promise<Database> {
  const { folder, image } = options;
  const { buffers = image === undefined ? USUAL_BUFFERS : SMALL_BUFFERS } = options;
  const fs = folder === undefined ? undefined : new DataFolder(folder);
  try {
    const pglite = await PGlite.create({
      ...(fs && { fs }),
      ...(image && { loadDataDir: image }),
      parsers: { ...parsers },
      pgliteWasmModule: await databaseModule(),
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${buffers}MB`],
    });
    return new PgliteDatabase(pglite);
  } catch (error) {
    throw folder !== undefined && fs?.wasFull ? new NoRoomError(folder, error) : error;
  }
}

/** The embedded database; one session, so a transaction holds up everything else until it ends, but only one does. */
export class PgliteDatabase extends SessionConnection implements Database {
  readonly kind = 'pglite';
  readonly #pglite: PGlite;
  readonly #statements: StatementCache;
  readonly #turns: Turns;

  constructor(pglite: PGlite, statements = new StatementCache(), turns = new Turns()) {
    super(pglite, statements, turns, 0);
    this.#pglite = pglite;
    this.#statements = statements;
    this.#turns = turns;
  }

  override query<R>(sql: string, parameters: readonly unknown[] = []): Promise<Result<R>> {
    return this.#turns.statement(() => super.query<R>(sql, parameters));
  }

  override transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#turns.transaction(() =>
      this.#pglite.transaction((session) =>
        work(new SessionConnection(session, this.#statements, this.#turns, 1)),
      ),
    );
  }

  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  /** The whole database as one file, from which another can be opened at once. */
  async image(): Promise<Blob> {
    return this.#pglite.dumpDataDir('none');
  }

  async close(): Promise<void> {
    if (!this.#pglite.closed) await this.#pglite.close();
  }
}
