import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { objectDefinitions } from '../objects/index.ts';
import { ChangeCount } from './changes/change-count.ts';
import { EVERY_OBJECT, makeMarks, raiseMarks } from './changes/shared-marks.ts';
import { clearRecords, emptyTables } from './clear-records.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Connection, Database } from './connection/connection.ts';
import { NoRoomError } from './connection/data-folder.ts';
import { openPglite } from './connection/pglite.ts';
import { openPostgres } from './connection/postgres.ts';
import { lockFolder } from './folder-lock/folder-lock.ts';
import { IdSource } from './id-source.ts';
import { AUTOMATED_PROCESS_USER_ID, syncMetadataRecords } from './metadata-records.ts';
import { RecordStore } from './record-store.ts';
import { migrate } from './schema/migrate.ts';
import { upgradeSearch } from './search/products/fill-search.ts';
import { upgradeRecordSearch } from './search/records/fill-records.ts';
import { exchangeRecords } from './snapshots/exchange-records.ts';
import { firstNumbers, setNumbers } from './snapshots/running-numbers.ts';
import {
  countRecords,
  dropSnapshot,
  listSnapshots,
  restoreSnapshot,
  type Snapshot,
  takeSnapshot,
} from './snapshots/snapshots.ts';
import type { OpenStore, Store } from './store.ts';
import { TableGrowth } from './write/table-growth.ts';

/**
 * Where the records are kept: a PostgreSQL server (in the schema public unless told), a folder of the embedded database
 * with so many MB of memory for its pages, memory, or a database that is open already.
 */
export type StoreLocation =
  | { readonly databaseUrl: string; readonly schema?: string }
  | { readonly dataDir: string; readonly buffers?: number }
  | { readonly memory: true }
  | { readonly database: Database };

/**
 * Opens the record store and brings its tables in line with the definitions.
 *
 * Throws a FolderInUseError when another process has the data folder open, a NoRoomError when its disk is full, and a
 * SchemaMismatchError when the stored data cannot be adapted.
 */
export async function openStore(options: StoreLocation & { readonly clock?: Clock }): Promise<OpenStore> {
  const clock = options.clock ?? systemClock;
  const { database, release, reset } = await openDatabase(options);
  try {
    if (database.kind === 'postgres') await makeMarks(database);
    await migrate(database, objectDefinitions, reset, async (connection) => {
      await syncMetadataRecords(connection, clock());
      await upgradeSearch(connection, tellProgress('products'));
      await upgradeRecordSearch(connection, tellProgress('records'));
      if (database.kind === 'postgres') await raiseMarks(connection, [EVERY_OBJECT]);
    });
  } catch (error) {
    await database.close();
    await release();
    throw error;
  }
  return new RootStore(database, clock, release) as unknown as OpenStore;
}

const tellProgress = (what: string) => (done: number) => console.log(`  ${done} ${what} read for the search`);

type InFolder = Extract<StoreLocation, { readonly dataDir: string }>;

interface Opened {
  database: Database;
  /** Frees what was locked, once the database is closed. */
  release: () => Promise<void>;
  /** What a person can do to start afresh, for messages. */
  reset: string;
}

async function openDatabase(location: StoreLocation): Promise<Opened> {
  const release = async () => undefined;
  if ('databaseUrl' in location) {
    const { databaseUrl: url, schema = 'public' } = location;
    return {
      database: await openPostgres({ url, schema }),
      release,
      reset: `drop the schema “${schema}” of the database`,
    };
  }
  if ('database' in location) return { database: location.database, release, reset: 'start again' };
  if ('memory' in location) return { database: await openPglite({}), release, reset: 'start again' };
  return openFolder(location);
}

async function openFolder({ dataDir, buffers }: InFolder): Promise<Opened> {
  const release = await makeAndLock(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    return { database: await openPglite({ folder, buffers }), release, reset: `delete the folder ${folder}` };
  } catch (error) {
    await release();
    throw error;
  }
}

async function makeAndLock(dataDir: string): Promise<() => Promise<void>> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await lockFolder(dataDir);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new NoRoomError(dataDir, error) : error;
  }
}

class RootStore extends RecordStore {
  readonly #database: Database;
  readonly #ids: IdSource;
  readonly #changes: ChangeCount;
  readonly #growth: TableGrowth;
  readonly #clock: Clock;
  readonly #release: () => Promise<void>;

  constructor(database: Database, clock: Clock, release: () => Promise<void>) {
    const ids = new IdSource();
    const changes = new ChangeCount();
    const growth = new TableGrowth();
    const isSoleWriter = database.kind === 'pglite';
    super(database, { ids, clock, changes, growth, isSoleWriter, origin: {} }, AUTOMATED_PROCESS_USER_ID);
    this.#changes = changes;
    this.#growth = growth;
    this.#database = database;
    this.#ids = ids;
    this.#clock = clock;
    this.#release = release;
  }

  async clear(): Promise<void> {
    await this.#database.transaction(async (connection) => {
      await clearRecords(this.#database, connection);
      await syncMetadataRecords(connection, this.#clock());
      await this.tellOthers(connection, [EVERY_OBJECT]);
    });
    this.#ids.reset();
    this.#growth.reset();
    this.#changes.addToAll();
  }

  refill(fill: (store: Store) => Promise<void>): Promise<number> {
    return this.#exchange(async (connection) => {
      await emptyTables(this.#database, connection);
      await setNumbers(this.#database, connection, firstNumbers());
      this.#ids.reset();
      this.#growth.reset();
      await syncMetadataRecords(connection, this.#clock());
      await fill(this.over(connection));
      return countRecords(connection);
    });
  }

  snapshots(): Promise<Snapshot[]> {
    return this.#database.transaction(listSnapshots);
  }

  takeSnapshot(name: string, description: string | null): Promise<Snapshot | undefined> {
    const createdAt = this.#clock().toISOString();
    return this.#database.transaction(async (connection) => {
      await connection.query('set transaction isolation level repeatable read');
      return takeSnapshot(connection, { name, description, createdAt });
    });
  }

  restoreSnapshot(name: string): Promise<number | undefined> {
    return this.#exchange(async (connection) => {
      const records = await restoreSnapshot(this.#database, connection, name);
      if (records !== undefined) await syncMetadataRecords(connection, this.#clock());
      return records;
    });
  }

  deleteSnapshot(name: string): Promise<boolean> {
    return this.#database.transaction((connection) => dropSnapshot(connection, name));
  }

  /**
   * Exchanges records in one transaction; ids and whatever was kept in memory beside the old ones is forgotten. Work
   * without a result has exchanged nothing.
   */
  async #exchange<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    try {
      return await exchangeRecords(this.#database, async (connection) => {
        const result = await work(connection);
        if (result !== undefined) await this.tellOthers(connection, [EVERY_OBJECT]);
        return result;
      });
    } finally {
      this.#ids.reset();
      this.#changes.addToAll();
      this.forgetOrigin();
    }
  }

  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.#database.exclusively(work);
  }

  async close(): Promise<void> {
    await this.#database.close();
    await this.#release();
  }
}
