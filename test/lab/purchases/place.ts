import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDataFolder } from '#mock/store/new-data-folder.ts';
import { openStore, type StoreLocation } from '#mock/store/open-store.ts';
import { freshSchema, runSql } from '#mock/store/postgres-tests.ts';
import type { OpenStore } from '#mock/store/store.ts';
import { owned } from '#scripts/process/owned.ts';
import { mutationOf } from '../graceful-shutdown/mutants.ts';
import type { PurchaseRecords } from './purchase-records.ts';

/** Modules are compiled once for all processes that an experiment starts. */
export const COMPILE_CACHE = join(import.meta.dirname, '../../../node_modules/.cache/offizin/compiled');

/** Where the records of an experiment are kept: a new data folder, or a new schema of a PostgreSQL database. */
export interface Place {
  readonly database: 'PGlite' | 'PostgreSQL';
  /** Opens the records in this process. */
  open(): Promise<OpenStore>;
  /** Starts a platform over the records in a process of its own, with a bug if one is named. */
  start(mutant?: string): Promise<RunningPlatform>;
  remove(): Promise<void>;
  /** What tells a process of the project where the records are. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface RunningPlatform {
  readonly origin: string;
  readonly pid: number | undefined;
  readonly child: ChildProcess;
  /** Milliseconds from the start of the process until it answered. */
  readonly readyMs: number;
  /** What the platform has written. */
  records(): Promise<PurchaseRecords>;
  /** Ends the process with a signal and waits until it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** A place where nothing is yet, not even tables. */
export async function newPlace(databaseUrl?: string): Promise<Place> {
  return databaseUrl ? onPostgres(databaseUrl) : inFolder(await mkdtemp(join(tmpdir(), 'offizin-load-')));
}

/** A place whose tables are there where that saves making them: in a folder. */
export async function preparedPlace(databaseUrl?: string): Promise<Place> {
  return databaseUrl ? onPostgres(databaseUrl) : inFolder(await newDataFolder());
}

function onPostgres(databaseUrl: string): Place {
  const schema = freshSchema();
  return {
    database: 'PostgreSQL',
    ...placeAt({ databaseUrl, schema }, { DATABASE_URL: databaseUrl, DATABASE_SCHEMA: schema }),
    remove: () => runSql(databaseUrl, `drop schema if exists "${schema}" cascade`),
  };
}

function inFolder(dataDir: string): Place {
  return { ...placeIn(dataDir), remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** A place in a data folder that the caller removes. */
export function placeIn(dataDir: string): Place {
  return {
    database: 'PGlite',
    ...placeAt({ dataDir }, { DATA_DIR: dataDir, DATABASE_URL: '' }),
    remove: async () => undefined,
  };
}

function placeAt(location: StoreLocation, environment: Readonly<Record<string, string>>) {
  return {
    environment,
    open: () => openStore(location),
    start: (mutant?: string) => startPlatform({ ...environment, ...mutationOf(mutant) }),
  };
}

async function startPlatform(environment: Readonly<Record<string, string>>): Promise<RunningPlatform> {
  const began = performance.now();
  const child = spawn(process.execPath, [...owned, join(import.meta.dirname, 'platform-process.ts')], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment },
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const [ready] = await Promise.race([once(child, 'message'), gone]);
  if (typeof ready?.port !== 'number') throw new Error(`The platform ended before it was ready: ${ready}`);
  return {
    origin: `http://127.0.0.1:${ready.port}`,
    pid: child.pid,
    child,
    readyMs: performance.now() - began,
    records: () => recordsOf(child),
    end: async (signal) => {
      child.kill(signal);
      await gone;
    },
  };
}

async function recordsOf(child: ChildProcess): Promise<PurchaseRecords> {
  const answer = once(child, 'message');
  child.send('records');
  const [{ records }] = (await answer) as [{ records: PurchaseRecords }];
  return records;
}
