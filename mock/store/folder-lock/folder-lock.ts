import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts';

/** Another process has the data folder open. Two at once would destroy each other's writes without an error. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError' as const;
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. ` +
        `Stop that process, or choose another folder with DATA_DIR.`,
    );
    this.pid = pid;
  }
}

interface Entry extends ProcessIdentity {
  readonly released?: true;
}

/**
 * Takes a data folder for this process and answers how to give it back.
 *
 * Locks are numbered files, each made whole by one link call, and the highest number counts. A number is never made
 * twice, so whoever takes over from a dead process can be beaten, but never shares the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const locks = join(folder, 'lock');
  await mkdir(locks, { recursive: true });
  const identity = ownIdentity();
  for (;;) {
    const number = await highest(locks);
    const holder = number > 0 ? await read(locks, number) : undefined;
    if (holder && !holder.released && isRunning(holder)) throw new FolderInUseError(folder, holder.pid);
    if (await take(locks, number + 1, identity)) return () => release(locks, number + 1, identity);
  }
}

async function take(locks: string, number: number, identity: ProcessIdentity): Promise<boolean> {
  if (!(await create(locks, number, identity))) return false;
  if ((await highest(locks)) !== number) {
    // The folder was listed long ago; others have come and gone since.
    await rm(join(locks, String(number)), { force: true });
    return false;
  }
  await removeOlder(locks, number);
  return true;
}

/** Makes the numbered lock; false when it exists. */
async function create(locks: string, number: number, entry: Entry): Promise<boolean> {
  const draft = await writeDraft(locks, entry);
  try {
    await link(draft, join(locks, String(number)));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function release(locks: string, number: number, identity: ProcessIdentity): Promise<void> {
  await rename(await writeDraft(locks, { ...identity, released: true }), join(locks, String(number)));
}

async function writeDraft(locks: string, entry: Entry): Promise<string> {
  const draft = join(locks, `draft-${randomUUID()}`);
  try {
    await writeFile(draft, JSON.stringify(entry));
  } catch (error) {
    // A full disk takes the name and nothing of the text.
    await rm(draft, { force: true });
    throw error;
  }
  return draft;
}

async function numbers(locks: string): Promise<number[]> {
  return (await readdir(locks)).filter((name) => /^\d+$/.test(name)).map(Number);
}

async function highest(locks: string): Promise<number> {
  return Math.max(0, ...(await numbers(locks)));
}

/** What the lock says; undefined when a higher one took its place, or when a power cut left nothing readable of it. */
async function read(locks: string, number: number): Promise<Entry | undefined> {
  try {
    return JSON.parse(await readFile(join(locks, String(number)), 'utf8')) as Entry;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function removeOlder(locks: string, number: number): Promise<void> {
  const older = (await numbers(locks)).filter((other) => other < number);
  await Promise.all(older.map((other) => rm(join(locks, String(other)), { force: true })));
}
