import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { ObjectApiName } from '../../objects/index.ts';
import type { Row } from '../row.ts';
import type { Connection } from './connection.ts';

/** The tables as Kysely sees them: one per object, named like it. */
export type Tables = { [Name in ObjectApiName]: Row<Name> };

/** A query builder over an open connection; transactions are the store's business. */
export function kyselyOver(connection: Connection): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: dialectOver(connection) });
}

function dialectOver(connection: Connection): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driverOver(connection),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function driverOver(connection: Connection): Driver {
  const single: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery) {
      const { rows, affected } = await connection.query<R>(sql, parameters);
      return { rows, numAffectedRows: BigInt(affected) };
    },
    streamQuery() {
      throw new Error('The store answers whole results; page through large ones');
    },
  };
  const refuse = () => Promise.reject(new Error('Use store.transaction, which binds the whole store'));
  return {
    init: async () => undefined,
    acquireConnection: async () => single,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  };
}
