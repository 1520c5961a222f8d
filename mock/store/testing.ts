import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../engine/disk/write-whole.ts';
import { objectDefinitions } from '../objects/index.ts';
import type { Clock } from './clock.ts';
import { openPglite, type PgliteDatabase } from './connection/pglite.ts';
import { syncMetadataRecords } from './metadata-records.ts';
import { openStore } from './open-store.ts';
import { leaseSchema, type SchemaLease } from './postgres-tests.ts';
import { definitionsHash, migrate } from './schema/migrate.ts';
import type { OpenStore } from './store.ts';

/** A clock for tests: stands still until it is told to move. */
export interface TestClock {
  (): Date;
  /** Moves the clock on. */
  advance(milliseconds: number): void;
}

/** A clock that begins at `start`, by default noon of the first of June 2026 in UTC. */
export function testClock(start = '2026-06-01T12:00:00.000Z'): TestClock {
  let moment = new Date(start).getTime();
  const clock = () => new Date(moment);
  return Object.assign(clock, {
    advance: (milliseconds: number) => {
      moment += milliseconds;
    },
  });
}

/** Databases in memory that no test store of this worker has open. */
const free: PgliteDatabase[] = [];

/**
 * A store for one test file, empty but for the records that mirror definitions. In memory it is opened from a prepared
 * image or over a database that another file of the worker has done with, which takes a fraction of the time. Where the
 * tests run on PostgreSQL it is a schema of the worker.
 */
export async function openTestStore(clock: Clock = testClock()): Promise<OpenStore> {
  const lease = leaseSchema();
  const store = lease ? await openLeasedStore(lease, clock) : await openStoreInMemory(clock);
  await store.clear();
  for (const { name } of await store.snapshots()) await store.deleteSnapshot(name);
  return store;
}

async function openLeasedStore({ release, ...location }: SchemaLease, clock: Clock): Promise<OpenStore> {
  const store = await openStore({ ...location, clock });
  const close = store.close.bind(store);
  return Object.assign(store, { close: () => close().finally(release) });
}

async function openStoreInMemory(clock: Clock): Promise<OpenStore> {
  const database = free.pop() ?? ((await openPglite({ image: await preparedImage() })) as PgliteDatabase);
  const store = await openStore({ database, clock });
  return Object.assign(store, { close: async () => void free.push(database) });
}

/** An empty database with all tables, as a file. */
export async function preparedImage(): Promise<Blob> {
  const hash = definitionsHash(objectDefinitions).slice(0, 16);
  const file = join(import.meta.dirname, '../../node_modules/.cache/offizin', `store-${hash}.tar`);
  if (!existsSync(file)) await prepareImage(file);
  // Read at once: a blob over a file becomes unreadable when another test file's image takes the file's place.
  return new Blob([await readFile(file)]);
}

async function prepareImage(file: string): Promise<void> {
  const database = (await openPglite({})) as PgliteDatabase;
  await migrate(database, objectDefinitions, 'start again', (connection) =>
    syncMetadataRecords(connection, testClock()()),
  );
  await writeWhole(file, Buffer.from(await (await database.image()).arrayBuffer()));
  await database.close();
}
