import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectDefinitions } from '../objects/index.ts';
import { openStore } from './open-store.ts';
import { definitionsHash } from './schema/migrate.ts';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/offizin');

/** A file system in memory, where there is one: data is copied to it many times faster than to a disk. */
const IN_MEMORY = '/dev/shm';
/** Less than the data of some stacks makes it no place for tests. */
const LEAST_FREE_BYTES = 1024 ** 3;

/** Makes a new folder for data that lives as long as a test, in memory where there is room. */
export function newTestFolder(prefix = 'offizin-'): string {
  return mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), prefix));
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}

/**
 * A new data folder for a test, whose database has all tables and no records but those that mirror definitions. It is
 * copied from a prepared one, which takes a fraction of the time; the caller removes it.
 */
export async function newDataFolder(): Promise<string> {
  const folder = newTestFolder('offizin-data-');
  await cp(await preparedFolder(), folder, { recursive: true });
  return folder;
}

async function preparedFolder(): Promise<string> {
  const folder = join(CACHE, `folder-${definitionsHash(objectDefinitions).slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(join(CACHE, 'draft-'));
  await (await openStore({ dataDir: draft })).close();
  // Another test file may have been quicker.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}
