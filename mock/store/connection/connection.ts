/** What a statement answers. */
export interface Result<R> {
  readonly rows: R[];
  /** Rows inserted, updated or deleted. */
  readonly affected: number;
}

/** A way to run SQL: the database as a whole, or the connection of one transaction. */
export interface Connection {
  /** Runs one statement with `$1`, `$2` … as parameters. */
  query<R = Record<string, unknown>>(sql: string, parameters?: readonly unknown[]): Promise<Result<R>>;
  /**
   * Runs `work` in a transaction, or in a savepoint when this connection is in one already; what `work` did is undone
   * when it throws.
   */
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
}

/** An open database. */
export interface Database extends Connection {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs `work` while no other process that works on the same tables is in here: the time to change the tables, or to
   * fill empty ones.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A transaction inside a transaction: undone alone when `work` throws. */
export async function withinSavepoint<T>(
  connection: Connection,
  depth: number,
  work: (connection: Connection) => Promise<T>,
  inner: Connection,
): Promise<T> {
  const name = `savepoint_${depth}`;
  await connection.query(`savepoint ${name}`);
  try {
    const result = await work(inner);
    await connection.query(`release savepoint ${name}`);
    return result;
  } catch (error) {
    await connection.query(`rollback to savepoint ${name}`);
    throw error;
  }
}
