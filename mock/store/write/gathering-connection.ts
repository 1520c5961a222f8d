import type { Connection, Result } from '../connection/connection.ts';
import { refuse } from '../constraint-error.ts';
import type { Value } from '../row.ts';

/** Rows of one statement: an insert of so many takes a few milliseconds, and nobody else is answered meanwhile. */
const ROWS_AT_ONCE = 50;

/**
 * The connection of a transaction that keeps inserts back until anything else is asked of it, so that those of one object
 * that follow each other are one statement. Whatever is read finds them.
 */
export class GatheringConnection implements Connection {
  readonly #connection: Connection;
  #insert = '';
  #rows: Readonly<Record<string, Value>>[] = [];

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Keeps a row for an insert that takes a list of rows as its one parameter. */
  async keep(insert: string, row: Readonly<Record<string, Value>>): Promise<void> {
    if (insert !== this.#insert || this.#rows.length >= ROWS_AT_ONCE) await this.flush();
    this.#insert = insert;
    this.#rows.push(row);
  }

  /** Inserts what is kept. Throws a ConstraintError where the tables refuse one of the rows. */
  async flush(): Promise<void> {
    if (this.#rows.length === 0) return;
    const rows = JSON.stringify(this.#rows);
    this.#rows = [];
    await this.#connection.query(this.#insert, [rows]).catch(refuse);
  }

  async query<R>(sql: string, parameters?: readonly unknown[]): Promise<Result<R>> {
    await this.flush();
    return this.#connection.query<R>(sql, parameters);
  }

  async transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    await this.flush();
    return this.#connection.transaction(work);
  }
}
